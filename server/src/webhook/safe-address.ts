import { lookup as resolveHost } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address is none that a message may be sent to. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESSREFUSED';
}

/** Receivers inside of one's own walls that the server's owner has named: host names, addresses or ranges. */
export type AllowedHosts = readonly string[];

/** All of IPv6 that is given out so far; outside of it `::7f00:1` and its like would count as ordinary. */
const openIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is public; a mapped or tunnelled address counts as the one it maps to. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(openIpv6));
}

function isInRanges(address: string, allowed: AllowedHosts): boolean {
  const parsed = ipaddr.process(address);
  return allowed.some((range) => {
    if (!ipaddr.isValidCIDR(range))
      return ipaddr.isValid(range) && ipaddr.process(range).toString() === parsed.toString();
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === parsed.kind() && parsed.match(network, bits);
  });
}

/** Of receivers that the operator has not named; any other port may belong to a service that takes no webhooks. Blank is 443. */
const openPorts: ReadonlySet<string> = new Set(['', '8443']);

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** The URL of a receiver, as far as its text can be checked: https, or http and any port for hosts that the operator allows, without a user name or password. */
export function checkUrl(text: string, allowed: AllowedHosts): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = bareHost(url);
  const isNamed = allowed.includes(host) || (ipaddr.isValid(host) && isInRanges(host, allowed));
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isNamed)) return undefined;
  if (isNamed) return url;
  if (!openPorts.has(url.port)) return undefined;
  return ipaddr.isValid(host) ? (isPublicAddress(host) ? url : undefined) : isLocalName(host) ? undefined : url;
}

function isLocalName(host: string): boolean {
  return !host.includes('.') || /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
}

/**
 * Resolves a host for the connection itself, and refuses where any of its addresses is not of the open internet.
 *
 * The connection goes to the address that was looked at, so a name cannot change its mind in between.
 */
export function safeLookup(url: URL, allowed: AllowedHosts, resolve: typeof resolveHost = resolveHost): LookupFunction {
  const isNamed = allowed.includes(bareHost(url));
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const isSafe =
        addresses.length > 0 &&
        addresses.every(({ address }) => isNamed || isPublicAddress(address) || isInRanges(address, allowed));
      if (!isSafe) return done(new AddressRefused(host), '');
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first?.address ?? '', first?.family);
    });
  };
}
