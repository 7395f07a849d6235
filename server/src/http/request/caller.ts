import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import type { Caller } from '../../context/caller.ts';
import { acceptedLanguage } from './language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled by the first hook; the session's person is added when the token has been read. */
    caller: Caller | null;
  }
}

/** Who calls, as far as it is known by now. */
export function callerOf(request: FastifyRequest): Caller {
  request.caller ??= {
    language: acceptedLanguage(request.headers['accept-language']) ?? 'en',
    ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
    address: request.ip,
    ...(request.headers['user-agent'] !== undefined && { device: request.headers['user-agent'].slice(0, 300) }),
  };
  return request.caller;
}

/** What limits count by: an IPv4 address, or the network of an IPv6 one, whose owner has countless addresses. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const filler =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...filler, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
