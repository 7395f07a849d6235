import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../http/reply/security-headers.ts';

/**
 * Of every page with a form: its address, which may be a link's, is told to nobody else, and this server's own pages
 * name themselves when they send answers.
 */
export const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  vary: 'accept-language',
} as const;

/** Of a page without a script: none runs in it, whatever a form's texts may hold. */
export const plainHeaders = {
  ...htmlHeaders,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const;

/** Of a page that holds CSS itself: of all that could stand there, only what the server has written is taken. */
export function headersWithStyles(
  publicUrl: string,
  elements: readonly string[],
  attributes: readonly string[],
): Readonly<Record<string, string>> {
  const hashes = [...elements, ...attributes].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const allowed = [...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...new Set(hashes)].join(' ');
  return {
    ...htmlHeaders,
    'content-security-policy': contentSecurityPolicy(publicUrl).replace(
      "style-src 'self'",
      `style-src 'self' ${allowed}`,
    ),
  };
}
