import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls what is said into sight as soon as it is said, where it is not; the focus stays. */
export function useShown<E extends Element>(said: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [said]);
  return ref;
}
