import { describe, expect, it } from 'vitest';
import type { Condition, Page } from '../../../engine/definition/types.ts';
import { pageAfter, pagesToFill, wayThrough } from './pages-to-fill.ts';

const page = (id: string, pageType: Page['pageType'] = 'form'): Page => ({ id, text: id, pageType, questions: [] });
const pages = [page('visit'), page('next', 'followup'), page('history'), page('later', 'followup')];

function formWith(...held: Extract<Condition, { kind: 'gotopage' }>[]) {
  const nextPage = (from: string) =>
    held.find((condition) => condition.from === from)?.to ??
    pages[pages.findIndex(({ id }) => id === from) + 1]?.id ??
    null;
  return { definition: { schema: 1, title: '', language: 'en', pages, conditions: held }, nextPage } as const;
}

describe('what one fills by default', () => {
  it('is all but the follow-up at the first entry, and the follow-up at each later one', () => {
    expect(pagesToFill(pages, false).map(({ id }) => id)).toEqual(['visit', 'history']);
    expect(pagesToFill(pages, true).map(({ id }) => id)).toEqual(['next', 'later']);
  });

  it('is everything where there is only one kind of page', () => {
    expect(pagesToFill([page('scale')], true)).toHaveLength(1);
    expect(pagesToFill([page('next', 'followup')], false)).toHaveLength(1);
  });

  it('passes over the pages of the other kind', () => {
    const first = pagesToFill(pages, false);
    expect([pageAfter(formWith(), 'visit', first), pageAfter(formWith(), 'history', first)]).toEqual(['history', null]);
    expect([...wayThrough(formWith(), pagesToFill(pages, true))]).toEqual(['next', 'later']);
  });

  it('goes where a condition leads, and round in no circle', () => {
    const first = pagesToFill(pages, false);
    expect([
      ...wayThrough(formWith({ id: '1', kind: 'gotopage', from: 'visit', to: 'later', when: '1' }), first),
    ]).toEqual(['visit', 'later']);
    expect([
      ...wayThrough(formWith({ id: '1', kind: 'gotopage', from: 'history', to: 'visit', when: '1' }), first),
    ]).toEqual(['visit', 'history']);
  });
});
