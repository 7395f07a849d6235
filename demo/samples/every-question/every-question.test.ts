import { describe, expect, it } from 'vitest';
import type { Question, QuestionType } from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { checkDefinition } from '../../../src/published/engine.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { everyQuestion } from './every-question.ts';

const questions = walkQuestions(everyQuestion.definition).map(({ question }) => question);

/** A setting that is missing here does not compile. */
const settings = {
  title: 0,
  shorttitle: 0,
  subtitle: 0,
  subtext: 0,
  tooltip: 0,
  helptext: 0,
  defaultvalue: 0,
  mandatory: 0,
  startNewRow: 0,
  displaysize: 0,
  fontsize: 0,
  bgColor: 0,
  type: 0,
  options: 0,
  optionsFrom: 0,
  multimode: 0,
  allowother: 0,
  floatcount: 0,
  round: 0,
  relatedField: 0,
  patientField: 0,
  showforsecretary: 0,
  showforuser: 0,
  clearonload: 0,
  displayInReport: 0,
  historytype: 0,
  allowcopy: 0,
  min: 0,
  max: 0,
  step: 0,
  unit: 0,
  minLabel: 0,
  maxLabel: 0,
  display: 0,
  dateEntry: 0,
  rows: 0,
  accept: 0,
  formula: 0,
  bands: 0,
  constraint: 0,
  requiredWhen: 0,
  initialformula: 0,
  format: 0,
  checkDigit: 0,
  url: 0,
  loinc: 0,
  questions: 0,
} as const satisfies Record<Exclude<keyof Question, 'id' | 'name'>, 0>;

describe('The form of every question', () => {
  it('can be filled in', () => expect(checkDefinition(everyQuestion.definition)).toEqual([]));

  it.each(Object.keys(fieldModels) as QuestionType[])('has a question of the type %s', (type) => {
    expect(questions.some((question) => question.type === type)).toBe(true);
  });

  it.each(Object.keys(settings) as (keyof typeof settings)[])('has a question with its %s set', (setting) => {
    expect(questions.some((question) => question[setting] !== undefined)).toBe(true);
  });

  it.each([
    ['format', ['email', 'phone', 'nationalcode', 'url', 'object']],
    ['round', ['nearest', 'up', 'down']],
    ['historytype', ['followup', 'hourly', 'daily']],
    ['display', ['numbers', 'slider', 'faces', 'stars']],
    ['accept', ['any']],
  ] as const)('has %s in each of its kinds', (setting, kinds) => {
    const found = questions
      .flatMap((question) => question[setting] ?? [])
      .map((value) => (typeof value === 'object' ? 'object' : value));
    expect(new Set(found)).toEqual(new Set(kinds));
  });

  it.each(['flatview', 'select', 'numericrange', 'container', 'file'] as const)(
    'has %s with one answer and with several',
    (type) => {
      const modes = questions.filter((question) => question.type === type).map(({ multimode = false }) => multimode);
      expect(new Set(modes)).toEqual(new Set([true, false]));
    },
  );

  it('says each of its texts in both languages', () => {
    const json = JSON.stringify(everyQuestion.definition);
    const pairs = json.match(/\{"en":"[^"]+"[^}]*\}/g) ?? [];
    expect(pairs.length).toBeGreaterThan(100);
    expect(pairs.filter((pair) => !pair.includes('"fa":"'))).toEqual([]);
    expect(questions.filter(({ title }) => typeof title === 'string')).toEqual([]);
  });
});
