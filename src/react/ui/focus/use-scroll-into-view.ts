import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls an element into view, where it is not, whenever its message changes; the focus stays. */
export function useScrollIntoView<E extends Element>(message: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [message]);
  return ref;
}
