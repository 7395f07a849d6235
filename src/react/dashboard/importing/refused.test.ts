import { expect, test } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { refusedLines, refusedRows } from './refused.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Visit',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'weight', type: 'number', title: 'Weight' },
        {
          id: 'b',
          name: 'drugs',
          type: 'container',
          multimode: true,
          title: 'Drugs',
          questions: [{ id: 'c', name: 'drug', type: 'text', title: 'Drug' }],
        },
      ],
    },
  ],
};
const words = { text: String, error: (name: string) => `error ${name}` };

test('Each reason is a line that names the record, the question and its answer', () => {
  const lines = refusedLines(
    definition,
    [
      [
        { key: '12', event: 'month 3', answers: { weight: 500, drugs: [{}] } },
        {
          outcome: 'refused',
          reason: 'brokenrule',
          fields: [
            { path: 'answers.weight', rule: 'outofrange', message: 'At most 400.' },
            { path: 'answers.drugs[0].drug', rule: 'mandatory', message: 'Required.' },
          ],
        },
      ],
      [
        { key: '13', answers: {} },
        { outcome: 'refused', reason: 'unknownfile' },
      ],
    ],
    words,
  );
  expect(refusedRows(['Record', 'Event', 'Question', 'Answer', 'Reason'], lines)).toEqual([
    ['Record', 'Event', 'Question', 'Answer', 'Reason'],
    ['12', 'month 3', 'Weight', '500', 'At most 400.'],
    ['12', 'month 3', 'Drug', '[{}]', 'Required.'],
    ['13', '', '', '', 'error unknownfile'],
  ]);
});
