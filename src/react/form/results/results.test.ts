import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { resultsOf } from './results.ts';

const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});
const dose = question('medications', 'container', { multimode: true, questions: [question('dose', 'number')] });

const definition: FormDefinition = {
  schema: 1,
  title: 'Results',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [
        question('weight', 'number'),
        dose,
        question('total', 'calculated', { formula: 'SUM(dose)' }),
        question('double', 'calculated', { formula: 'weight * 2' }),
        question('points', 'calculated', { formula: 'SUM(weight, 0)' }),
        question('fixed', 'calculated', { formula: '1 + 1' }),
      ],
    },
  ],
};
const names = (answers: Parameters<typeof createForm>[1]) =>
  resultsOf(createForm(definition, answers)).map(({ question: { name } }) => name);

it('states what was computed from answers, and no sum of nothing', () => {
  expect(names({})).toEqual(['fixed']);
  expect(names({ answers: { weight: 0 } })).toEqual(['double', 'points', 'fixed']);
  expect(names({ answers: { medications: [{ dose: 5 }, {}] } })).toEqual(['total', 'fixed']);
});

it('says what a result stands in where another is called the same', () => {
  const card = (name: string) =>
    question(name, 'container', {
      title: `At ${name}`,
      questions: [question(`score${name}`, 'calculated', { title: 'Score', formula: '1' })],
    });
  const alone = question('alone', 'calculated', { formula: '2' });
  const [page] = definition.pages;
  const form = createForm({ ...definition, pages: [{ ...page!, questions: [card('a'), card('b'), alone] }] });
  expect(resultsOf(form).map(({ within }) => within)).toEqual(['At a', 'At b', undefined]);
});
