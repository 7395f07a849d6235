import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../../test/support/interchange/fhir-engine.ts';
import type { Answers, Condition } from '../../../engine/definition/types.ts';
import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { fhirPathRuntime } from '../fhirpath/runtime.ts';

import { checkResponse } from '../check/check-response.ts';
import { toResponse } from '../response/to-response.ts';

type Item = Readonly<Record<string, unknown>>;

const hl7 = 'http://hl7.org/fhir/StructureDefinition/';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const item = (linkId: string, type: string, more: Item = {}): Item => ({ linkId, type, text: linkId, ...more });
const group = (linkId: string, items: readonly Item[], more: Item = {}): Item =>
  item(linkId, 'group', { ...more, item: items });
const page = (linkId: string, items: readonly Item[]): Item =>
  group(linkId, items, {
    extension: [
      {
        url: `${hl7}questionnaire-itemControl`,
        valueCodeableConcept: {
          coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'page' }],
        },
      },
    ],
  });
const questionnaire = (items: readonly Item[], ...rules: readonly Item[]) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sample',
  ...(rules.length > 0 && { extension: rules }),
  item: items,
});

const rule = (expression: string, human = 'Wrong.', more: readonly Item[] = []) => ({
  url: `${hl7}questionnaire-constraint`,
  extension: [
    { url: 'key', valueId: 'k' },
    { url: 'severity', valueCode: 'error' },
    { url: 'expression', valueString: expression },
    { url: 'human', valueString: human },
    ...more,
  ],
});
const target = (expression: string, ...locations: readonly string[]) => ({
  url: `${hl7}targetConstraint`,
  extension: [
    { url: 'key', valueId: 'k' },
    { url: 'severity', valueCode: 'error' },
    { url: 'expression', valueExpression: { language: 'text/fhirpath', expression } },
    { url: 'human', valueString: 'Wrong.' },
    ...locations.map((location) => ({ url: 'location', valueString: location })),
  ],
});
const answer = (linkId: string) => `%resource.descendants().where(linkId = '${linkId}').answer.value`;

/** Every import is a form without problems that goes out as it came, and its errors are all that was to be carried over. */
function imported(resource: Item) {
  const { definition, left } = fromQuestionnaire(resource);
  expect(left).toEqual([]);
  expect(checkDefinition(definition, fieldModels, fhirPathRuntime)).toEqual([]);
  expect(toQuestionnaire(definition)).toEqual(resource);
  return definition;
}

const errorsOf = (definition: { readonly conditions: readonly Condition[] }) =>
  definition.conditions.flatMap((each) => (each.kind === 'error' ? [each] : []));
const places = (resource: Item) => errorsOf(imported(resource)).map((each) => each.target);

/** Where the form says that it is wrong, and whether the server of another system that reads it says so too. */
function verdicts(resource: Item, answers: Answers): readonly [readonly string[], boolean] {
  const definition = imported(resource);
  const problems = createForm(definition, { answers }).validate();
  const response = { ...toResponse(answers, definition), status: 'completed' };
  return [
    problems.map(({ name, message }) => `${name}: ${message}`),
    checkResponse(resource, response).some(({ code }) => code === 'invariant'),
  ];
}

