import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { AddressRefused, checkUrl, safeLookup, type AllowedHosts } from './safe-address.ts';

/** Bytes of an answer. */
const longest = 2_000_000;

export interface Question {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly patienceMs?: number;
}

export interface AnswerOfAddress {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * What an address answers. A redirect is followed nowhere, and an address inside of one's own walls is asked only where
 * the operator allows it.
 */
export function askAddress(
  address: string,
  allowed: AllowedHosts,
  { method = 'GET', headers, body, patienceMs = 10_000 }: Question,
): Promise<AnswerOfAddress> {
  return new Promise((resolve, reject) => {
    const url = checkUrl(address, allowed);
    if (url === undefined) return reject(new AddressRefused(address));
    const open = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = open(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        lookup: safeLookup(url, allowed),
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          parts.push(part);
          length += part.length;
          if (length > longest) response.destroy(new Error('The answer is too long.'));
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).flatMap(([name, value]) =>
                value === undefined ? [] : [[name, [value].flat().join(', ')]],
              ),
            ),
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
