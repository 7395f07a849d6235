import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { removeQuestion } from './remove-question.ts';
import { renameQuestion } from './rename-question.ts';
import { renameOption, renameRow } from './rename-option.ts';
import { findQuestion } from '../definition/tree.ts';
import { usesOf, usesOfOption, usesOfRow } from './uses.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'number',
  title: id,
  ...more,
});
const sexes = [
  { text: 'Female', value: 'female' },
  { text: 'Male', value: 'male' },
];

const form: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  pages: [
    {
      id: 'one',
      text: 'One',
      pageType: 'form',
      questions: [
        question('sex', { type: 'flatview', options: sexes, defaultvalue: 'female' }),
        question('weight'),
        question('mood', {
          type: 'matrix',
          rows: [
            { name: 'sleep', text: 'Sleep' },
            { name: 'joy', text: 'Joy' },
          ],
          options: [{ text: 'No', value: '0' }],
        }),
        question('risk', {
          type: 'calculated',
          formula: 'IF(sex = "female", weight * 2, weight)',
          options: [{ text: 'Low', value: 'low' }],
        }),
        question('meds', { type: 'select', options: [{ text: 'Pill', value: 'pill', visibleWhen: 'sex = "female"' }] }),
      ],
    },
    {
      id: 'two',
      text: 'Two',
      pageType: 'form',
      questions: [question('pulse', { relatedField: 'weight', max: 'weight + 100', requiredWhen: 'mood.sleep = "0"' })],
    },
  ],
  conditions: [
    { id: 'c1', kind: 'visibility', target: 'pulse', when: 'sex <> "female"' },
    { id: 'c2', kind: 'visibility', target: 'risk', when: 'ANSWERED(weight)' },
    { id: 'c3', kind: 'gotopage', from: 'one', to: 'two', when: 'weight > 3' },
  ],
  endings: [{ id: 'e', when: 'sex = "female"', text: 'Thank you' }],
  report: { questions: ['weight', 'risk'] },
};

describe('The blocks of a report', () => {
  const designed: FormDefinition = {
    ...form,
    report: {
      blocks: [
        { id: 'a', kind: 'chart', question: 'weight' },
        { id: 'b', kind: 'table', questions: ['weight', 'risk'] },
        { id: 'c', kind: 'text', text: { en: 'Weight {weight}', fa: 'وزن {weight}' }, when: 'sex = "female"' },
      ],
    },
  };

  it('follow a question that is renamed, in lists, charts, texts of both languages and conditions', () => {
    const renamed = renameQuestion(renameQuestion(designed, 'weight', 'mass'), 'sex', 'gender');
    expect(renamed.report?.blocks).toEqual([
      { id: 'a', kind: 'chart', question: 'mass' },
      { id: 'b', kind: 'table', questions: ['mass', 'risk'] },
      { id: 'c', kind: 'text', text: { en: 'Weight {mass}', fa: 'وزن {mass}' }, when: 'gender = "female"' },
    ]);
    expect(renameOption(designed, 'sex', [0], 'f').report?.blocks?.[2]?.when).toBe('sex = "f"');
  });

  it('are named before a question is removed, which takes its chart and its place in lists along', () => {
    const paths = usesOf(designed, 'weight').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['report.blocks[0]', 'report.blocks[2].text']));
    expect(usesOf(designed, 'sex').map(({ path }) => path)).toContain('report.blocks[2].when');
    expect(removeQuestion(designed, 'weight').report?.blocks).toEqual([
      { id: 'b', kind: 'table', questions: ['risk'] },
      designed.report?.blocks?.[2],
    ]);
  });
});

