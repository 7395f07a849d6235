import fhirpath from 'fhirpath';
import r4 from 'fhirpath/fhir-context/r4';
import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../../test/support/interchange/fhir-engine.ts';
import { calculators } from '../../../../test/support/library/calculators.ts';
import { questionnaires } from '../../../../test/support/library/questionnaires.ts';
import { allQuestions, countedOf } from '../../../../test/support/library/scoring.ts';
import type { Answers, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { findExtension, own, standard } from '../../../fields/fhir/extensions.ts';
import { instruments } from '../../../library/instruments.ts';
import { known } from '../resource/addresses.ts';
import { fromResponse } from '../response/from-response.ts';
import { toResponse } from '../response/to-response.ts';
import { allItems, extensionsOf, type Raw } from '../../shared/raw.ts';

const now = () => new Date('2026-03-21T12:00:00');

/** What another system sees of the Questionnaire: nothing that is our own. */
const foreign = (definition: FormDefinition): Raw =>
  JSON.parse(JSON.stringify(toQuestionnaire(definition)), (_, value: unknown) =>
    Array.isArray(value)
      ? value.filter((each: { url?: unknown } | null) => !String(each?.url ?? '').startsWith(own))
      : value,
  ) as Raw;

/** The expressions of a Questionnaire, by linkId. */
const expressionsOf = (questionnaire: Raw): ReadonlyMap<string, string> =>
  new Map(
    allItems(questionnaire).flatMap((item): [string, string][] =>
      extensionsOf(item).flatMap(({ url, valueExpression }): [string, string][] =>
        url === known.calculatedExpression
          ? [[item.linkId, (valueExpression as { expression: string }).expression]]
          : [],
      ),
    ),
  );

function filled(definition: FormDefinition, answers: Answers) {
  const form = createForm(definition, { now, language: 'en' });
  for (const [name, value] of Object.entries(answers)) if (value !== undefined) form.set(name, value);
  return form;
}

/** What the library of FHIRPath makes of the expression, in the response without what was computed. */
function evaluated(expression: string, definition: FormDefinition, answers: Answers): unknown {
  const response = toResponse(filled(definition, answers).answers(), definition);
  const [result] = fhirpath.evaluate(
    response,
    expression,
    { resource: response, questionnaire: foreign(definition) },
    r4,
    { async: false },
  ) as unknown[];
  // A zero may come with a sign.
  return result === undefined ? undefined : Number(result) + 0;
}

const scorings = { ...questionnaires, ...calculators };

const formOf = (definition: FormDefinition) => fromQuestionnaire(foreign(definition)).definition;

const exported = instruments.map(({ id, definition }) => {
  const expressions = expressionsOf(foreign(definition));
  return { id, definition, expressions, computed: allQuestions(definition).filter((each) => expressions.has(each.id)) };
});

describe('In another system', () => {
  it.each(exported.filter(({ computed }) => computed.length > 0))(
    '$id comes to the same results, and FHIRPath alone does too',
    ({ id, definition, expressions, computed }) => {
      const theirs = formOf(definition);
      const nameOf = new Map(allQuestions(theirs).map((each) => [each.id, each.name]));
      const asked = allQuestions(definition).filter(({ type }) => type !== 'calculated');
      for (const { answers } of countedOf(definition, scorings[id]!)) {
        const ours = filled(definition, answers);
        const given = Object.fromEntries(asked.map(({ name }) => [name, answers[name]]));
        const there = filled(theirs, fromResponse(toResponse(given, definition), theirs).answers);
        for (const question of computed) {
          const result = [answers, question.name, ours.get(question.name)];
          expect([answers, question.name, there.get(nameOf.get(question.id) ?? '')]).toEqual(result);
          const expression = expressions.get(question.id) ?? '';
          expect([answers, question.name, evaluated(expression, definition, answers)]).toEqual(result);
        }
      }
    },
  );

  it.each(exported)('$id says what each option counts for', ({ definition }) => {
    const offered = new Map(allItems(foreign(definition)).map((item) => [item.linkId, item.answerOption]));
    for (const { id: linkId, options = [], type } of allQuestions(definition))
      if (type !== 'calculated')
        expect(
          offered.get(linkId)?.map((option) => findExtension(option, standard.ordinalValue)?.valueDecimal) ?? [],
        ).toEqual(options.map(({ score }) => score));
  });
});

describe('The scores of the library', () => {
  it('are all computed by other systems, but those with powers, roots, extremes, dates, or quotients that go on', () => {
    const left = exported.flatMap(({ id, definition, computed }) =>
      allQuestions(definition)
        .filter((each) => each.type === 'calculated' && !computed.includes(each))
        .map(({ name }) => `${id} ${name}`),
    );
    expect(left).toEqual([
      'ipaq-short total',
      'fib-4 total',
      'bmi mosteller',
      'bmi dubois',
      'cockcroft-gault total',
      'egfr total',
      'gestational-age due',
      'gestational-age total',
    ]);
  });
});

const choice = (id: string, scores: readonly (number | undefined)[], more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'flatview',
  title: id,
  options: scores.map((score, index) => ({
    value: `${id}${index}`,
    text: `${index}`,
    ...(score === undefined ? {} : { score }),
  })),
  ...more,
});
const number = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'number',
  title: id,
  ...more,
});

