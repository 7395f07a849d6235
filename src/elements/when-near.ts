/** Calls back once, when the element comes within 600 px of the viewport; at once where that cannot be known. Gives what stops it. */
export function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  }, { rootMargin: '600px' });
  observer.observe(element);
  return () => observer.disconnect();
}
