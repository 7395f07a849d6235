import type { PlainReply } from '../../../src/api/contract/pages/plain-page.ts';
import type { Hosting } from './hosted-context.ts';

type Page = Exclude<PlainReply, { readonly kind: 'complete' }>;

interface Kept {
  readonly until: number;
  readonly page: Promise<Page>;
}

/** Pages kept at most, and for how long: what they begin with may depend on the hour. */
const most = 100;
const keptMs = 60_000;

const caches = new WeakMap<Hosting, Map<string, Kept>>();

/** The first page of a form, drawn once for all who open it within a minute. `key` holds all that it is drawn from. */
export function firstPage(hosting: Hosting, key: string, draw: () => Promise<Page>): Promise<Page> {
  const cache = caches.get(hosting) ?? new Map<string, Kept>();
  caches.set(hosting, cache);
  const now = hosting.context.clock().getTime();
  const known = cache.get(key);
  if (known && known.until > now) return known.page;
  const page = draw();
  cache.delete(key);
  cache.set(key, { until: now + keptMs, page });
  page.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  return page;
}
