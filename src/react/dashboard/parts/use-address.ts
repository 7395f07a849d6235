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

/** The same of one list among several on a screen, which its name tells apart. */
export const firstPageOf = (list: string) => ({ [`${list}after`]: undefined, [`${list}page`]: undefined });

/** Where the pages of a list begin, from the second on, by path and filter: as far as this page has gone through it. */
const trails = new Map<string, readonly string[]>();

interface PagedList {
  /** Tells the list apart from others on the screen. */
  readonly list?: string;
  /** What it lists, where that is less than the path says. */
  readonly of?: string;
}

/** Pages by cursor that the address keeps. Whoever comes to a page by a link goes back from there to the first. */
export function useAddressPages({ list = '', of }: PagedList = {}): Pages {
  const { query, change } = useAddress();
  const { path } = usePlace();
  const after = query.get(`${list}after`) ?? undefined;
  const page = after === undefined ? 1 : Math.max(2, Math.trunc(Number(query.get(`${list}page`))) || 2);
  const filter = [...query].filter(([name]) => !/(?:after|page)$/.test(name));
  const key = `${list} ${of ?? path}?${new URLSearchParams(filter).toString()}`;
  const trail = trails.get(key) ?? [];
  return {
    after,
    page,
    on(cursor) {
      trails.set(key, [...trail.slice(0, page - 1), cursor]);
      change({ [`${list}after`]: cursor, [`${list}page`]: String(page + 1) });
    },
    back() {
      const cursor = page > 2 ? trail[page - 3] : undefined;
      change(
        cursor === undefined ? firstPageOf(list) : { [`${list}after`]: cursor, [`${list}page`]: String(page - 1) },
      );
    },
  };
}
