import { useEffect, useRef } from 'react';
import { usePlace, usePortal } from '../context/portal-context.ts';
import type { Scrolled } from '../navigation/navigation.ts';

type Main = HTMLElement | null;

/** What may scroll: the portal within a page that gives it a height, or the page. */
const scrollers = (main: Main): readonly [Element | null, Element | null] => [
  main?.closest('.porsa-portal') ?? null,
  document.scrollingElement,
];

const scrolledOf = (main: Main): Scrolled => {
  const [portal, page] = scrollers(main);
  return [portal?.scrollTop ?? 0, page?.scrollTop ?? 0];
};

/** What a person does who wants to be somewhere else. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A new path begins at its top, and a screen reader there; one that was left begins where it was left, once what stood there has come. */
export function useScrolling(main: { readonly current: Main }, path: string): void {
  const { navigation } = usePortal();
  const place = usePlace();
  const shown = useRef<string>(undefined);
  useEffect(() => navigation.onLeave(() => scrolledOf(main.current)), [navigation, main]);
  useEffect(() => {
    const isNew = shown.current !== path;
    const isFirst = shown.current === undefined;
    shown.current = path;
    if (isFirst) return;
    if (isNew) main.current?.focus({ preventScroll: true });
    const kept = path === place.path ? navigation.scrolled() : undefined;
    if (kept) return returnTo(kept, main.current);
    if (isNew) toTop(main.current);
  }, [main, navigation, path, place]);
}

function toTop(main: Main): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const each of scrollers(main)) each?.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** Scrolls as far as it can, and on as the screen grows, until it is there or the person does something. */
function returnTo(kept: Scrolled, main: Main): () => void {
  const stop = new AbortController();
  const scroll = (): void => {
    scrollers(main).forEach((each, index) => each?.scrollTo({ top: kept[index] ?? 0, behavior: 'instant' }));
    if (scrolledOf(main).every((at, index) => Math.abs(at - (kept[index] ?? 0)) < 2)) stop.abort();
  };
  const grown = new ResizeObserver(scroll);
  stop.signal.addEventListener('abort', () => grown.disconnect());
  for (const act of acts) addEventListener(act, () => stop.abort(), { signal: stop.signal, capture: true });
  if (main) grown.observe(main);
  return () => stop.abort();
}
