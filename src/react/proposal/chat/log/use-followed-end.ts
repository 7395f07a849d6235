import { useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels from the end within which somebody is there: what can be picked stands below the last entry. */
const near = 400;

/** Marks the end of the conversation, and scrolls there as it grows: only for those who are at the end already. */
export function useFollowedEnd(length: number) {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef(length);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => (isAtEnd.current = entry?.isIntersecting ?? true), {
      rootMargin: `${near}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (length === seen.current) return;
    const grew = length > seen.current;
    seen.current = length;
    if (!grew || !isAtEnd.current) return;
    // A smooth scroll would still be on its way when the next answer comes.
    requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end', behavior: 'instant' }));
  }, [length]);
  return end;
}
