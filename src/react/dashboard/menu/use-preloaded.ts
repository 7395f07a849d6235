import { useEffect } from 'react';
import type { MenuItem } from '../../../api/contract/shapes.ts';
import { useQuiet, whenIdle } from '../calls/quiet.ts';
import { usePortal } from '../context/portal-context.ts';

const addressesOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ url, children = [] }) => [...(url?.startsWith('/') ? [url] : []), ...addressesOf(children)]);

export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Fetches the screens that a menu leads to, one after another while nothing else is to be done; not for who pays for each byte. */
export function usePreloaded(menu: readonly MenuItem[]): void {
  const { preload } = usePortal();
  const isQuiet = useQuiet();
  useEffect(() => {
    if (!isQuiet || savesData()) return;
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
  }, [menu, preload, isQuiet]);
}
