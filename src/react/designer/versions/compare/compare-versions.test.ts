import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { compareVersions } from './compare-versions.ts';
import { settingLines } from './setting-lines.ts';

const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type: 'text',
  title: { en: name, fa: `${name} فارسی` },
  ...more,
});
const page = (id: string, ...questions: Question[]) => ({ id, text: id, pageType: 'form' as const, questions });
const form = (pages: FormDefinition['pages'], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages,
  ...more,
});

const said = (before: FormDefinition, after: FormDefinition) => {
  const { pages, ...rest } = compareVersions(before, after);
  return {
    ...rest,
    pages: pages.map(({ page: { id }, change, questions }) => [
      id,
      ...(change ? [`${change.what}${change.isMoved ? ' moved' : ''} ${change.settings.map(({ key }) => key)}`] : []),
      ...questions.map(({ id: of, what, isMoved, settings }) =>
        `${of} ${what}${isMoved ? ' moved' : ''} ${settings.map(({ key }) => key)}`.trim(),
      ),
    ]),
  };
};

describe('Two versions of a form compared', () => {
  it('tell page by page what was added, removed, moved and changed; pages that are gone come last', () => {
    const before = form([
      page('one', question('a'), question('b'), question('e'), question('c')),
      page('old', question('x')),
    ]);
    const after = form([
      page('one', question('b'), question('e'), question('a', { mandatory: true })),
      page('two', question('c'), question('d')),
    ]);
    expect(said(before, after).pages).toEqual([
      ['one', 'q-a changed moved mandatory'],
      ['two', 'added ', 'q-c changed moved', 'q-d added'],
      ['old', 'removed ', 'q-x removed'],
    ]);
    expect(compareVersions(before, after).count).toBe(6);
  });

  it('find nothing in two that are the same, whatever the order of their keys', () => {
    const { pages, ...rest } = form([page('one', question('a'))]);
    expect(compareVersions({ pages, ...rest }, { ...rest, pages: structuredClone(pages) }).count).toBe(0);
  });

  it('tell a condition of visibility with the question or page that it shows', () => {
    const pages = [page('one', question('a'), question('b')), page('two', question('c'))];
    const shows = (id: string, target: string, when: string) => ({ id, kind: 'visibility' as const, target, when });
    const jump = { id: 'j', kind: 'gotopage' as const, from: 'one', to: 'two', when: 'a = "x"' };
    const before = form(pages, { conditions: [shows('1', 'q-b', 'a = "1"'), shows('2', 'two', 'a = "2"')] });
    // Set anew, the condition has another id.
    const after = form(pages, { conditions: [shows('9', 'q-b', 'a = "3"'), shows('2', 'two', 'a = "2"'), jump] });
    const { pages: told, conditions } = compareVersions(before, after);
    expect(told.flatMap(({ questions }) => questions)).toEqual([
      {
        kind: 'question',
        id: 'q-b',
        what: 'changed',
        settings: [{ key: 'visibility', before: 'a = "1"', after: 'a = "3"' }],
      },
    ]);
    expect(conditions.map(({ id, what }) => [id, what])).toEqual([['j', 'added']]);
    expect(said(after, form(pages, { conditions: [jump] })).pages).toEqual([
      ['one', 'q-b changed visibility'],
      ['two', 'changed visibility'],
    ]);
  });

  it('tell endings, the report and the form itself apart', () => {
    const pages = [page('one', question('a'))];
    const {
      form: own,
      report,
      endings,
      count,
    } = said(
      form(pages, { report: { title: 'Old' } }),
      form(pages, { title: 'New', report: { title: 'New' }, endings: [{ id: 'e', text: 'Thanks' }] }),
    );
    expect([own.map(({ key }) => key), report.map(({ key }) => key), endings.length, count]).toEqual([
      ['title'],
      ['title'],
      1,
      3,
    ]);
  });
});

describe('A setting that differs', () => {
  const lines = (key: string, before: unknown, after: unknown) =>
    settingLines({ key, before, after }, [form([]), form([])]).map(({ key: of, kind: _kind, ...line }) => [
      of,
      ...Object.values(line),
    ]);

  it('is told language by language; a text that names none is in the form’s own', () => {
    expect(lines('title', 'Age', { en: 'Age', fa: 'سن' })).toEqual([['title', 'fa', undefined, 'سن']]);
    expect(lines('title', { en: 'Age', fa: 'سن' }, { en: 'Years', fa: 'سال' })).toEqual([
      ['title', 'en', 'Age', 'Years'],
      ['title', 'fa', 'سن', 'سال'],
    ]);
    expect(lines('helptext', { fa: 'x' }, undefined)).toEqual([['helptext', 'fa', 'x', undefined]]);
  });

  it('is told option by option: new, removed, scored otherwise, translated, in another order', () => {
    const option = (value: string, score: number, text: unknown = value) => ({ text, value, score });
    const of = (title: unknown, place: number) => ({ title, place });
    expect(
      lines('options', [option('a', 0), option('b', 1)], [option('a', 0), option('c', 3), option('b', 2)]),
    ).toEqual([
      ['options', of('c', 2), undefined, 3, 'added'],
      ['score', 1, 2, of('b', 3)],
    ]);
    expect(lines('options', [option('a', 0), option('b', 1)], [option('b', 1)])).toEqual([
      ['options', of('a', 1), 0, undefined, 'removed'],
    ]);
    expect(lines('options', [option('a', 0), option('b', 1)], [option('b', 1), option('a', 0)])).toEqual([
      ['options', ['a', 'b'], ['b', 'a'], 'moved'],
    ]);
    expect(lines('options', [option('a', 0, { en: 'A' })], [option('a', 0, { en: 'A', fa: 'آ' })])).toEqual([
      ['text', 'fa', undefined, 'آ', of({ en: 'A', fa: 'آ' }, 1)],
    ]);
    const nested = (score: number) => [{ text: 'Top', value: 't', children: [option('in', score)] }];
    expect(lines('options', nested(1), nested(2))).toEqual([['score', 1, 2, of('in', 1)]]);
  });

  it('is told with its parts where it has some, and as a rule where it is one', () => {
    const kinds = (key: string, before: unknown, after: unknown) =>
      settingLines({ key, before, after }, [form([]), form([])]).map(({ key: of, kind }) => [of, kind]);
    expect(kinds('constraint', { when: 'a > 1', message: 'No' }, { when: 'a > 2', message: 'Not so' })).toEqual([
      ['constraint.when', 'expression'],
      ['constraint.message', 'plain'],
    ]);
    expect([kinds('max', 5, 'TODAY()'), kinds('max', 5, 6), kinds('type', 'text', 'note')].flat()).toEqual([
      ['max', 'expression'],
      ['max', 'plain'],
      ['type', 'choice'],
    ]);
  });
});
