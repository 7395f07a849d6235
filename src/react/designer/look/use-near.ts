import { useEffect, useState, type RefObject } from 'react';

/** How far out of view something is made ready to be seen. */
const margin = '600px 0px';

interface Watch {
  readonly observer: IntersectionObserver;
  readonly waiting: WeakMap<Element, () => void>;
}

/** One for each part that scrolls, however many are watched in it. */
const watches = new WeakMap<Element | Document, Watch>();

function watchIn(root: Element | Document): Watch {
  const known = watches.get(root);
  if (known) return known;
  const waiting = new WeakMap<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { root, rootMargin: margin },
  );
  const watch = { observer, waiting };
  watches.set(root, watch);
  return watch;
}

/** Whether the element has come near to what is seen of the part that it scrolls in; what has been near stays so. */
export function useNear(ref: RefObject<Element | null>, scroller: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const { observer, waiting } = watchIn(element.closest(scroller) ?? document);
    waiting.set(element, () => setNear(true));
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      waiting.delete(element);
    };
  }, [ref, scroller, isNear]);
  return isNear;
}
