import type { FirstReply, OpenRequest } from './open-request.ts';

/** What a page of the server's own came with, once: later on, or in a page that a browser has kept, it may be old. */
export function takeGiven({
  api,
  category,
  link,
  language,
  calendar,
  page,
  token,
}: OpenRequest): FirstReply | undefined {
  const script = document.getElementById('porsa-opened');
  if (!script || api !== location.origin) return undefined;
  script.remove();
  const { dataset, textContent } = script;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAsked =
    dataset.category === category && dataset.link === link && dataset.language === language && calendar === language;
  return isAsked && !page && !token && visit?.type !== 'back_forward'
    ? (JSON.parse(textContent) as FirstReply)
    : undefined;
}
