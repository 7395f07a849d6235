import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { AddressRefused, checkUrl, safeLookup, type AllowedHosts } from './safe-address.ts';

export interface Message {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a message and gives the status of the answer, whose body nobody reads; a redirect is followed nowhere. */
export type PostMessage = (message: Message) => Promise<number>;

const patienceMs = 10_000;

export function postTo(allowed: AllowedHosts): PostMessage {
  return ({ url: text, body, headers }) =>
    new Promise((resolve, reject) => {
      const url = checkUrl(text, allowed);
      if (url === undefined) return reject(new AddressRefused(text));
      const open = url.protocol === 'https:' ? requestSecure : requestPlain;
      const signal = AbortSignal.timeout(patienceMs);
      const request = open(
        url,
        {
          method: 'POST',
          agent: false,
          signal,
          lookup: safeLookup(url, allowed),
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
}
