import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { addPage } from './add-page.ts';
import { addQuestion } from './add-question.ts';
import { changePage } from './change-page.ts';
import { changeQuestion } from './change-question.ts';
import { putCondition, removeCondition, setVisibility, visibilityOf } from './conditions.ts';
import { duplicateQuestion, insertCopies } from './copy-questions.ts';
import { movePage } from './move-page.ts';
import { moveQuestion, moveQuestions, stepQuestions } from './move-question.ts';
import { removePage } from './remove-page.ts';
import { removeQuestion } from './remove-question.ts';
import { renameQuestion } from './rename-question.ts';
import { allQuestions, findQuestion, pageOf, placeOf, topmost } from '../definition/tree.ts';

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
    const once = addQuestion(form, { parent: 'first', index: 1 }, { type: 'text', title: '' });
    const twice = addQuestion(once.definition, { parent: 'drugs', index: 0 }, { type: 'text', title: '' });
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
    const inner = copy && findQuestion(copy.definition, copy.ids[0]!)?.questions;
    expect(inner?.map((each) => [each.name, each.formula])).toEqual([
      ['dose_2', undefined],
      ['double_2', 'dose_2 * 2'],
    ]);
    expect(new Set(copy && names(copy.definition)).size).toBe(10);
  });

  it('leaves a detail of the patient to the question that is copied', () => {
    const asked = changeQuestion(form, 'height', { patientField: 'age', min: 1 });
    const copy = duplicateQuestion(asked, 'height');
    expect(copy && findQuestion(copy.definition, copy.ids[0]!)).toMatchObject({ min: 1 });
    expect(copy && findQuestion(copy.definition, copy.ids[0]!)).not.toHaveProperty('patientField');
    expect(copy && findQuestion(copy.definition, 'height')?.patientField).toBe('age');
    const [height] = topmost(asked, ['height']);
    const pasted = insertCopies(form, { parent: 'second', index: 0 }, { questions: [height!], conditions: [] });
    expect(findQuestion(pasted.definition, pasted.ids[0]!)?.patientField).toBe('age');
  });

  it('are copied with the errors that are about them alone, which then speak of the copies', () => {
    const error = (id: string, when: string) =>
      ({ id, kind: 'error', target: 'weight', when, text: 'Check it' }) as const;
    const conditions = [
      error('own', 'weight > 3 * height'),
      error('other', 'weight > bmi'),
      error('foreign', 'FHIRPATH("item.exists()")'),
    ];
    const copy = duplicateQuestion({ ...form, conditions }, 'weight', 'height');
    const added = copy?.definition.conditions.slice(conditions.length);
    expect(added).toMatchObject([
      { kind: 'error', target: copy?.ids[0], when: 'weight_2 > 3 * height_2', text: 'Check it' },
    ]);
    expect(added?.[0]?.id).not.toBe('own');
  });

  it('duplicates several behind the last of them, shown on the same conditions and speaking of one another', () => {
    const copy = duplicateQuestion(form, 'bmi', 'weight', 'height');
    const [weight, height, bmi] = copy?.ids ?? [];
    expect(names(copy!.definition).slice(0, 6)).toEqual(['weight', 'height', 'bmi', 'weight_2', 'height_2', 'bmi_2']);
    expect(findQuestion(copy!.definition, weight!)?.name).toBe('weight_2');
    expect(findQuestion(copy!.definition, bmi!)?.formula).toBe(
      findQuestion(form, 'bmi')?.formula?.replace(/(weight|height)/g, '$1_2'),
    );
    expect(visibilityOf(copy!.definition, bmi!)).toBe('height_2 > 50');
    expect(visibilityOf(copy!.definition, height!)).toBe('');
  });

  it('gives all copies their names at once, where the new name of one is the old name of another', () => {
    const twins = {
      questions: [
        question('pulse'),
        question('pulse_2'),
        question('sum', { type: 'calculated', formula: 'pulse + pulse_2' }),
      ],
      conditions: [],
    };
    const inserted = insertCopies(form, { parent: 'second', index: 0 }, twins);
    expect(inserted.definition.pages[1]?.questions.slice(0, 3).map(({ name, formula }) => formula ?? name)).toEqual([
      'pulse_2',
      'pulse_3',
      'pulse_2 + pulse_3',
    ]);
  });

  it('moves several together in the order of the form, wherever they stood, but none into what is moved with it', () => {
    const moved = moveQuestions(form, ['pulse', 'dose', 'weight'], { parent: 'second', index: 0 });
    expect(moved.pages[1]?.questions.map(({ id }) => id).slice(0, 3)).toEqual(['weight', 'dose', 'pulse']);
    expect(moveQuestions(form, ['weight', 'drugs'], { parent: 'drugs', index: 0 })).toBe(form);
  });

  it('moves several by one place each, as far as there is room', () => {
    const order = (stepped: FormDefinition | undefined) => stepped?.pages[0]?.questions.map(({ id }) => id);
    const all = order(form)!;
    expect(order(stepQuestions(form, [all[1]!, all[2]!], 'up'))).toEqual([all[1], all[2], all[0], ...all.slice(3)]);
    expect(order(stepQuestions(form, [all[0]!, all[2]!], 'up'))).toEqual([all[0], all[2], all[1], ...all.slice(3)]);
    expect(order(stepQuestions(form, [all[0]!, all[1]!], 'down'))).toEqual([all[2], all[0], all[1], ...all.slice(3)]);
    expect(stepQuestions(form, [all[0]!, all[1]!], 'up')).toBeUndefined();
  });

  it('removes several with the conditions about them', () => {
    const left = removeQuestion(form, 'bmi', 'drugs', 'weight');
    expect(names(left)).not.toContain('dose');
    expect(left.conditions.map(({ id }) => id)).toEqual(['c2', 'c3']);
    expect(left.report?.questions).toEqual([]);
    expect(left.pages[1]).toBe(form.pages[1]);
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
    expect(copy && findQuestion(copy.definition, copy.ids[0]!)?.questions?.[1]).toMatchObject({
      constraint: { when: 'lower_2 < upper_2', message: 'Below' },
      requiredWhen: 'upper_2 > 0',
      initialformula: 'upper_2 - 40',
      max: 'upper_2 - 1',
    });
    expect(copy && findQuestion(copy.definition, copy.ids[0]!)?.questions?.[2]?.options?.[1]).toMatchObject({
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
