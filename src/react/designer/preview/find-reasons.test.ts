import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { findReasons } from './find-reasons.ts';

const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});
const definition: FormDefinition = {
  schema: 1,
  title: 'Reasons',
  language: 'en',
  conditions: [{ id: 'c', kind: 'visibility', target: 'cigarettes', when: 'smoker' }],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [
        question('smoker', 'checkbox'),
        question('cigarettes', 'number', { mandatory: true }),
        question('packs', 'calculated', { formula: 'cigarettes / 20' }),
        question('pills', 'container', {
          multimode: true,
          questions: [question('dose', 'number', { mandatory: true })],
        }),
      ],
    },
  ],
};
const reasons = (answers: Parameters<typeof createForm>[1]) =>
  findReasons(createForm(definition, answers)).map(({ question: { name }, kind, expression, values, result }) => ({
    name,
    kind,
    expression,
    values,
    result,
  }));

it('names the condition that hides a question, with the values it read', () => {
  expect(reasons({})).toContainEqual({
    name: 'cigarettes',
    kind: 'hidden',
    expression: 'smoker',
    values: [{ name: 'smoker', value: undefined }],
    result: false,
  });
});

it('says why a question shows, that it is required, and what a result was computed from; rows are passed over', () => {
  expect(reasons({ answers: { smoker: true, cigarettes: 10, pills: [{}] } })).toEqual([
    {
      name: 'cigarettes',
      kind: 'shown',
      expression: 'smoker',
      values: [{ name: 'smoker', value: true }],
      result: true,
    },
    { name: 'cigarettes', kind: 'required', expression: undefined, values: [], result: true },
    {
      name: 'packs',
      kind: 'computed',
      expression: 'cigarettes / 20',
      values: [{ name: 'cigarettes', value: 10 }],
      result: 0.5,
    },
  ]);
});

it('says which options are hidden, and why', () => {
  const options = [
    { text: 'Pipe', value: 'pipe', visibleWhen: 'smoker' },
    { text: 'None', value: 'none' },
  ];
  const asking: FormDefinition = {
    ...definition,
    conditions: [],
    pages: [
      {
        id: 'p',
        text: 'p',
        pageType: 'form',
        questions: [question('smoker', 'checkbox'), question('smokes', 'select', { options })],
      },
    ],
  };
  const reasons = (smoker: boolean) =>
    findReasons(createForm(asking, { answers: { smoker } })).map(
      ({ question: { name }, kind, expression, values, options: hidden }) => ({
        name,
        kind,
        expression,
        values,
        hidden: hidden?.map(({ value }) => value),
      }),
    );
  expect(reasons(false)).toEqual([
    {
      name: 'smokes',
      kind: 'withheld',
      expression: 'smoker',
      values: [{ name: 'smoker', value: false }],
      hidden: ['pipe'],
    },
  ]);
  expect(reasons(true)).toEqual([]);
});
