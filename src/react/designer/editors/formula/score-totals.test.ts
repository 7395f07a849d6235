import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { totalsFor } from './score-totals.ts';

const asked = (name: string, more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type: 'flatview',
  title: name,
  options: [
    { text: 'No', value: 'no', score: 0 },
    { text: 'Yes', value: 'yes', score: 1 },
  ],
  ...more,
});
const score = { id: 'q-sum', name: 'sum', type: 'calculated', title: 'Sum' } as const;
const form = (...pages: readonly (readonly Question[])[]): FormDefinition => ({
  schema: 1,
  title: 'Mood',
  language: 'en',
  conditions: [],
  pages: pages.map((questions, at) => ({
    id: `p${at}`,
    text: `p${at}`,
    displayTitle: `Page ${at}`,
    pageType: 'form',
    questions: [...questions],
  })),
});

describe('The total of scores', () => {
  it('adds up every question that has scores, in the order of the form', () => {
    expect(totalsFor(form([asked('a'), asked('b'), score]), 'q-sum')).toEqual([
      { of: 'all', count: 2, formula: 'SCORE(a) + SCORE(b)' },
    ]);
  });

  it('is offered of the page alone as well, where others have scores too', () => {
    expect(totalsFor(form([asked('a')], [asked('b'), asked('c'), score]), 'q-sum')).toEqual([
      { of: 'page', count: 2, formula: 'SCORE(b) + SCORE(c)' },
      { of: 'all', count: 3, formula: 'SCORE(a) + SCORE(b) + SCORE(c)' },
    ]);
  });

  it('leaves out questions without scores, those in rows and other sums', () => {
    const rows: Question = {
      id: 'q-rows',
      name: 'rows',
      type: 'container',
      title: 'Rows',
      multimode: true,
      questions: [asked('inner')],
    };
    const others = [asked('plain', { options: [{ text: 'No', value: 'no' }] }), asked('sum2', { formula: '1' }), rows];
    expect(totalsFor(form([asked('a'), ...others, asked('b'), score]), 'q-sum')).toMatchObject([
      { formula: 'SCORE(a) + SCORE(b)' },
    ]);
  });

  it('is not offered where there are not two to add up', () => {
    expect(totalsFor(form([asked('a'), score]), 'q-sum')).toEqual([]);
    expect(totalsFor(form([score]), 'q-sum')).toEqual([]);
  });
});
