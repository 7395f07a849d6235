import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { checkDefinition } from '../../../published/engine.ts';
import { isLostWith, lostWith } from './removal.ts';
import { renameOption } from './rename-option.ts';
import { renameQuestion } from './rename-question.ts';
import { usesOf, usesOfOption } from './uses.ts';

const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type: 'text',
  title: name,
  ...more,
});

/** Asks of the same question, and of the same option of it, in every place where an expression may stand. */
const rule = 'sex = "f"';

const form: FormDefinition = {
  schema: 1,
  title: 'Every place',
  language: 'en',
  pages: [
    {
      id: 'one',
      text: 'One',
      pageType: 'form',
      questions: [
        question('sex', {
          type: 'select',
          options: [
            { text: 'Female', value: 'f' },
            { text: 'Male', value: 'm' },
          ],
          defaultvalue: 'f',
        }),
        question('sum', { type: 'calculated', formula: `IF(${rule}, 1, 2)` }),
        question('begun', { initialformula: `IF(${rule}, "a", "b")` }),
        question('bounded', { type: 'number', min: `IF(${rule}, 1, 2)`, max: `IF(${rule}, 3, 4)` }),
        question('checked', { constraint: { when: rule, message: 'No' } }),
        question('needed', { requiredWhen: rule }),
        question('offered', {
          type: 'cascadeview',
          options: [
            {
              text: 'A',
              value: 'a',
              visibleWhen: rule,
              children: [{ text: 'B', value: 'b', visibleWhen: `NOT(${rule})` }],
            },
          ],
        }),
        question('box', {
          type: 'container',
          multimode: true,
          questions: [question('inner', { requiredWhen: rule })],
        }),
        question('copied', { relatedField: 'sex' }),
      ],
    },
    { id: 'two', text: 'Two', pageType: 'form', questions: [question('last')] },
    { id: 'three', text: 'Three', pageType: 'form', questions: [question('end')] },
  ],
  conditions: [
    { id: 'v', kind: 'visibility', target: 'q-last', when: rule },
    { id: 'p', kind: 'visibility', target: 'two', when: rule },
    { id: 'g', kind: 'gotopage', from: 'two', to: 'three', when: rule },
    { id: 's', kind: 'sendfile', to: [{ user: 'u' }], when: rule },
    { id: 'n', kind: 'notify', to: [{ role: 'expert' }], text: 'Look', when: rule },
  ],
  endings: [{ id: 'e', when: rule, title: 'End' }],
  report: {
    questions: ['sex'],
    blocks: [
      { id: 'b', kind: 'text', text: 'Sex: {sex}', when: rule },
      { id: 'c', kind: 'table', questions: ['sex'] },
    ],
  },
};

const expressions = [
  'pages[0].questions[1].formula',
  'pages[0].questions[2].initialformula',
  'pages[0].questions[3].min',
  'pages[0].questions[3].max',
  'pages[0].questions[4].constraint.when',
  'pages[0].questions[5].requiredWhen',
  'pages[0].questions[6].options[0].visibleWhen',
  'pages[0].questions[6].options[0].children[0].visibleWhen',
  'pages[0].questions[7].questions[0].requiredWhen',
  'conditions[0].when',
  'conditions[1].when',
  'conditions[2].when',
  'conditions[3].when',
  'conditions[4].when',
  'endings[0].when',
  'report.blocks[0].when',
];

const pathsOf = (uses: readonly { readonly path: string }[]): readonly string[] => uses.map(({ path }) => path).sort();

describe('In every place where an expression may stand', () => {
  it('the form itself is right', () => {
    expect(checkDefinition(form)).toEqual([]);
  });

  it('a question is used, and what only names it is listed as well', () => {
    expect(pathsOf(usesOf(form, 'q-sex'))).toEqual(
      [...expressions, 'pages[0].questions[8].relatedField', 'report.blocks[0].text'].sort(),
    );
    expect(isLostWith(form, 'q-sex')).toBe(true);
  });

  it('an option is used, the default of its question included', () => {
    expect(pathsOf(usesOfOption(form, 'q-sex', [0]))).toEqual(
      [...expressions, 'pages[0].questions[0].defaultvalue'].sort(),
    );
    expect(usesOfOption(form, 'q-sex', [1])).toEqual([]);
  });

  it('a question that is renamed is called by its new name', () => {
    const renamed = renameQuestion(form, 'q-sex', 'gender');
    expect(checkDefinition(renamed)).toEqual([]);
    expect(JSON.stringify(renamed).match(/gender/g)).toHaveLength(expressions.length + 5);
    expect(JSON.stringify(renamed)).not.toMatch(/sex =|\{sex\}|"relatedField":"sex"|\["sex"\]/);
  });

  it('an option that is given another value is compared by that value', () => {
    const renamed = renameOption(form, 'q-sex', [0], 'female');
    expect(checkDefinition(renamed)).toEqual([]);
    expect(JSON.stringify(renamed).match(/female/g)).toHaveLength(expressions.length + 2);
    expect(pathsOf(usesOfOption(renamed, 'q-sex', [0]))).toEqual(pathsOf(usesOfOption(form, 'q-sex', [0])));
    expect(JSON.stringify(renamed)).not.toContain('\\"f\\"');
  });

  it('what goes with a page, and what speaks of it from outside, is told apart', () => {
    expect(lostWith(form, 'two')).toEqual({
      questions: 1,
      conditions: [0, 1, 2].map((index) => ({ path: `conditions[${index}].when`, text: rule })),
    });
    expect(usesOf(form, 'two')).toEqual([]);
    expect(isLostWith(form, 'three')).toBe(true);
    expect(isLostWith(form, 'q-end')).toBe(false);
  });
});
