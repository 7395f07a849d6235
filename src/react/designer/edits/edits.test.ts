import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { addPage } from './add-page.ts';
import { addQuestion } from './add-question.ts';
import { changePage } from './change-page.ts';
import { changeQuestion } from './change-question.ts';
import { putCondition, removeCondition, setVisibility, visibilityOf } from './conditions.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import { movePage } from './move-page.ts';
import { moveQuestion } from './move-question.ts';
import { removePage } from './remove-page.ts';
import { removeQuestion } from './remove-question.ts';
import { renameQuestion } from './rename-question.ts';
import { allQuestions, findQuestion, pageOf, placeOf } from '../definition/tree.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'number',
  title: id,
  ...more,
});

const form: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  pages: [
    {
      id: 'first',
      text: 'First',
      pageType: 'form',
      questions: [
        question('weight'),
        question('height'),
        question('bmi', { type: 'calculated', formula: 'ROUND(weight / (height/100)^2, 1)' }),
        question('drugs', {
          type: 'container',
          multimode: true,
          questions: [question('dose'), question('double', { type: 'calculated', formula: 'dose * 2' })],
        }),
      ],
    },
    {
      id: 'second',
      text: 'Second',
      pageType: 'followup',
      questions: [question('pulse', { relatedField: 'weight', max: 'weight + 100' })],
    },
  ],
  conditions: [
    { id: 'c1', kind: 'visibility', target: 'bmi', when: 'height > 50' },
    { id: 'c2', kind: 'gotopage', from: 'first', to: 'second', when: 'weight > 200' },
    { id: 'c3', kind: 'sendfile', to: [{ user: 'u' }], when: 'SUM(drugs.dose) > 10' },
  ],
  report: { questions: ['weight', 'bmi'] },
};

const names = (definition: FormDefinition): string[] => allQuestions(definition).map((each) => each.name);

