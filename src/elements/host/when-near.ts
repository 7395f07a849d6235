/** Pixels before the viewport at which a screen is fetched. */
const margin = 600;

/** Calls back when the element comes near the viewport; a second time does no harm. Gives what stops it. */
export function whenNear(element: Element, callback: () => void): () => void {
  const stop = (): void => observer.disconnect();
  const arrive = (isNear: boolean): void => {
    if (!isNear) return;
    stop();
    callback();
  };
  const observer = new IntersectionObserver((entries) => arrive(entries.some((entry) => entry.isIntersecting)), {
    rootMargin: `${margin}px`,
  });
  observer.observe(element);
  // A frame sooner than the observer reports, and after the host's script has set the language. What is not shown has no box.
  queueMicrotask(() => {
    const { top, height } = element.getBoundingClientRect();
    arrive(height > 0 && top < innerHeight + margin);
  });
  return stop;
}
