import { expect, it } from 'vitest';
import type { Question } from '../../../engine/definition/types.ts';
import { atOnce, partsOf } from './question-parts.ts';

const list = (count: number, more: (index: number) => Partial<Question> = () => ({})): readonly Question[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    name: `q${index}`,
    type: 'text',
    title: '',
    ...more(index),
  }));

it('a list of forty questions is one part', () => expect(partsOf(list(40))).toHaveLength(1));

it('a longer one is cut, and loses no question', () => {
  const questions = list(5000);
  const parts = partsOf(questions);
  expect(parts.length).toBe(250);
  expect(parts.flat()).toEqual(questions);
});

it('is cut only where a row begins', () => {
  const parts = partsOf(list(60, (index) => ({ displaysize: 6, startNewRow: index % 7 === 0 })));
  expect(parts.slice(1).map(([first]) => first?.id)).toEqual(['q21', 'q42']);
  expect(partsOf(list(60, () => ({ displaysize: 4 })))).toHaveLength(1);
});

it('all of a list is drawn at once, unless it has thousands', () => {
  const parts = partsOf(list(1000));
  expect(atOnce(parts)).toBe(parts);
  const long = partsOf(list(5000));
  expect(atOnce(long)).toEqual(long.slice(0, 10));
});
