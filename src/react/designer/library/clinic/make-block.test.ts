import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { checkDefinition } from '../../../../published/engine.ts';
import { allQuestions } from '../../definition/tree.ts';
import { addPagesOf, insertForm, placeBehind } from '../insert-form.ts';
import { makeBlock, namesOutside, titleOfSource } from './make-block.ts';

const visit: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [
    { id: 'c-page', kind: 'visibility', target: 'two', when: 'weight > 0' },
    { id: 'c-bmi', kind: 'visibility', target: 'q-bmi', when: 'weight > 10' },
    { id: 'c-go', kind: 'gotopage', from: 'one', to: 'two', when: 'weight > 5' },
  ],
  pages: [
    {
      id: 'one',
      text: 'One',
      pageType: 'form',
      questions: [
        { id: 'q-weight', name: 'weight', type: 'number', title: { en: 'Weight', fa: 'وزن' } },
        { id: 'q-height', name: 'height', type: 'number', title: 'Height' },
        { id: 'q-code', name: 'code', type: 'text', title: 'Code', format: 'nationalcode', patientField: 'code' },
      ],
    },
    {
      id: 'two',
      text: 'Two',
      displayTitle: { en: 'Results' },
      pageType: 'followup',
      questions: [{ id: 'q-bmi', name: 'bmi', type: 'calculated', title: 'BMI', formula: 'weight / height' }],
    },
  ],
};
const some = { kind: 'questions', ids: ['q-bmi', 'q-weight'] } as const;
const page = { kind: 'page', id: 'two' } as const;
const names = (form: FormDefinition): readonly string[] => allQuestions(form).map(({ name }) => name);

it('makes a form of questions in their order, with their own conditions alone', () => {
  const block = makeBlock(visit, some, { en: 'Body' });
  expect(names(block)).toEqual(['weight', 'bmi']);
  expect(block.conditions.map(({ id }) => id)).toEqual(['c-bmi']);
  expect(block).toMatchObject({ title: { en: 'Body' }, pages: [{ displayTitle: { en: 'Body' }, pageType: 'form' }] });
});

it('makes a form of a page, which stays what it is', () => {
  const block = makeBlock(visit, page, { en: 'Body' });
  expect(block.pages).toEqual([visit.pages[1]]);
  expect(block.conditions.map(({ id }) => id)).toEqual(['c-page', 'c-bmi']);
});

it('names what formulas speak of that does not come along', () => {
  expect(namesOutside(visit, some)).toEqual(['height']);
  expect(namesOutside(visit, page)).toEqual(['weight', 'height']);
  expect(namesOutside(visit, { kind: 'questions', ids: ['q-weight'] })).toEqual([]);
});

it('is called what a page or one question is called already', () => {
  expect(titleOfSource(visit, page)).toEqual({ en: 'Results' });
  expect(titleOfSource(visit, { kind: 'questions', ids: ['q-weight'] })).toEqual({ en: 'Weight', fa: 'وزن' });
  expect(titleOfSource(visit, { kind: 'questions', ids: ['q-height'] })).toEqual({ en: 'Height' });
  expect(titleOfSource(visit, some)).toEqual({});
});

it('can be put back into the form it came from: names, formulas and conditions are its own', () => {
  const block = makeBlock(
    visit,
    { kind: 'questions', ids: ['q-weight', 'q-height', 'q-bmi', 'q-code'] },
    { en: 'Body' },
  );
  const { definition, id } = insertForm(visit, block, placeBehind(visit, 'one', 'q-weight'));
  const [, added, , , result] = definition.pages[0]!.questions;
  expect([added!.id, added!.name, result!.formula]).toEqual([id, 'weight_2', 'weight_2 / height_2']);
  expect(definition.conditions.at(-1)).toMatchObject({ target: result!.id, when: 'weight_2 > 10' });
  expect(definition.pages[0]!.questions.filter(({ patientField }) => patientField === 'code')).toHaveLength(1);
  expect(checkDefinition(definition)).toEqual([]);
});

it('brings no condition of a page that stays behind, and all of one that comes', () => {
  const block = makeBlock(visit, page, { en: 'Body' });
  expect(checkDefinition(insertForm(visit, block, placeBehind(visit, 'one')).definition)).toEqual([]);
  const added = addPagesOf(visit, block).definition;
  expect(checkDefinition(added)).toEqual([]);
  expect(added.conditions.at(-2)).toMatchObject({ kind: 'visibility', target: added.pages[2]!.id });
});
