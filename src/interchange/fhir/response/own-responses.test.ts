import { describe, expect, it } from 'vitest';
import { samples } from '../../../../demo/samples/index.ts';
import type { Answer, Answers, FormDefinition, Option, Question } from '../../../engine/definition/types.ts';
import { isRepeating } from '../../../engine/definition/walk-questions.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { fieldExamples } from '../../../fields/registry/examples.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { checkResponse } from '../check/check-response.ts';
import { fromResponse } from './from-response.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';
import { toResponse } from './to-response.ts';

const written = (answers: Answers, definition: FormDefinition): unknown =>
  JSON.parse(JSON.stringify(toResponse(answers, definition)));
const faultsOf = (answers: Answers, definition: FormDefinition) =>
  checkResponse(JSON.parse(JSON.stringify(toQuestionnaire(definition))), written(answers, definition));
const alone = (question: Question): FormDefinition => ({
  schema: 1,
  title: 'One',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [question] }],
});

/** Options from the outermost to a leaf. */
const pathTo = ([first, ...others]: readonly Option[], turn: number): readonly string[] => {
  const option = others[turn - 1] ?? first;
  return option ? [option.value, ...pathTo(option.children ?? [], turn)] : [];
};

/** The first of many answers that the question takes. */
function answerTo(question: Question, turn: number): Answer | undefined {
  if (question.questions) return [answersTo(question.questions, turn)];
  const { options = [], rows = [], min, max } = question;
  const [value = ''] = pathTo(options, turn);
  const between = typeof min === 'number' && typeof max === 'number' ? (min + max) / 2 : 40 + turn;
  const offered: readonly unknown[] = [
    Object.fromEntries(rows.map(({ name }) => [name, value])),
    value,
    [value],
    pathTo(options, turn),
    '2024-05-01T10:30',
    '2024-05-01',
    '10:30',
    between,
    Math.round(between),
    [between, between],
    turn === 0,
    [{ id: '0190a000-0000-7000-8000-000000000001', name: 'a.png', type: 'image/png', size: 12 }],
    'words',
    'a@example.org',
    'https://example.org/',
    '09121234567',
    '0012345679',
  ];
  for (const each of offered) {
    const parsed = fieldModels[question.type].parse(each, question);
    if (
      parsed.ok &&
      parsed.answer !== undefined &&
      fieldModels[question.type].validate(parsed.answer, question, { today: '2026-03-21' }) === undefined
    )
      return parsed.answer;
  }
  return undefined;
}

function answersTo(questions: readonly Question[], turn: number): Answers {
  return Object.fromEntries(
    questions.flatMap((question): readonly (readonly [string, Answer | undefined])[] => {
      if (fieldModels[question.type].kind === 'calculated') return [];
      return question.questions && !isRepeating(question)
        ? Object.entries(answersTo(question.questions, turn))
        : [[question.name, answerTo(question, turn)]];
    }),
  );
}

describe('Answers to a form that was made here', () => {
  it.each(
    samples.flatMap(({ category, definition }) =>
      [0, 1].map((turn): [string, number, FormDefinition] => [category.slug, turn, definition]),
    ),
  )('%s (%i) are right by its own Questionnaire, and the same again', (_, turn, definition) => {
    const form = createForm(definition, {
      answers: answersTo(
        definition.pages.flatMap(({ questions }) => questions),
        turn,
      ),
      patient: { birthdate: '1980-01-01' },
    });
    const answers = form.answers();
    expect(Object.keys(answers).length).toBeGreaterThan(1);
    expect(faultsOf(answers, definition)).toEqual([]);
    expect(fromResponse(written(answers, definition), definition)).toEqual({
      answers,
      left: [],
      places: expect.any(Map) as unknown,
    });
  });

  it('of every type are right by its own Questionnaire', () => {
    for (const { variants = [], ...example } of Object.values(fieldExamples)) {
      for (const { question, good } of [example, ...variants]) {
        for (const { answer } of good)
          expect([question.id, answer, faultsOf({ [question.name]: answer }, alone(question))]).toEqual([
            question.id,
            answer,
            [],
          ]);
      }
    }
  });

  it.each<[Partial<Question>, Answer, object]>([
    [{}, 22.5, { valueString: '22.5' }],
    [{}, true, { valueString: 'true' }],
    [{}, 'high', { valueString: 'high' }],
    [{ floatcount: 1 }, 22.5, { valueDecimal: 22.5 }],
    [{ unit: 'kg' }, 'too little', { _valueDecimal: expect.anything() }],
    [{ options: [{ text: 'High', value: 'high' }] }, 'high', { valueCoding: { code: 'high', display: 'High' } }],
    [{ options: [{ text: 'High', value: 'high' }] }, 3, { valueString: '3' }],
  ])('that are computed, with %j: %j is written in the type of its item', (settings, answer, expected) => {
    const definition = alone({ id: 'x', name: 'x', type: 'calculated', title: 'X', formula: '1', ...settings });
    expect(toResponse({ x: answer }, definition).item?.[0]?.item?.[0]?.answer).toMatchObject([expected]);
    expect(faultsOf({ x: answer }, definition)).toEqual([]);
    expect(fromResponse(written({ x: answer }, definition), definition)).toEqual({
      answers: { x: answer },
      left: [],
      places: expect.any(Map) as unknown,
    });
  });
});
