import { useLayoutEffect, useState, type RefObject } from 'react';

export type Size = 'wide' | 'medium' | 'small' | 'narrow';

/** What the room allows: three columns, three tight ones, the canvas with one beside it, or one at a time. It is the element's room that counts, not the window's. */
export function sizeOf(width: number): Size {
  if (width >= 860) return width >= 1100 ? 'wide' : 'medium';
  return width >= 640 ? 'small' : 'narrow';
}

/** Where not all parts have room, tabs at the foot choose which one is seen. */
export const hasTabs = (size: Size): boolean => size === 'small' || size === 'narrow';

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
