import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { checkDefinition } from '../../../published/engine.ts';
import { placeCircles } from './place-circles.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'calculated',
  title: id,
  formula: '1',
  ...more,
});
const form = (questions: readonly Question[], when = ''): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: when ? [{ id: 'c', kind: 'visibility', target: 'a', when }] : [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});

/** Where circles are reported, state by state of a form. */
function circles(...states: readonly FormDefinition[]): readonly string[] {
  const place = placeCircles();
  return states.map((definition) =>
    place(definition, checkDefinition(definition))
      .filter(({ rule }) => rule === 'circle')
      .map(({ path }) => path)
      .join(' '),
  );
}

it('reports a circle at the expression that closed it, wherever that stands and moves', () => {
  const [a, b] = [question('a', { formula: 'b' }), question('b')];
  const closing = question('b', { formula: 'a + 1' });
  expect(circles(form([a, b]), form([a, closing]), form([closing, a]))).toEqual([
    '',
    'pages[0].questions[1].formula',
    'pages[0].questions[0].formula',
  ]);
  expect(circles(form([question('a'), closing]), form([a, closing]))).toEqual(['', 'pages[0].questions[0].formula']);
  expect(
    circles(
      form([question('a', { type: 'number', formula: undefined }), closing]),
      form([question('a', { type: 'number', formula: undefined }), closing], 'b > 1'),
    ),
  ).toEqual(['', 'conditions[0].when']);
});

it('reports a circle of related fields at the one that closed it', () => {
  const related = (id: string, relatedField?: string): Question =>
    question(id, { type: 'text', formula: undefined, relatedField });
  expect(circles(form([related('a', 'b'), related('b')]), form([related('a', 'b'), related('b', 'a')]))).toEqual([
    '',
    'pages[0].questions[1].relatedField',
  ]);
});

it('reports a circle that a form came with where it stands first', () => {
  expect(circles(form([question('a', { formula: 'b' }), question('b', { formula: 'a' })]))).toEqual([
    'pages[0].questions[0].formula',
  ]);
});
