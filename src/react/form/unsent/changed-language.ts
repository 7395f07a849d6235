/**
 * Whether the reader came here from this very page in another language, as by a link to it: what they had typed is then
 * theirs, and they are not asked whether to go on with it.
 */
export function hasChangedLanguage(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  if (visit?.type !== 'navigate' || referrer === '' || referrer === location.href) return false;
  return anyLanguage(referrer) === anyLanguage(location.href);
}

/** The address of a page, whatever its language. */
function anyLanguage(address: string): string {
  const url = new URL(address);
  for (const name of ['language', 'lng']) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
