import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { fillForm, type Filling } from './fill-form.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'Where',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Where',
      pageType: 'form',
      questions: [
        {
          id: 'a',
          name: 'state',
          type: 'select',
          title: 'State',
          options: [
            { value: 'wa', text: 'Washington' },
            { value: 'tx', text: 'Texas' },
          ],
        },
        {
          id: 'b',
          name: 'town',
          type: 'select',
          title: 'Town',
          options: [
            { value: 'seattle', text: 'Seattle', score: 3, visibleWhen: 'state = "wa"' },
            { value: 'austin', text: 'Austin', visibleWhen: 'state = "tx"' },
          ],
        },
        { id: 'c', name: 'points', type: 'calculated', title: 'Points', formula: 'IFBLANK(SCORE(town), 0)' },
      ],
    },
  ],
};
const filling = (answers: Filling['answers'], form = definition): Filling => ({
  definition: form,
  role: 'owner',
  language: 'en',
  patient: {},
  history: [],
  answers,
  now: () => new Date('2026-03-21T08:00:00Z'),
});

it('keeps no choice that its form does not offer, and counts nothing for it', () => {
  expect(fillForm(filling({ state: 'wa', town: 'seattle' })).answers).toEqual({
    state: 'wa',
    town: 'seattle',
    points: 3,
  });
  expect(fillForm(filling({ state: 'tx', town: 'seattle' })).answers).toEqual({ state: 'tx', points: 0 });
});

it('asks for another where an answer is needed', () => {
  const pages = definition.pages.map((page) => ({
    ...page,
    questions: page.questions.map((question) => ({ ...question, mandatory: question.name === 'town' })),
  }));
  expect(() => fillForm(filling({ state: 'tx', town: 'seattle' }, { ...definition, pages }))).toThrow(
    expect.objectContaining({
      detail: expect.objectContaining({
        fields: [expect.objectContaining({ path: 'answers.town', rule: 'mandatory' })],
      }),
    }),
  );
});
