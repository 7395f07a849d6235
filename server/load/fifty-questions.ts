import type { FormDefinition, Question } from '../../src/engine/definition/types.ts';

const count = 50;
const drinks = ['Tea', 'Coffee', 'Water', 'Milk'];

function questionOf(index: number): Question {
  const base = { id: `q${index}`, name: `q${index}`, title: `Question ${index}` };
  if (index % 5 === 1)
    return { ...base, type: 'select', options: drinks.map((text) => ({ text, value: text.toLowerCase() })) };
  return index % 5 < 3 ? { ...base, type: 'number' } : { ...base, type: 'text' };
}

const indexes = Array.from({ length: count }, (_one, index) => index);

/** A form of fifty ordinary questions. */
export const fiftyQuestions: FormDefinition = {
  schema: 1,
  title: 'Fifty questions',
  language: 'en',
  pages: [{ id: 'all', text: 'All', pageType: 'form', questions: indexes.map(questionOf) }],
  conditions: [],
};

/** All of them answered. */
export const fiftyAnswers: Readonly<Record<string, string | number>> = Object.fromEntries(
  indexes.map((index) => [`q${index}`, index % 5 === 1 ? 'tea' : index % 5 < 3 ? index : `What was said to ${index}`]),
);
