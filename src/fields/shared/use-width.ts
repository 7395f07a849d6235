import { useLayoutEffect, useState, type RefObject } from 'react';

/** The element's width in pixels at the usual size of text, 16: twice as large a text has half the room. Measured before it is painted and as it changes; 0 where nothing is laid out. */
export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setWidth((element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize)) * 16);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