const questions: readonly Question[] = [
  number('a', { floatcount: 0 }),
  number("it's", { name: 'b' }),
  number('length', { min: 0 }),
  { id: 'tick', name: 'tick', type: 'checkbox', title: 'tick' },
  choice('mood', [0, 1, 2]),
  choice('half', [-0.5, 0.5]),
  choice('many', [1, 2, 4], { multimode: true }),
  choice('some', [1, undefined]),
  choice('open', [1, 2], { allowother: true }),
  {
    id: 'box',
    name: 'box',
    type: 'container',
    title: 'box',
    questions: [choice('first', [0, 3]), choice('second', [0, 5]), { id: 't', name: 't', type: 'text', title: 't' }],
  },
  {
    id: 'grid',
    name: 'grid',
    type: 'matrix',
    title: 'grid',
    rows: [
      { name: 'one', text: 'one' },
      { name: 'two', text: 'two' },
    ],
    options: choice('grid', [1, 7]).options!,
  },
  {
    id: 'rows',
    name: 'rows',
    type: 'container',
    title: 'rows',
    multimode: true,
    questions: [number('dose'), choice('effect', [1, 2])],
  },
  number('rare'),
  { id: 'wide', name: 'wide', type: 'calculated', title: 'wide', formula: 'SQRT(a)', floatcount: 0 },
  { id: 'twice', name: 'twice', type: 'calculated', title: 'twice', formula: 'b * 2', floatcount: 1 },
];

const computing = (formula: string, more: Partial<Question> = {}): FormDefinition => ({
  schema: 1,
  title: 'x',
  language: 'en',
  // What hides it has no words in FHIR.
  conditions: [{ id: 'c', kind: 'visibility', target: 'rare', when: 'a + b > 5' }],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [
        ...questions,
        { id: 'x', name: 'x', type: 'calculated', title: 'x', formula, floatcount: 2, ...more },
      ],
    },
  ],
});

const fillings: readonly Answers[] = [
  {},
  { a: 3, b: -2.345, length: 1.005, tick: true, mood: 'mood2', half: 'half0', many: ['many0', 'many2'] },
  { a: -7, b: 0.5, length: 3, tick: false, mood: 'mood0', half: 'half1', many: ['many1'], first: 'first1' },
  { a: 0, b: 0, length: 0, mood: 'mood1', first: 'first0', second: 'second1', grid: { one: 'grid1', two: 'grid0' } },
  { a: 5, many: ['many0'], grid: { two: 'grid1' }, rows: [{ dose: 2.5, effect: 'effect1' }, { dose: 2.5 }] },
];

describe('A formula', () => {
  it.each([
    'a + b * length',
    '(a - b) * -a',
    'a - (b - 1) + 2',
    'a / 8 + b',
    'b / length',
    'a / 0',
    'length ^ 2',
    'ROUND(b / length, 1) * 2',
    'ROUND(b, 2)',
    'SCORE(mood) + SCORE(half)',
    'SCORE(many) * 2',
    'SCORE(box)',
    'SCORE(grid) + SCORE(grid.one)',
    'SUM(SCORE(grid), SCORE(box), SCORE(many), a)',
    'SUM(rows.dose) + SUM(SCORE(rows.effect))',
    'SUM(a, b / 4, tick)',
    'COUNT(rows.dose, a, length)',
    'COUNTA(many, mood, rows.effect)',
    'IFBLANK(SCORE(mood), a, 9)',
    'IF(tick, 1, 2)',
    'IF(NOT(tick), a)',
    'IF(NOT(a > 1), 1, 2)',
    'IF(AND(a > 1, b < 2), 1, 0) + IF(OR(a > 1, b < 2), 1, 0)',
    'IF(mood = "mood2", 1, 2)',
    'IF(mood <> "MOOD2", 1, 2)',
    'IF("many0" = many, 1, 2)',
    'IF(a <> 3, 1, 2)',
    'IF(a = 3, 1, 2)',
    'IF(AND(ANSWERED(a, b), BLANK(mood)), 1, "")',
    'IFS(a > 4, 1, a > 2, b, TRUE, 3) + 1',
    'IFS(TRUE, a + 1) * 2',
    'twice + 1',
    'tick + 1',
  ])('in FHIRPath gives the same, blanks too: %s', (formula) => {
    const definition = computing(formula);
    const expression = expressionsOf(foreign(definition)).get('x');
    expect(expression).toBeDefined();
    for (const answers of fillings)
      expect([answers, evaluated(expression ?? '', definition, answers)]).toEqual([
        answers,
        filled(definition, answers).get('x'),
      ]);
    expect(fromQuestionnaire(toQuestionnaire(definition)).definition).toEqual(definition);
  });

  it.each([
    ['counts on options without a score', 'SCORE(some)'],
    ['counts on what is typed beside the options', 'SCORE(open)'],
    ['uses what other systems cannot hide', 'rare + 1'],
    ['goes on with a quotient that may have no end', 'a / length * 3'],
    ['compares what may both be blank', 'IF(a = b, 1, 2)'],
    ['uses a result that other systems cannot compute', 'wide + 1'],
    ['asks the patient’s file', 'LAST(a) + patient.age'],
    ['adds rows as one number', 'rows.dose + 1'],
    ['gives a text', 'IF(a > 1, "high", "low")'],
    ['leads back to itself', 'x + 1'],
  ])('that %s is left out', (_, formula) => {
    expect(expressionsOf(foreign(computing(formula))).has('x')).toBe(false);
  });

  it('is left out where its item holds texts, or its result is not rounded to the nearest', () => {
    expect(expressionsOf(foreign(computing('a + 1', { floatcount: undefined }))).has('x')).toBe(false);
    expect(expressionsOf(foreign(computing('b + 1', { round: 'up' }))).has('x')).toBe(false);
    expect(expressionsOf(foreign(computing('a + 1', { round: 'up' }))).has('x')).toBe(true);
  });
});
