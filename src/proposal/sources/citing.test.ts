import { describe, expect, test } from 'vitest';
import type { ProposalTemplate } from '../template/types.ts';
import type { Proposal, Source } from '../types.ts';
import { citationText, yearSuffixes } from './citation-text.ts';
import { findCitations } from './citations.ts';
import { findDuplicates } from './find-duplicates.ts';
import { numberSources } from './number-sources.ts';
import { plainText } from './runs.ts';

const source = (id: string, item: Partial<Source['item']> = {}, text?: string): Source => ({
  id,
  item: { type: 'article-journal', ...item },
  ...(text !== undefined && { text }),
});

const template: ProposalTemplate = {
  id: 'small',
  title: 'Small',
  sections: [
    {
      id: 'one',
      title: 'One',
      questions: [
        { id: 'sources', kind: 'sources', title: 'Sources' },
        { id: 'second', kind: 'paragraphs', title: 'Second' },
        {
          id: 'first',
          kind: 'table',
          title: 'First',
          columns: [
            { id: 'b', title: 'B' },
            { id: 'a', title: 'A' },
          ],
        },
      ],
    },
  ],
};

const proposal = (values: Proposal['values'], reasons?: Proposal['reasons']): Proposal => ({
  template: 'small',
  language: 'en',
  values,
  reasons,
});

describe('Citations in a text', () => {
  test('are found where they stand, one source or several', () => {
    expect(findCitations('As shown [@a], and again [@b; @c-2].')).toEqual([
      { start: 9, end: 13, ids: ['a'] },
      { start: 25, end: 35, ids: ['b', 'c-2'] },
    ]);
  });

  test('that touch are one', () => {
    expect(findCitations('x [@a][@b] [@a]')).toEqual([{ start: 2, end: 15, ids: ['a', 'b'] }]);
  });

  test('may name Persian ids', () => {
    expect(findCitations('متن [@رضایی1399؛ @b]')[0]?.ids).toEqual(['رضایی1399', 'b']);
  });

  test('are not addresses or other brackets', () => {
    expect(findCitations('[a@b.org] [@] [@ ] [@a b!] [1] @a')).toEqual([]);
  });
});

describe('Numbers of sources', () => {
  const sources = ['a', 'b', 'c', 'd'].map((id) => source(id));

  test('follow the first citation in the order of the template, then the list', () => {
    const { sources: numbered } = numberSources(
      proposal({ first: [{ a: 'x [@a]', b: 'y [@d]' }], second: 'z [@c] and [@c]', sources }),
      template,
    );
    expect(numbered.map(({ source: { id }, number, cited }) => [id, number, cited])).toEqual([
      ['c', 1, true],
      ['d', 2, true],
      ['a', 3, true],
      ['b', 4, false],
    ]);
  });

  test('are not spent on sources that are not there; those are named', () => {
    const { sources: numbered, unknown } = numberSources(proposal({ second: '[@x] [@b]', sources }), template);
    expect(numbered[0]).toMatchObject({ source: { id: 'b' }, number: 1 });
    expect(unknown).toEqual(['x']);
  });

  test('count reasons as texts', () => {
    const { sources: numbered } = numberSources(proposal({ sources }, { first: 'none, because of [@d]' }), template);
    expect(numbered[0]).toMatchObject({ source: { id: 'd' }, cited: true });
  });
});

