import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { walkForm } from '../../../../engine/walk/walk-form.ts';
import { createForm } from '../../../../fields/form/create-form.ts';
import { otherReaches, walkRows } from './walk-rows.ts';

const question = (name: string, type: Question['type'] = 'text', more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type,
  title: name,
  ...more,
});
const shows = (target: string, when: string) => ({ id: `c-${target}`, kind: 'visibility' as const, target, when });
const form: FormDefinition = {
  schema: 1,
  title: 'Walk',
  language: 'en',
  conditions: [shows('q-box', 'a = 1'), shows('q-never', 'AND(a = 1, a = 2)'), shows('two', 'a = 9')],
  endings: [{ id: 'e', text: 'Bye', when: 'a = 1' }],
  pages: [
    {
      id: 'one',
      text: 'One',
      pageType: 'form',
      questions: [
        question('a', 'number', { min: 0, max: 3, step: 1 }),
        question('box', 'container', { questions: [question('inner')] }),
        question('never'),
      ],
    },
    { id: 'two', text: 'Two', pageType: 'form', questions: [question('last')] },
  ],
};
const reaches = [...walkForm(form, { createForm, today: '2026-03-10' })].filter((reach) => reach !== undefined);

it('shows every page and question with whether it is reached; what has no condition goes with what is around it', () => {
  const rows = walkRows(form, reaches);
  expect(rows.map(({ id, reach, isImplied }) => `${id} ${reach?.verdict}${isImplied ? ' implied' : ''}`)).toEqual([
    'one reached',
    'q-a reached implied',
    'q-box reached',
    'q-inner reached implied',
    'q-never impossible',
    'two impossible',
    'q-last impossible implied',
  ]);
  expect(rows.find(({ id }) => id === 'q-inner')?.reach?.answers).toMatchObject({ a: 1 });
  expect(otherReaches(reaches).map(({ target: { kind } }) => kind)).toEqual(['ending']);
});

it('knows nothing yet of what the search has not come to', () => {
  expect(walkRows(form, reaches.slice(0, 1)).map(({ reach }) => reach?.verdict)).toEqual([
    ...['reached', 'reached', undefined, undefined, undefined],
    ...[undefined, undefined],
  ]);
});
