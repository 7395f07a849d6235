import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import { ServerError } from '../errors/server-error.ts';

/**
 * Passes when a page of that origin may embed the category's form.
 *
 * The server's own origin always may, and so may callers that are no page (they send none). `*` allows every page,
 * those of a sandboxed frame too: they send `null`, which names nobody and can therefore not be listed.
 */
export function assertOriginAllowed(settings: CategorySettings, origin: string | undefined, own: string): void {
  if (origin === undefined || isSame(origin, own)) return;
  const allowed = settings.allowedOrigins ?? [];
  const caller = normalOrigin(origin);
  const isListed = (entry: string): boolean =>
    entry.trim() === '*'
      ? caller !== undefined || origin === sandboxed
      : caller !== undefined && normalOrigin(entry) === caller;
  if (allowed.some(isListed)) return;
  throw new ServerError('originnotallowed');
}

/** What a browser sends for a page whose origin is opaque. */
const sandboxed = 'null';

/** Refuses entries of the list that no page could ever match, so that nobody waits for a form that will not come. */
export function assertOrigins(entries: readonly string[] = []): void {
  const fields = entries.flatMap((entry, index) =>
    isOrigin(entry.trim()) ? [] : [{ path: `settings.allowedOrigins[${index}]`, rule: 'origin', message: '' }],
  );
  if (fields.length > 0) throw new ServerError('badbody', { fields });
}

function isOrigin(entry: string): boolean {
  return entry === '*' || (normalOrigin(entry) !== undefined && !entry.includes('*'));
}

function isSame(origin: string, own: string): boolean {
  const caller = normalOrigin(origin);
  return caller !== undefined && caller === normalOrigin(own);
}

/** Scheme, host and port in one spelling: lower case, punycode, no default port, no dot at the end; undefined for what is none. */
export function normalOrigin(text: string): string | undefined {
  try {
    const { protocol, host, hostname, username } = new URL(text.trim());
    if ((protocol !== 'https:' && protocol !== 'http:') || hostname === '' || username !== '') return undefined;
    return `${protocol}//${host.replace(/\.(?=$|:)/, '')}`;
  } catch {
    return undefined;
  }
}
