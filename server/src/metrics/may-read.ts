import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whether a request may read the figures: with the token of the configuration or, where none is set, from this machine itself.
 *
 * A proxy on the same machine connects from here too. It adds headers that say for whom, and usually passes on the host
 * that was asked for: such a request comes from elsewhere.
 */
export function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    forwarding.every((header) => headers[header] === undefined) &&
    isLoopback(hostOf(headers.host ?? ''))
  );
}

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

function isLoopback(address: string): boolean {
  return address === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}

function hostOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : '';
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
}