describe('A rule of a whole form', () => {
  const either = questionnaire(
    [item('phone', 'string'), item('mail', 'string')],
    target(`${answer('phone')}.exists() or item.where(linkId = 'mail').exists()`),
  );

  it('refuses the form where it is broken, though nothing is answered, at the first question that it speaks of', () => {
    expect(verdicts(either, {})).toEqual([['phone: Wrong.'], true]);
    expect(verdicts(either, { mail: 'a@b.test' })).toEqual([[], false]);
  });

  it('is computed again as any of its questions is answered', () => {
    const live = createForm(imported(either));
    expect(live.state('phone').problem?.message).toBe('Wrong.');
    live.set('mail', 'a@b.test');
    expect(live.state('phone').problem).toBeUndefined();
  });

  it('is broken where it gives nothing, and refuses nothing where it cannot be computed', () => {
    const compared = questionnaire(
      [item('a', 'integer'), item('b', 'integer')],
      rule(`${answer('a')} < ${answer('b')}`),
    );
    expect(verdicts(compared, { a: 1 })).toEqual([['a: Wrong.'], true]);
    expect(verdicts(compared, { a: 1, b: 2 })).toEqual([[], false]);
    expect(verdicts(questionnaire([item('a', 'string')], rule('item.count().nothing()')), {})).toEqual([[], false]);
  });

  it('speaks where its location says, by linkId, path or place', () => {
    const at = (location: string) =>
      places(
        questionnaire(
          [item('a', 'integer'), group('g', [item('b', 'integer')])],
          target(`${answer('a')} > 1`, location),
        ),
      );
    for (const location of ['b', "item.where(linkId='g').item.where(linkId='b')", 'Questionnaire.item[1].item[0]', 'g'])
      expect([location, at(location)]).toEqual([location, ['b']]);
  });

  it('speaks on the last page that it is about, where nothing is asked of it too early', () => {
    const pages = (expression: string, ...locations: readonly string[]) =>
      places(
        questionnaire(
          [page('one', [item('a', 'integer')]), page('two', [item('b', 'integer'), item('c', 'integer')])],
          target(expression, ...locations),
        ),
      );
    expect(pages(`${answer('a')} > ${answer('c')}`)).toEqual(['c']);
    expect(pages(`${answer('a')} > ${answer('c')}`, 'a')).toEqual(['c']);
    expect(pages(`${answer('a')} > 1`)).toEqual(['a']);
  });

  it('speaks at a question that is always shown, never at one that is hidden', () => {
    const conditional = { enableWhen: [{ question: 'c', operator: 'exists', answerBoolean: true }] };
    const hidden = { extension: [{ url: `${hl7}questionnaire-hidden`, valueBoolean: true }] };
    const asked = `${answer('h')}.exists() or ${answer('a')}.exists() or ${answer('b')}.exists()`;
    expect(
      places(
        questionnaire(
          [item('h', 'string', hidden), item('a', 'integer', conditional), item('b', 'integer'), item('c', 'string')],
          rule(asked),
        ),
      ),
    ).toEqual(['b']);
  });

  it('about what is computed speaks at what that is computed of, and about rows at the rows', () => {
    const sum = {
      extension: [
        {
          url: `${sdc}calculatedExpression`,
          valueExpression: { language: 'text/fhirpath', expression: `${answer('a')} + ${answer('b')}` },
        },
      ],
    };
    const shares = questionnaire(
      [item('x', 'string'), item('a', 'integer'), item('b', 'integer'), item('sum', 'integer', sum)],
      rule(`${answer('sum')} = 100`, 'All shares make 100.'),
    );
    expect(verdicts(shares, { a: 60, b: 30 })[0]).toEqual(['a: All shares make 100.']);
    expect(verdicts(shares, { a: 60, b: 40 })[0]).toEqual([]);
    const rows = questionnaire(
      [group('g', [item('dose', 'integer')], { repeats: true })],
      rule(`${answer('dose')}.sum() < 10`),
    );
    expect(verdicts(rows, { g: [{ dose: 4 }, { dose: 7 }] })).toEqual([['g: Wrong.'], true]);
    expect(verdicts(rows, { g: [{ dose: 4 }] })).toEqual([[], false]);
  });

  it('uses the variables of the form, and says its words in both languages', () => {
    const variable = {
      url: `${hl7}variable`,
      valueExpression: { name: 'a', language: 'text/fhirpath', expression: answer('a') },
    };
    const words = {
      url: 'human',
      valueString: 'Too low.',
      _valueString: {
        extension: [
          {
            url: `${hl7}translation`,
            extension: [
              { url: 'lang', valueCode: 'fa' },
              { url: 'content', valueString: 'کم است.' },
            ],
          },
        ],
      },
    };
    const { extension } = rule('%a > 1');
    const definition = imported(
      questionnaire([item('x', 'string'), item('a', 'integer')], variable, {
        url: `${hl7}questionnaire-constraint`,
        extension: [...extension.slice(0, 3), words],
      }),
    );
    expect(errorsOf(definition)).toMatchObject([{ target: 'a', text: { en: 'Too low.', fa: 'کم است.' } }]);
    expect(createForm(definition, { answers: { a: 1 }, language: 'fa' }).validate()).toMatchObject([
      { name: 'a', message: 'کم است.' },
    ]);
  });

  it('that only warns, or that no question can show, is not asked and says so', () => {
    const warning = {
      ...rule('true'),
      extension: rule('true').extension.map((each) =>
        each.url === 'severity' ? { url: 'severity', valueCode: 'warning' } : each,
      ),
    };
    const leftOf = (resource: Item) => fromQuestionnaire(resource).left.map(({ path }) => path);
    expect(leftOf(questionnaire([item('a', 'string')], warning))).toEqual(['extension[0]']);
    expect(leftOf(questionnaire([item('a', 'display')], rule('false')))).toEqual(['extension[0]']);
  });
});

