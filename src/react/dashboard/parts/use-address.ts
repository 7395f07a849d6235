import type { Pages } from '../../kit/pager/pager.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';

/** What the address of a screen keeps in its query, so that Back, a reload and a link lead to the same. */
interface Address {
  readonly query: URLSearchParams;
  /** Writes some values, and takes those away that are blank. */
  change(values: Readonly<Record<string, string | undefined>>, options?: { readonly replace?: boolean }): void;
}

export function useAddress(): Address {
  const { navigation } = usePortal();
  const { path, query } = usePlace();
  return {
    query,
    change(values, options) {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      navigation.go(next.size > 0 ? `${path}?${next.toString()}` : path, options);
    },
  };
}

/** Another list begins at its first page. */
export const firstPage = { after: undefined, page: undefined } as const;

/** Where the pages of a list begin, from the second on, by path and filter: as far as this page has gone through it. */
const trails = new Map<string, readonly string[]>();

/** Pages by cursor that the address keeps. Whoever comes to a page by a link goes back from there to the first. */
export function useAddressPages(): Pages {
  const { query, change } = useAddress();
  const { path } = usePlace();
  const after = query.get('after') ?? undefined;
  const page = after === undefined ? 1 : Math.max(2, Math.trunc(Number(query.get('page'))) || 2);
  const filter = new URLSearchParams(query);
  for (const name of Object.keys(firstPage)) filter.delete(name);
  const key = `${path}?${filter.toString()}`;
  const trail = trails.get(key) ?? [];
  return {
    after,
    page,
    on(cursor) {
      trails.set(key, [...trail.slice(0, page - 1), cursor]);
      change({ after: cursor, page: String(page + 1) });
    },
    back() {
      const cursor = page > 2 ? trail[page - 3] : undefined;
      change(cursor === undefined ? firstPage : { after: cursor, page: String(page - 1) });
    },
  };
}
