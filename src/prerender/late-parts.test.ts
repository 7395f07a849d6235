import { describe, expect, test } from 'vitest';
import type { CallData } from '../api/contract/contract.ts';
import type { Question } from '../engine/definition/types.ts';
import { latePartsOf, lateTexts } from './late-parts.ts';

type Form = CallData<'/category/getform'>;

const options = (count: number): Question['options'] =>
  Array.from({ length: count }, (_, index) => ({ text: `Option ${index}`, value: `o${index}` }));

const formOf = (questions: readonly Partial<Question>[], settings: Form['settings'] = {}): Form => ({
  id: 'id',
  slug: 'visit',
  version: 1,
  definition: {
    schema: 1,
    title: 'Visit',
    language: 'en',
    conditions: [],
    pages: [
      {
        id: 'page',
        text: 'Page',
        pageType: 'form',
        questions: questions.map((question, index) => ({
          id: `q${index}`,
          name: `q${index}`,
          type: 'text',
          title: 'Title',
          ...question,
        })),
      },
    ],
  },
  role: 'public',
  settings,
  branding: { title: 'Visit', clinic: 'Clinic' },
});

describe('The parts of the filler that a form needs beside what every form has', () => {
  test.each<[string, readonly Partial<Question>[], readonly string[]]>([
    ['free text and numbers', [{}, { type: 'number' }], []],
    ['a short list', [{ type: 'select', options: options(7) }], ['scales']],
    ['a list that is searched', [{ type: 'select', options: options(8) }], ['scales', 'lists', lateTexts]],
    [
      'a list of several answers',
      [{ type: 'select', options: options(2), multimode: true }],
      ['scales', 'lists', lateTexts],
    ],
    [
      'options that other answers decide',
      [{ type: 'flatview', optionsFrom: 'q1' }, {}],
      ['scales', 'src/react/ui/options/nothing-to-choose.tsx', lateTexts, 'functions'],
    ],
    ['a date', [{ type: 'date' }], ['dates', lateTexts]],
    [
      'a date in three fields',
      [{ type: 'date', dateEntry: 'parts' }],
      ['dates', lateTexts, 'src/fields/dates/parts/parts-entry.tsx'],
    ],
    ['a result', [{ type: 'calculated', formula: '1 + 1' }], ['result']],
    ['a rare function', [{ type: 'calculated', formula: 'MEDIAN(1, 2)' }], ['result', 'functions']],
    ['a text in a format', [{ format: 'email' }], ['rare']],
    ['a coloured question', [{ bgColor: '#ffeecc' }], ['colours']],
  ])('with %s', (_what, questions, parts) => {
    expect(latePartsOf(formOf(questions))).toEqual(parts);
  });

  test('with questions within a repeating part', () => {
    const inside: Question = { id: 'd', name: 'd', type: 'date', title: 'Since' };
    const parts = latePartsOf(formOf([{ type: 'container', questions: [inside] }]));
    expect(parts).toEqual(expect.arrayContaining(['src/fields/container/view.tsx', 'dates', lateTexts]));
  });

  test('with a panel that asks who the patient is', () => {
    const parts = latePartsOf(formOf([{}], { requireNameForSave: true }));
    expect(parts).toEqual(expect.arrayContaining(['src/react/form/patient/patient-definition.ts', 'dates']));
  });

  test('with a clinic’s colour', () => {
    expect(latePartsOf(formOf([{}], { brandColor: '#1a5fb4' }))).toEqual(['src/react/form/source/brand.ts']);
  });
});
