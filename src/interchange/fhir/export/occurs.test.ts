import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import {
  coding,
  hl7,
  imported,
  item,
  questionnaire,
  questionsOf,
  type Item,
} from '../../../../test/support/interchange/questionnaires.ts';
import { toQuestionnaire } from './to-questionnaire.ts';

const count = (end: 'min' | 'max', valueInteger: number): Item => ({
  url: `${hl7}questionnaire-${end}Occurs`,
  valueInteger,
});
const least2most3 = { repeats: true, extension: [count('min', 2), count('max', 3)] };

const edit = (definition: FormDefinition, change: (question: Question) => Question): FormDefinition => ({
  ...definition,
  pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map(change) })),
});
const asJson = (definition: FormDefinition) =>
  JSON.parse(JSON.stringify(toQuestionnaire(definition))) as { readonly item: readonly Item[] };

describe('How many answers there may be', () => {
  it.each<[string, Item, (many: number) => unknown, string, string]>([
    [
      'options of a choice',
      item('q', 'choice', { ...least2most3, answerOption: ['a', 'b', 'c', 'd'].map((code) => coding(code)) }),
      (many) => ['a', 'b', 'c', 'd'].slice(0, many),
      'toofewchoices',
      'toomanychoices',
    ],
    [
      'rows of a group',
      item('q', 'group', { ...least2most3, item: [item('in', 'string')] }),
      (many) => Array.from({ length: many }, () => ({ in: 'x' })),
      'toofewrows',
      'toomanyrows',
    ],
    [
      'answers of a question',
      item('q', 'integer', least2most3),
      (many) => Array.from({ length: many }, () => ({ q_each: 7 })),
      'toofewrows',
      'toomanyrows',
    ],
  ])('is held to by %s', (_, sheet, answers, few, many) => {
    const { definition, left } = imported(questionnaire([sheet]));
    const rules = (given: number) =>
      createForm(definition, { answers: { q: answers(given) } as never })
        .validate()
        .map(({ rule }) => rule);
    expect([left, rules(1), rules(2), rules(3), rules(4)]).toEqual([[], [few], [], [], [many]]);
  });

  it('is nothing to a question of one answer, and one is no more than required', () => {
    const { definition } = imported(
      questionnaire([
        item('a', 'choice', { answerOption: [coding('x')], extension: [count('max', 3)] }),
        item('b', 'choice', {
          repeats: true,
          required: true,
          answerOption: [coding('x')],
          extension: [count('min', 1)],
        }),
      ]),
    );
    expect([...questionsOf(definition).values()].map(({ min, max }) => [min, max])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is expressed in FHIR’s terms when a designer changes it', () => {
    const { definition } = fromQuestionnaire(
      questionnaire([item('q', 'group', { ...least2most3, item: [item('in', 'string')] })]),
    );
    const changed = edit(definition, ({ min: _min, ...question }) => ({ ...question, max: 9 }));
    const written = asJson(changed);
    expect(written.item[0]?.['extension']).toEqual([count('max', 9)]);
    expect(fromQuestionnaire(written).definition.pages[0]?.questions[0]).toMatchObject({ max: 9 });
    expect(fromQuestionnaire(written).definition.pages[0]?.questions[0]).not.toHaveProperty('min');
  });

  it('is distinguished from the bounds of each answer, which may be changed too', () => {
    const { definition } = fromQuestionnaire(
      questionnaire([
        item('q', 'integer', {
          repeats: true,
          extension: [count('max', 3), { url: `${hl7}maxValue`, valueInteger: 50 }],
        }),
      ]),
    );
    const [before] = definition.pages[0]?.questions ?? [];
    expect([before?.max, before?.questions?.[0]?.max]).toEqual([3, 50]);
    const written = asJson(
      edit(definition, (question) => ({
        ...question,
        max: 4,
        questions: question.questions?.map((each) => ({ ...each, max: 60 })),
      })),
    );
    const [after] = fromQuestionnaire(written).definition.pages[0]?.questions ?? [];
    expect([after?.max, after?.questions?.[0]?.max]).toEqual([4, 60]);
    expect(written.item[0]).toMatchObject({ linkId: 'q', type: 'integer', repeats: true });
  });
});
