import { useEffect } from 'react';
import type { MenuItem } from '../../../api/contract/shapes.ts';
import { usePortal } from '../context/portal-context.ts';

/** The page has nothing to do; where a browser does not say so, it has drawn at least. Gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 500);
  return () => clearTimeout(timer);
}

const addressesOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ url, children = [] }) => [...(url?.startsWith('/') ? [url] : []), ...addressesOf(children)]);

export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Fetches the screens that a menu leads to, one after another while nothing else is to be done; not for who pays for each byte. */
export function usePreloaded(menu: readonly MenuItem[]): void {
  const { preload } = usePortal();
  useEffect(() => {
    if (savesData()) return;
    const addresses = [...addressesOf(menu)];
    let stop: () => void;
    const next = (): void => {
      const address = navigator.onLine ? addresses.shift() : undefined;
      if (address === undefined) return;
      void preload(address).then(() => {
        stop = whenIdle(next);
      });
    };
    stop = whenIdle(next);
    return () => {
      addresses.length = 0;
      stop();
    };
  }, [menu, preload]);
}
