import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { AddressRefused, checkUrl, safeLookup, type AllowedHosts } from '../webhook/safe-address.ts';

/** Bytes of an answer. */
const longest = 2_000_000;

/**
 * The JSON that an address answers with. A redirect is followed nowhere, and an address inside of one's own walls is
 * asked only where the operator allows it, as with webhooks.
 */
export function readAddress(address: string, allowed: AllowedHosts, patienceMs = 10_000): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const url = checkUrl(address, allowed);
    if (url === undefined) return reject(new AddressRefused(address));
    const open = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = open(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        lookup: safeLookup(url, allowed),
        headers: { accept: 'application/fhir+json' },
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
        response.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`The answer has status ${response.statusCode}.`));
          try {
            resolve(JSON.parse(Buffer.concat(parts).toString('utf8')));
          } catch (error) {
            reject(error as Error);
          }
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}