describe('What stands for a citation', () => {
  const year = (number: number) => ({ 'date-parts': [[number]] });
  const sources = [
    source('smith', { title: 'One', author: [{ family: 'Smith' }, { family: 'Jones' }], issued: year(2020) }),
    source('rezai', {
      title: 'عنوان',
      author: [{ family: 'رضایی' }, { family: 'احمدی' }, { family: 'کریمی' }],
      issued: year(1399),
    }),
    source('smith2', { title: 'Two', author: [{ family: 'Smith' }, { family: 'Jones' }], issued: year(2020) }),
    source('none', { title: 'A work without any people or date', author: [] }),
    source('other', { title: 'Five', author: [{ literal: 'WHO' }] }),
  ].map((one, index) => ({ source: one, number: index + 1, cited: true }));
  const vancouver = (ids: string[], language: 'en' | 'fa' = 'en') =>
    plainText(citationText(ids, { sources, style: 'vancouver', language }));
  const apa = (ids: string[], language: 'en' | 'fa' = 'en') =>
    plainText(citationText(ids, { sources, style: 'apa', language, suffixes: yearSuffixes(sources, language) }));

  test('is its number, three in a row a range', () => {
    expect(vancouver(['smith'])).toBe('[1]');
    expect(vancouver(['rezai', 'smith'])).toBe('[1, 2]');
    expect(vancouver(['smith2', 'smith', 'rezai', 'other'])).toBe('[1–3, 5]');
  });

  test('has Persian digits in Persian', () => {
    expect(vancouver(['smith2', 'smith', 'rezai', 'other'], 'fa')).toBe('[۱–۳، ۵]');
  });

  test('leads to its source', () => {
    expect(citationText(['rezai'], { sources, style: 'vancouver', language: 'en' })[1]).toEqual({
      text: '2',
      reference: 2,
    });
  });

  test('is names and year in APA, a letter telling two works of a year apart', () => {
    expect(apa(['smith'])).toBe('(Smith & Jones, 2020a)');
    expect(apa(['smith2', 'other'])).toBe('(Smith & Jones, 2020b; WHO, n.d.)');
    expect(apa(['none'])).toBe('(“A work without any people or”, n.d.)');
  });

  test('keeps the language of its source in APA', () => {
    expect(apa(['rezai'], 'fa')).toBe('(رضایی و همکاران، ۱۳۹۹)');
    expect(apa(['rezai'])).toBe('(رضایی و همکاران، ۱۳۹۹)');
  });

  test('stays as typed where there is no such source', () => {
    expect(vancouver(['x'])).toBe('[@x]');
    expect(vancouver(['smith', 'x'])).toBe('[1][@x]');
  });
});

describe('Duplicates', () => {
  const title = 'Effect of exercise on sleep';
  const author = [{ family: 'Müller' }];
  const issued = { 'date-parts': [[2020]] };

  test('share a DOI however it is written; the fuller one is kept', () => {
    const sources = [
      source('a', { DOI: '10.1/x' }, 'pasted'),
      source('b', { DOI: 'https://doi.org/10.1000/X', title }),
      source('c', { DOI: '10.1000/x' }),
    ];
    expect(findDuplicates(sources)).toEqual([{ keep: 'b', drop: ['c'], by: 'DOI' }]);
  });

  test('share a PMID', () => {
    expect(findDuplicates([source('a', { PMID: '1' }), source('b', { PMID: '1' })])).toEqual([
      { keep: 'a', drop: ['b'], by: 'PMID' },
    ]);
  });

  test('share title, year and first author, whatever their case, accents and marks', () => {
    const one = source('a', { title, author, issued, volume: '3' });
    const other = source('b', { title: 'EFFECT of exercise, on sleep.', author: [{ family: 'Muller' }], issued });
    expect(findDuplicates([one, other])).toEqual([{ keep: 'a', drop: ['b'], by: 'title' }]);
  });

  test('in Persian are one with Arabic letters and without half-spaces', () => {
    const one = source('a', { title: 'كيفيت زندگي بيماران مي‌شود' });
    const other = source('b', { title: 'کیفیت زندگی بیماران میشود' });
    expect(findDuplicates([one, other])).toHaveLength(1);
  });

  test('are not two works of one title by others or in another year', () => {
    const one = source('a', { title, author, issued });
    expect(findDuplicates([one, source('b', { title, author: [{ family: 'Smith' }], issued })])).toEqual([]);
    expect(findDuplicates([one, source('b', { title, author, issued: { 'date-parts': [[2021]] } })])).toEqual([]);
  });

  test('are not two parts of one title with different DOIs', () => {
    const part = (id: string) => source(id, { title, author, issued, DOI: `10.1000/${id}` });
    expect(findDuplicates([part('a'), part('b')])).toEqual([]);
  });
});