describe('A rule of an item', () => {
  it('that is a group is asked of each of its repetitions', () => {
    const sheet = (repeats: boolean) =>
      questionnaire([
        item('x', 'string'),
        group('g', [item('from', 'integer'), item('to', 'integer')], {
          ...(repeats && { repeats }),
          extension: [rule(`item.where(linkId = 'from').answer.value <= item.where(linkId = 'to').answer.value`)],
        }),
      ]);
    expect(verdicts(sheet(false), { from: 3, to: 2 })).toEqual([['from: Wrong.'], true]);
    expect(verdicts(sheet(false), { from: 1, to: 2 })).toEqual([[], false]);
    expect(verdicts(sheet(false), {})).toEqual([[], false]);
    expect(
      verdicts(sheet(true), {
        g: [
          { from: 1, to: 2 },
          { from: 3, to: 2 },
        ],
      }),
    ).toEqual([['g: Wrong.'], true]);
  });

  it('with several answers is asked of all of them', () => {
    const several = questionnaire([item('x', 'string', { repeats: true, extension: [rule('answer.count() < 3')] })]);
    const name = fromQuestionnaire(several).definition.pages[0]?.questions[0]?.questions?.[0]?.name ?? '';
    const given = (count: number) => ({ x: Array.from({ length: count }, () => ({ [name]: 'text' })) });
    expect(verdicts(several, given(3))).toEqual([['x: Wrong.'], true]);
    expect(verdicts(several, given(2))).toEqual([[], false]);
  });

  it('speaks at another question that its location names, beside a rule about its answer', () => {
    const sheet = questionnaire([
      item('a', 'integer', { extension: [rule('answer.value > 1', 'More.'), target('answer.value < 9', 'b')] }),
      item('b', 'integer'),
    ]);
    expect(verdicts(sheet, { a: 1 })).toEqual([['a: More.'], true]);
    expect(verdicts(sheet, { a: 9 })).toEqual([['b: Wrong.'], true]);
  });
});

describe('A rule that became an error', () => {
  const sheet = questionnaire(
    [group('g', [item('a', 'integer')], { extension: [rule('false', 'Of the group.')] })],
    rule('item.exists()', 'Of the form.'),
    rule('item.count() > 5', 'Many.'),
  );
  const texts = (definition: Parameters<typeof errorsOf>[0]) => errorsOf(definition).map(({ text }) => text);

  it('is gone for other systems too once it is removed, and a changed one says its new words', () => {
    const { definition } = fromQuestionnaire(sheet);
    const [form, many] = errorsOf(definition);
    const changed = { ...definition, conditions: [form!, { ...many!, text: 'More.' }] };
    const written = toQuestionnaire(changed);
    const json = JSON.stringify(written);
    expect(
      ['Of the group.', 'Many.', 'Of the form.', 'More.'].map((words) =>
        json.includes(`"human","valueString":"${words}"`),
      ),
    ).toEqual([false, false, true, true]);
    expect(texts(fromQuestionnaire(written).definition)).toEqual(['Of the form.', 'More.']);
    expect(texts(fromQuestionnaire(toQuestionnaire(fromQuestionnaire(written).definition)).definition)).toEqual([
      'Of the form.',
      'More.',
    ]);
  });

  it('of a form made here goes out as a rule, and comes back as the same condition', () => {
    const made = {
      ...fromQuestionnaire(questionnaire([item('a', 'integer')])).definition,
      conditions: [
        { id: 'e', kind: 'error', target: 'a', when: 'FHIRPATH("item.empty()")', text: 'None.' },
        { id: 'f', kind: 'error', target: 'a', when: 'a > 5', text: 'Much.' },
      ] as const,
    };
    const written = toQuestionnaire(made);
    expect(checkResponse(written, { resourceType: 'QuestionnaireResponse', status: 'completed' })).toEqual([
      { linkId: '', code: 'invariant' },
    ]);
    expect(fromQuestionnaire(written).definition.conditions).toEqual(made.conditions);
  });
});
