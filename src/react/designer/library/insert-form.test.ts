import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { blocks } from '../../../library/blocks.ts';
import { allergies } from '../../../library/blocks/allergies.ts';
import { instruments } from '../../../library/instruments.ts';
import { gad7 } from '../../../library/mood/gad-7.ts';
import { phq9 } from '../../../library/mood/phq-9.ts';
import { checkDefinition } from '../../../published/engine.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { allQuestions } from '../definition/tree.ts';
import { addPagesOf, insertForm, placeBehind } from './insert-form.ts';

const visit: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'one',
      text: 'One',
      pageType: 'form',
      questions: [
        {
          id: 'q-box',
          name: 'box',
          type: 'container',
          title: 'Box',
          questions: [{ id: 'q-inner', name: 'total', type: 'number', title: 'Inner' }],
        },
        { id: 'q-last', name: 'last', type: 'text', title: 'Last' },
      ],
    },
  ],
};

it('puts questions behind the selected one, or behind the container that it is in', () => {
  expect(placeBehind(visit, 'one', 'q-inner')).toEqual({ parent: 'one', index: 1 });
  expect(placeBehind(visit, 'one')).toEqual({ parent: 'one', index: 2 });
  const { definition, id } = insertForm(visit, allergies.definition, placeBehind(visit, 'one', 'q-inner'));
  expect(definition.pages).toHaveLength(1);
  expect(definition.pages[0]!.questions.map(({ name }) => name)).toEqual(['box', 'hasallergies', 'allergies', 'last']);
  expect(definition.pages[0]!.questions[1]!.id).toBe(id);
  expect(definition.conditions[0]).toMatchObject({ target: definition.pages[0]!.questions[2]!.id });
});

it('two instruments with the same names each keep their own score, and end with the same words once', () => {
  const both = addPagesOf(addPagesOf(visit, phq9.definition).definition, gad7.definition).definition;
  expect(checkDefinition(both)).toEqual([]);
  expect(both.endings?.filter(({ when }) => when === undefined)).toHaveLength(1);
  const form = createForm(both);
  for (const { name, options = [] } of allQuestions(both))
    if (options.length === 4 && name !== 'difficulty') form.set(name, options[1]!.value);
  expect([form.get('total_2'), form.get('total_3')]).toEqual([9, 7]);
});

it.each([...instruments, ...blocks].map((each) => [each.id, each] as const))(
  '%s can be put into any form, as a page or on one, twice',
  (_, { definition }) => {
    const once = insertForm(visit, definition, placeBehind(visit, 'one')).definition;
    expect(checkDefinition(addPagesOf(once, definition).definition)).toEqual([]);
    // On a page of another, nothing may speak of a page that has not come.
    const pages = new Set(definition.pages.map(({ id }) => id));
    const spoken = definition.conditions.filter(
      (each) => each.kind === 'gotopage' || (each.kind === 'visibility' && pages.has(each.target)),
    );
    expect([definition.pages.length, spoken]).toEqual([1, []]);
  },
);
