import { useLayoutEffect, useState, type RefObject } from 'react';

export type Size = 'wide' | 'medium' | 'narrow';

/** What the room allows: three columns, three tight ones, or one at a time. It is the element's room that counts, not the window's. */
export const sizeOf = (width: number): Size => (width >= 1100 ? 'wide' : width >= 860 ? 'medium' : 'narrow');

export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>('wide');
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setSize(sizeOf(element.clientWidth));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(sizeOf(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