describe('An option that is given another value', () => {
  it('takes everything that compares with it along: formulas, conditions, options, endings, the default', () => {
    const renamed = renameOption(form, 'sex', [0], 'f');
    expect(findQuestion(renamed, 'sex')).toMatchObject({
      options: [{ value: 'f' }, { value: 'male' }],
      defaultvalue: 'f',
    });
    expect(findQuestion(renamed, 'risk')?.formula).toBe('IF(sex = "f", weight * 2, weight)');
    expect(findQuestion(renamed, 'meds')?.options?.[0]?.visibleWhen).toBe('sex = "f"');
    expect([renamed.conditions[0]?.when, renamed.endings?.[0]?.when]).toEqual(['sex <> "f"', 'sex = "f"']);
    expect(findQuestion(renamed, 'weight')).toBe(findQuestion(form, 'weight'));
  });

  it('of a calculated question takes along what its own formula gives', () => {
    const named: FormDefinition = {
      ...form,
      pages: [
        {
          id: 'one',
          text: 'One',
          pageType: 'form',
          questions: [
            question('weight'),
            question('risk', {
              type: 'calculated',
              formula: 'IF(weight > 3, "low", "high")',
              options: [{ text: 'Low', value: 'low' }],
            }),
          ],
        },
      ],
    };
    expect(findQuestion(renameOption(named, 'risk', [0], 'mild'), 'risk')?.formula).toBe(
      'IF(weight > 3, "mild", "high")',
    );
  });

  it('of a matrix is compared by its rows', () => {
    expect(findQuestion(renameOption(form, 'mood', [0], '9'), 'pulse')?.requiredWhen).toBe('mood.sleep = "9"');
  });

  it('leaves all else alone where several options have the value, or would have it', () => {
    expect(renameOption(form, 'sex', [0], 'male').conditions).toEqual(form.conditions);
    expect(renameOption(form, 'sex', [0], '').conditions).toEqual(form.conditions);
  });
});

describe('A row of a matrix', () => {
  it('that is renamed takes everything that speaks of it along', () => {
    const renamed = renameRow(form, 'mood', 0, 'rest');
    expect([findQuestion(renamed, 'mood')?.rows?.[0]?.name, findQuestion(renamed, 'pulse')?.requiredWhen]).toEqual([
      'rest',
      'mood.rest = "0"',
    ]);
  });
});

describe('What would be left behind', () => {
  it('without a question is every expression and related field that mentions it, but not what goes with it', () => {
    expect(usesOf(form, 'weight')).toEqual([
      { path: 'pages[0].questions[3].formula', text: 'IF(sex = "female", weight * 2, weight)' },
      { path: 'pages[1].questions[0].max', text: 'weight + 100' },
      { path: 'conditions[1].when', text: 'ANSWERED(weight)' },
      { path: 'conditions[2].when', text: 'weight > 3' },
      { path: 'pages[1].questions[0].relatedField', text: 'weight' },
    ]);
    expect(usesOf(form, 'pulse')).toEqual([]);
  });

  it('without a page is what mentions its questions from outside', () => {
    expect(usesOf(form, 'one').map(({ path }) => path)).toEqual([
      'pages[1].questions[0].max',
      'pages[1].questions[0].requiredWhen',
      'conditions[0].when',
      'endings[0].when',
      'pages[1].questions[0].relatedField',
    ]);
  });

  it('without an option or a row is what compares with it or mentions it', () => {
    expect(usesOfOption(form, 'sex', [0]).map(({ path }) => path)).toEqual([
      'pages[0].questions[3].formula',
      'pages[0].questions[4].options[0].visibleWhen',
      'conditions[0].when',
      'endings[0].when',
      'pages[0].questions[0].defaultvalue',
    ]);
    expect(usesOfOption(form, 'sex', [1])).toEqual([]);
    expect(usesOfRow(form, 'mood', 0).map(({ path }) => path)).toEqual(['pages[1].questions[0].requiredWhen']);
    expect(usesOfRow(form, 'mood', 1)).toEqual([]);
  });

  it('without a row is nothing that only has its name', () => {
    const other: FormDefinition = {
      ...form,
      conditions: [...form.conditions, { id: 'c4', kind: 'visibility', target: 'pulse', when: 'sleep > 3' }],
    };
    expect(usesOfRow(other, 'mood', 0).map(({ path }) => path)).toEqual(['pages[1].questions[0].requiredWhen']);
  });

  it('is not the list of the report, which loses the question too', () => {
    expect(removeQuestion(form, 'weight').report?.questions).toEqual(['risk']);
  });
});
