import type { FastifyReply, FastifyRequest } from 'fastify';

/** What pages served by this server may load: their own files, pictures made in the page, and logos by the server's public address. */
export const contentSecurityPolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${new URL(publicUrl).origin}`,
    "font-src 'self'",
    "connect-src 'self' data:",
    "worker-src 'none'",
    "manifest-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The same for the portal, which can be installed: its service worker and its manifests alone are allowed besides. */
export const portalPolicy = (publicUrl: string): string =>
  contentSecurityPolicy(publicUrl)
    .replace("worker-src 'none'", "worker-src 'self'")
    .replace("manifest-src 'none'", "manifest-src 'self'");

/** Has replies hold to the policy of pages. */
export const asPage =
  (publicUrl: string) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('content-security-policy', contentSecurityPolicy(publicUrl));
  };

/** What is no page loads nothing, and stands in none. */
const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers that stand on every reply, errors and files included; pages have a policy of their own, and single routes loosen what they must. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
