import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import type { TLSSocket } from 'node:tls';

export interface AddressAnswer {
  /** Whether what answered is a Porsa server. */
  readonly isPorsa: boolean;
  /** Until when its certificate is valid; absent without TLS. */
  readonly validTo?: Date;
}

/** Asks an address for its health. Rejects where it cannot be reached or its certificate is not valid. */
export type AskAddress = (url: string) => Promise<AddressAnswer>;

const patienceMs = 5000;
const longestAnswer = 10_000;

/** `ca`: certificates to trust beside those of the system. */
export function askAddressTrusting(ca?: string): AskAddress {
  return (url) =>
    new Promise((resolve, reject) => {
      const get = url.startsWith('https:') ? getSecure : getPlain;
      const signal = AbortSignal.timeout(patienceMs);
      const request = get(url, { agent: false, signal, ...(ca !== undefined && { ca }) }, (response) => {
        const { valid_to: validTo } = (response.socket as TLSSocket).getPeerCertificate?.() ?? {};
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          if (text.length < longestAnswer) text += part;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ isPorsa: isHealth(text), ...(validTo && { validTo: new Date(validTo) }) }));
      });
      request.on('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.name === 'AbortError' || error.name === 'TimeoutError'
            ? Object.assign(new Error('late'), { code: 'ETIMEDOUT' })
            : error,
        ),
      );
    });
}

export const askAddress: AskAddress = askAddressTrusting();

function isHealth(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly success?: unknown } | null)?.success === true;
  } catch {
    return false;
  }
}
