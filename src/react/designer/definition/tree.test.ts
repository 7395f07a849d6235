import { expect, test } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { allQuestions, findQuestion, pageOf, placeOf, topmost, withChildren, withoutQuestions } from './tree.ts';

const question = (id: string, questions?: readonly Question[]): Question => ({
  id,
  name: id,
  type: questions ? 'container' : 'text',
  title: id,
  ...(questions && { questions }),
});
const deep = question('deep', [question('c')]);
const form: FormDefinition = {
  schema: 1,
  title: 'Form',
  language: 'en',
  conditions: [],
  pages: [
    { id: 'one', text: 'One', pageType: 'form', questions: [question('a'), question('box', [question('b'), deep])] },
    { id: 'two', text: 'Two', pageType: 'form', questions: [question('d')] },
  ],
};
const ids = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);

test('Questions are found at every depth, with their place and their page', () => {
  expect(ids(allQuestions(form))).toEqual(['a', 'box', 'b', 'deep', 'c', 'd']);
  expect(ids(withChildren([deep]))).toEqual(['deep', 'c']);
  expect(findQuestion(form, 'c')).toBe(deep.questions?.[0]);
  expect([placeOf(form, 'deep'), placeOf(form, 'd')]).toEqual([
    { parent: 'box', index: 1 },
    { parent: 'two', index: 0 },
  ]);
  expect([pageOf(form, 'c')?.id, pageOf(form, 'one')]).toEqual(['one', undefined]);
});

test('A form is walked once, however often it is asked, and a changed one anew', () => {
  expect(allQuestions(form)).toBe(allQuestions(form));
  const without = withoutQuestions(form, new Set(['a']));
  expect([placeOf(without, 'box'), findQuestion(without, 'a')]).toEqual([{ parent: 'one', index: 0 }, undefined]);
});

test('Of questions that hold one another the outermost are meant, in the order of the form', () => {
  expect(ids(topmost(form, ['d', 'c', 'deep', 'a', 'nowhere']))).toEqual(['a', 'deep', 'd']);
});

test('What loses no question stays the same', () => {
  const without = withoutQuestions(form, new Set(['c']));
  expect(ids(allQuestions(without))).toEqual(['a', 'box', 'b', 'deep', 'd']);
  expect([without.pages[0] === form.pages[0], without.pages[1] === form.pages[1]]).toEqual([false, true]);
  expect(without.pages[0]?.questions[0]).toBe(form.pages[0]?.questions[0]);
  expect(ids(allQuestions(withoutQuestions(form, new Set(['d']))))).not.toContain('d');
});
