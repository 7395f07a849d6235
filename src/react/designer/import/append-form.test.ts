import { expect, test } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { allQuestions } from '../definition/tree.ts';
import { appendForm } from './append-form.ts';

const number = (id: string, name: string, more: Partial<Question> = {}): Question => ({
  id,
  name,
  title: name,
  type: 'number',
  ...more,
});
const own: FormDefinition = {
  schema: 1,
  title: 'Own',
  language: 'en',
  pages: [{ id: 'p1', text: 'One', pageType: 'form', questions: [number('q1', 'weight'), number('q2', 'weight_2')] }],
  conditions: [{ id: 'c1', kind: 'visibility', target: 'q2', when: 'weight > 3' }],
};
const other: FormDefinition = {
  schema: 1,
  title: 'Other',
  language: 'en',
  pages: [
    {
      id: 'p1',
      text: 'Body',
      pageType: 'form',
      questions: [
        number('q1', 'weight'),
        number('q2', 'weight_3'),
        number('q3', 'sum', { type: 'calculated', formula: 'weight + weight_3' }),
      ],
    },
    { id: 'p2', text: 'More', pageType: 'form', questions: [] },
  ],
  conditions: [
    { id: 'c1', kind: 'visibility', target: 'q3', when: 'weight > 5' },
    { id: 'c2', kind: 'gotopage', from: 'p1', to: 'p2', when: 'sum > 1' },
  ],
  endings: [{ id: 'e1', when: 'weight > 100', title: 'Heavy' }],
};

test('A form that is added keeps its meaning under names and ids that are free', () => {
  const together = appendForm(own, other);
  expect(together.title).toBe('Own');
  expect(together.pages[0]).toBe(own.pages[0]);
  expect(together.conditions[0]).toBe(own.conditions[0]);
  const added = allQuestions(together).slice(2);
  expect(added.map(({ name }) => name)).toEqual(['weight_4', 'weight_3', 'sum']);
  expect(added[2]?.formula).toBe('weight_4 + weight_3');
  const [, body, more] = together.pages;
  expect(together.conditions.slice(1)).toMatchObject([
    { kind: 'visibility', target: added[2]?.id, when: 'weight_4 > 5' },
    { kind: 'gotopage', from: body?.id, to: more?.id, when: 'sum > 1' },
  ]);
  expect(together.endings).toMatchObject([{ title: 'Heavy', when: 'weight_4 > 100' }]);
  const ids = [...together.pages, ...allQuestions(together), ...together.conditions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('A form without endings gets no empty list of them', () => {
  expect(appendForm(own, { ...other, endings: undefined })).not.toHaveProperty('endings');
});
