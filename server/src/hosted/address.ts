import type { Language } from '../../../src/api/contract/primitives.ts';

/** Which form a page is for, as its address names it. */
export type Named = { readonly category: string } | { readonly link: string };

interface Wanted {
  readonly language?: Language | undefined;
  /** The form as plain HTML, and no script. */
  readonly plain?: boolean;
}

/** The page's path on this server. */
export function pathOf(named: Named, { language, plain = false }: Wanted = {}): string {
  const path = 'link' in named ? `/lnk/${encodeURIComponent(named.link)}` : `/f/${encodeURIComponent(named.category)}`;
  const query = new URLSearchParams({ ...(language && { language }), ...(plain && { plain: '1' }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
