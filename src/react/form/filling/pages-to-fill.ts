import type { Page } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';

/** What one fills unless a page is asked for: at a file's first entry all but the follow-up pages, at each later one those. */
export function pagesToFill(pages: readonly Page[], hasEntries: boolean): readonly Page[] {
  const wanted = pages.filter((page) => (page.pageType === 'followup') === hasEntries);
  return wanted.length > 0 ? wanted : pages;
}

type Way = Pick<LiveForm, 'definition' | 'nextPage'>;

/** The next of the pages to fill; a condition may lead out of them. Null after the last. */
export function pageAfter(form: Way, from: string, wanted: readonly Page[]): string | null {
  const next = form.nextPage(from);
  const isLed = form.definition.conditions.some(
    (condition) => condition.kind === 'gotopage' && condition.from === from && condition.to === next,
  );
  return next === null || isLed || wanted.some(({ id }) => id === next) ? next : pageAfter(form, next, wanted);
}

/** Every page on the way through, as the conditions stand now. */
export function wayThrough(form: Way, wanted: readonly Page[]): ReadonlySet<string> {
  const way = new Set<string>();
  for (let page = wanted[0]?.id ?? null; page !== null && !way.has(page); page = pageAfter(form, page, wanted))
    way.add(page);
  return way;
}