describe('Editing a form', () => {
  it('never changes the form it was given', () => {
    const before = JSON.stringify(form);
    addPage(form);
    moveQuestion(form, 'weight', { parent: 'second', index: 0 });
    removeQuestion(form, 'drugs');
    renameQuestion(form, 'weight', 'mass');
    duplicateQuestion(form, 'drugs');
    expect(JSON.stringify(form)).toBe(before);
  });

  it('adds a page where it is asked for, without a title that nobody wrote', () => {
    const { definition, id } = addPage(form, 1);
    expect(definition.pages.map((page) => page.text)).toEqual(['First', '', 'Second']);
    expect(definition.pages[1]).not.toHaveProperty('displayTitle');
    expect(definition.pages[1]?.id).toBe(id);
  });

  it('changes a page, and removes what is set to nothing', () => {
    const changed = changePage(changePage(form, 'second', { roles: ['secretary'] }), 'second', {
      roles: undefined,
      pageType: 'form',
    });
    expect(changed.pages[1]).toEqual({ ...form.pages[1], pageType: 'form' });
  });

  it('moves a page, and leaves the others in their order', () => {
    expect(movePage(form, 'second', 0).pages.map((page) => page.id)).toEqual(['second', 'first']);
    expect(movePage(form, 'nowhere', 0)).toBe(form);
  });

  it('removes a page together with the conditions that led from or to it', () => {
    const definition = removePage(form, 'second');
    expect(definition.pages).toHaveLength(1);
    expect(definition.conditions.map((condition) => condition.id)).toEqual(['c1', 'c3']);
  });

  it('adds a question with a name that is free', () => {
    const once = addQuestion(form, { parent: 'first', index: 1 }, { type: 'text', title: 'A' });
    const twice = addQuestion(once.definition, { parent: 'drugs', index: 0 }, { type: 'text', title: 'B' });
    expect(findQuestion(twice.definition, once.id)?.name).toBe('text');
    expect(findQuestion(twice.definition, twice.id)?.name).toBe('text_2');
    expect(placeOf(twice.definition, twice.id)).toEqual({ parent: 'drugs', index: 0 });
  });

  it('changes settings of a question at any depth', () => {
    expect(findQuestion(changeQuestion(form, 'dose', { mandatory: true }), 'dose')?.mandatory).toBe(true);
  });

  it('moves a question into another page or a container, at the place asked for', () => {
    const definition = moveQuestion(form, 'weight', { parent: 'drugs', index: 1 });
    expect(placeOf(definition, 'weight')).toEqual({ parent: 'drugs', index: 1 });
    expect(pageOf(moveQuestion(form, 'dose', { parent: 'second', index: 0 }), 'dose')?.id).toBe('second');
  });

  it('does not move a container into itself', () => {
    expect(moveQuestion(form, 'drugs', { parent: 'drugs', index: 0 })).toBe(form);
  });

  it('removes a question with what it holds and the conditions about it, and leaves formulas for the report of problems', () => {
    const definition = removeQuestion(removeQuestion(form, 'bmi'), 'drugs');
    expect(names(definition)).toEqual(['weight', 'height', 'pulse']);
    expect(definition.conditions.map((condition) => condition.id)).toEqual(['c2', 'c3']);
  });

  it('renames a question everywhere: formulas, conditions, bounds, related fields, report', () => {
    const definition = renameQuestion(form, 'weight', 'وزن');
    expect(findQuestion(definition, 'bmi')?.formula).toBe('ROUND(وزن / (height/100)^2, 1)');
    expect(definition.conditions[1]?.when).toBe('وزن > 200');
    expect(findQuestion(definition, 'pulse')).toMatchObject({ relatedField: 'وزن', max: 'وزن + 100' });
    expect(definition.report?.questions).toEqual(['وزن', 'bmi']);
  });

  it('renames a question in the conditions of endings, and leaves the others as they are', () => {
    const endings = [
      { id: 'a', when: 'bmi > 30', text: 'bmi' },
      { id: 'b', text: 'Thank you' },
    ] as const;
    const renamed = renameQuestion({ ...form, endings }, 'bmi', 'index').endings;
    expect(renamed).toEqual([{ id: 'a', when: 'index > 30', text: 'bmi' }, endings[1]]);
    expect(renamed?.[1]).toBe(endings[1]);
  });

  it('renames the column of a repeating container in sums over it', () => {
    expect(renameQuestion(form, 'dose', 'amount').conditions[2]?.when).toBe('SUM(drugs.amount) > 10');
    expect(renameQuestion(form, 'drugs', 'pills').conditions[2]?.when).toBe('SUM(pills.dose) > 10');
  });

  it('duplicates a container so that its formulas speak of the copies', () => {
    const copy = duplicateQuestion(form, 'drugs');
    const inner = copy && findQuestion(copy.definition, copy.id)?.questions;
    expect(inner?.map((each) => [each.name, each.formula])).toEqual([
      ['dose_2', undefined],
      ['double_2', 'dose_2 * 2'],
    ]);
    expect(new Set(copy && names(copy.definition)).size).toBe(10);
  });

  it('leaves a detail of the patient to the question that is copied', () => {
    const asked = changeQuestion(form, 'height', { patientField: 'age', min: 1 });
    const copy = duplicateQuestion(asked, 'height');
    expect(copy && findQuestion(copy.definition, copy.id)).toMatchObject({ min: 1 });
    expect(copy && findQuestion(copy.definition, copy.id)).not.toHaveProperty('patientField');
    expect(copy && findQuestion(copy.definition, 'height')?.patientField).toBe('age');
  });

  it('renames and copies what constraints, conditions of requirement and initial values speak of', () => {
    const pressure = question('pressure', {
      type: 'container',
      multimode: true,
      questions: [
        question('upper'),
        question('lower', {
          constraint: { when: 'lower < upper', message: 'Below' },
          requiredWhen: 'upper > 0',
          initialformula: 'upper - 40',
          max: 'upper - 1',
        }),
        question('arm', {
          type: 'cascadeview',
          options: [
            { value: 'l', text: 'L' },
            {
              value: 'r',
              text: 'R',
              visibleWhen: 'upper > 1',
              children: [{ value: 'i', text: 'I', visibleWhen: 'lower > 2' }],
            },
          ],
        }),
      ],
    });
    const definition = {
      ...form,
      pages: form.pages.map((page, index) =>
        index === 0 ? { ...page, questions: [...page.questions, pressure] } : page,
      ),
    };
    expect(findQuestion(renameQuestion(definition, 'upper', 'systolic'), 'lower')).toMatchObject({
      constraint: { when: 'lower < systolic', message: 'Below' },
      requiredWhen: 'systolic > 0',
      initialformula: 'systolic - 40',
      max: 'systolic - 1',
    });
    expect(findQuestion(renameQuestion(definition, 'upper', 'systolic'), 'arm')?.options?.[1]).toMatchObject({
      visibleWhen: 'systolic > 1',
      children: [{ visibleWhen: 'lower > 2' }],
    });
    expect(findQuestion(renameQuestion(definition, 'height', 'tall'), 'arm')).toBe(pressure.questions?.[2]);
    const copy = duplicateQuestion(definition, 'pressure');
    expect(copy && findQuestion(copy.definition, copy.id)?.questions?.[1]).toMatchObject({
      constraint: { when: 'lower_2 < upper_2', message: 'Below' },
      requiredWhen: 'upper_2 > 0',
      initialformula: 'upper_2 - 40',
      max: 'upper_2 - 1',
    });
    expect(copy && findQuestion(copy.definition, copy.id)?.questions?.[2]?.options?.[1]).toMatchObject({
      visibleWhen: 'upper_2 > 1',
      children: [{ visibleWhen: 'lower_2 > 2' }],
    });
  });

  it('keeps one visibility condition for a section, and none where it is always shown', () => {
    const twice = setVisibility(setVisibility(form, 'weight', 'height > 1'), 'weight', 'height > 2');
    expect(
      twice.conditions.filter((condition) => condition.kind === 'visibility' && condition.target === 'weight'),
    ).toHaveLength(1);
    expect(visibilityOf(twice, 'weight')).toBe('height > 2');
    expect(visibilityOf(setVisibility(twice, 'weight', ' '), 'weight')).toBe('');
  });

  it('puts a changed condition in its place and a new one at the end', () => {
    const changed = putCondition(form, { id: 'c2', kind: 'gotopage', from: 'second', to: 'first', when: 'TRUE' });
    expect(changed.conditions.map((condition) => condition.when)).toEqual([
      'height > 50',
      'TRUE',
      'SUM(drugs.dose) > 10',
    ]);
    expect(
      putCondition(form, { id: 'c4', kind: 'visibility', target: 'pulse', when: 'TRUE' }).conditions.at(-1)?.id,
    ).toBe('c4');
    expect(removeCondition(form, 'c1').conditions.map((condition) => condition.id)).toEqual(['c2', 'c3']);
  });
});
