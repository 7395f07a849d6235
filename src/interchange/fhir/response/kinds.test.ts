import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { fromResponse } from './from-response.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';
import { toResponse } from './to-response.ts';

type Item = Readonly<Record<string, unknown>>;

const hl7 = 'http://hl7.org/fhir/StructureDefinition/';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const control = (code: string) => ({
  url: `${hl7}questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
});
const coding = (code: string, display = code) => ({ valueCoding: { system: 'http://example.org', code, display } });
const item = (linkId: string, type: string, more: Item = {}): Item => ({ linkId, type, text: linkId, ...more });
const questionnaire = (items: readonly Item[], more: Item = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sample',
  item: items,
  ...more,
});
const response = (...items: readonly Item[]) => ({
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  item: items,
});

/** Every import is a form without problems, and goes out as it came. */
function imported(resource: Item) {
  const found = fromQuestionnaire(resource);
  expect(checkDefinition(found.definition, fieldModels).filter(({ rule }) => rule !== 'foreignmissing')).toEqual([]);
  expect(toQuestionnaire(found.definition)).toEqual(resource);
  return found;
}

const questionsOf = (definition: FormDefinition) =>
  new Map(walkQuestions(definition).map(({ question }): [string, Question] => [question.id, question]));
const one = (sheet: Item) => {
  const { definition, left } = imported(questionnaire([sheet]));
  return { question: questionsOf(definition).get(String(sheet['linkId'])), left };
};

describe('An item', () => {
  it.each<[string, Item, Question['type'], Partial<Question>]>([
    ['boolean', {}, 'checkbox', {}],
    ['decimal', {}, 'number', {}],
    ['integer', {}, 'number', { floatcount: 0 }],
    ['date', {}, 'date', {}],
    ['dateTime', {}, 'datetime', {}],
    ['time', {}, 'time', {}],
    ['string', {}, 'text', {}],
    ['text', {}, 'note', {}],
    ['url', {}, 'text', { format: 'url' }],
    ['attachment', {}, 'file', {}],
    ['display', {}, 'label', {}],
    [
      'quantity',
      { extension: [{ url: `${hl7}questionnaire-unit`, valueCoding: { code: 'kg' } }] },
      'number',
      { unit: 'kg' },
    ],
    [
      'quantity',
      { extension: [{ url: `${hl7}questionnaire-unitOption`, valueCoding: { code: 'kg', display: 'kilo' } }] },
      'number',
      { unit: 'kilo' },
    ],
    [
      'decimal',
      {
        extension: [
          control('slider'),
          { url: `${hl7}minValue`, valueInteger: 0 },
          { url: `${hl7}maxValue`, valueInteger: 10 },
        ],
      },
      'numericrange',
      { min: 0, max: 10 },
    ],
    ['decimal', { extension: [control('slider')] }, 'number', {}],
    ['choice', { answerOption: [coding('a'), coding('b')], extension: [control('drop-down')] }, 'select', {}],
    ['choice', { answerOption: [coding('a'), coding('b')], extension: [control('autocomplete')] }, 'select', {}],
    ['choice', { answerOption: [coding('a'), coding('b')], extension: [control('radio-button')] }, 'flatview', {}],
    [
      'choice',
      { answerOption: [coding('a'), coding('b')], extension: [control('check-box')], repeats: true },
      'flatview',
      { multimode: true },
    ],
    ['choice', { answerOption: Array.from({ length: 30 }, (_, index) => coding(`c${index}`)) }, 'select', {}],
    ['boolean', { required: true }, 'flatview', { mandatory: true }],
    [
      'time',
      {
        extension: [
          { url: `${hl7}minValue`, valueTime: '08:00:00' },
          { url: `${hl7}maxValue`, valueTime: '16:30:00' },
        ],
      },
      'time',
      { min: '08:00', max: '16:30' },
    ],
    [
      'dateTime',
      {
        extension: [
          { url: `${hl7}minValue`, valueDateTime: '2024-05-01T08:00:00Z' },
          { url: `${hl7}maxValue`, valueDateTime: '2024-06-01' },
        ],
      },
      'datetime',
      { min: '2024-05-01T08:00', max: '2024-06-01' },
    ],
    [
      'integer',
      {
        extension: [
          control('slider'),
          { url: `${hl7}minValue`, valueInteger: 0 },
          { url: `${hl7}maxValue`, valueInteger: 10 },
          { url: `${hl7}questionnaire-sliderStepValue`, valueInteger: 5 },
        ],
      },
      'numericrange',
      { step: 5 },
    ],
    [
      'string',
      { prefix: '2.a', extension: [{ url: `${hl7}entryFormat`, valueString: 'two letters' }] },
      'text',
      { subtitle: '2.a', subtext: 'two letters' },
    ],
    ['string', { maxLength: 5 }, 'text', { format: { pattern: '.{0,5}' } }],
    [
      'string',
      { extension: [{ url: `${hl7}regex`, valueString: '[A-Z]{2}' }] },
      'text',
      { format: { pattern: '[A-Z]{2}' } },
    ],
  ])('of type %s with %j is a %s with %j', (type, more, expected, settings) => {
    expect(one(item('x', type, more)).question).toMatchObject({ type: expected, ...settings });
  });

  it.each(['question', 'constructor', 'coding'])(
    'of type %s, which no field takes, stays as its text and is noted',
    (type) => {
      const { question, left } = one(item('x', type));
      expect([question?.type, left.map(({ path }) => path)]).toEqual(['label', ['item[0]']]);
    },
  );

  it('keeps scores, texts in both languages, and values that are no codes', () => {
    const translated = {
      extension: [
        {
          url: `${hl7}translation`,
          extension: [
            { url: 'lang', valueCode: 'fa' },
            { url: 'content', valueString: 'کمی' },
          ],
        },
      ],
    };
    const { question } = one(
      item('x', 'choice', {
        _text: {
          extension: [
            {
              url: `${hl7}translation`,
              extension: [
                { url: 'lang', valueCode: 'fa-IR' },
                { url: 'content', valueString: 'ایکس' },
              ],
            },
          ],
        },
        answerOption: [
          {
            extension: [{ url: `${hl7}ordinalValue`, valueDecimal: 1 }],
            valueCoding: { code: 'a', display: 'A little', _display: translated },
          },
          { valueInteger: 3 },
          { valueString: 'much', extension: [{ url: `${hl7}itemWeight`, valueDecimal: 2 }] },
        ],
      }),
    );
    expect(question?.title).toEqual({ en: 'x', fa: 'ایکس' });
    expect(question?.options).toEqual([
      { text: { en: 'A little', fa: 'کمی' }, value: 'a', score: 1 },
      { text: '3', value: '3' },
      { text: 'much', value: 'much', score: 2 },
    ]);
  });

  it('distinguishes options of one code or one text', () => {
    const { question } = one(
      item('x', 'choice', {
        answerOption: [coding('a', 'Same'), { valueCoding: { system: 'http://other', code: 'a', display: 'Same' } }],
      }),
    );
    expect(question?.options?.map(({ value }) => value)).toEqual(['a', 'http://other|a']);
  });

  it('takes the options of a value set within the resource, and notes one that is elsewhere', () => {
    const contained = [
      {
        resourceType: 'ValueSet',
        id: 'vs',
        compose: { include: [{ system: 's', concept: [{ code: 'y', display: 'Yes' }] }] },
      },
    ];
    const within = imported(questionnaire([item('x', 'choice', { answerValueSet: '#vs' })], { contained }));
    expect(questionsOf(within.definition).get('x')?.options).toEqual([{ text: 'Yes', value: 'y' }]);
    const { question, left } = one(item('x', 'choice', { answerValueSet: 'http://example.org/vs' }));
    expect([question?.type, left.map(({ path }) => path)]).toEqual(['text', ['item[0].answerValueSet']]);
  });

  it('notes CQL, modifiers, unknown ways to show it and settings that cannot hold', () => {
    const cql = { url: `${sdc}calculatedExpression`, valueExpression: { language: 'text/cql', expression: 'x' } };
    expect(one(item('x', 'decimal', { extension: [cql] })).left).toEqual([
      { path: 'item[0].extension[0]', what: expect.stringContaining('text/cql') },
    ]);
    expect(
      one(item('x', 'decimal', { modifierExtension: [{ url: 'http://example.org/not' }] })).left.map(
        ({ path }) => path,
      ),
    ).toEqual(['item[0].modifierExtension[0]']);
    expect(one(item('x', 'decimal', { extension: [control('hologram')] })).left.map(({ path }) => path)).toEqual([
      'item[0].extension',
    ]);
    expect(one(item('x', 'string', { extension: [{ url: `${hl7}regex`, valueString: '(?=a)b' }] })).left).toHaveLength(
      1,
    );
    expect(
      one(
        item('x', 'integer', {
          extension: [
            { url: `${hl7}minValue`, valueInteger: 5 },
            { url: `${hl7}maxValue`, valueInteger: 1 },
          ],
        }),
      ).left,
    ).toHaveLength(1);
  });

  it('takes formulas, variables and what it begins with', () => {
    const calculated = one(
      item('x', 'integer', {
        extension: [
          {
            url: `${sdc}calculatedExpression`,
            valueExpression: { language: 'text/fhirpath', expression: `%a & 'the "b"'` },
          },
          { url: `${hl7}variable`, valueExpression: { name: 'a', language: 'text/fhirpath', expression: '1' } },
        ],
      }),
    );
    expect(calculated.question).toMatchObject({
      type: 'calculated',
      formula: `FHIRPATH("%a & 'the ""b""'")`,
      variables: [{ name: 'a', expression: '1' }],
    });
    expect(one(item('x', 'string', { initial: [{ valueString: 'hello' }] })).question?.defaultvalue).toBe('hello');
    expect(
      one(item('x', 'choice', { answerOption: [coding('a'), { ...coding('b'), initialSelected: true }] })).question
        ?.defaultvalue,
    ).toBe('b');
    expect(one(item('x', 'date', { initial: [{ valueDate: '2024' }] })).left.map(({ path }) => path)).toEqual([
      'item[0].initial',
    ]);
  });

  it('that is hidden is not demanded of anybody', () => {
    expect(
      one(
        item('x', 'string', { required: true, extension: [{ url: `${hl7}questionnaire-hidden`, valueBoolean: true }] }),
      ).question,
    ).toEqual(expect.not.objectContaining({ mandatory: true }));
    const { definition } = imported(
      questionnaire([
        item('g', 'group', {
          extension: [{ url: `${hl7}questionnaire-hidden`, valueBoolean: true }],
          item: [item('x', 'string', { required: true })],
        }),
      ]),
    );
    expect(createForm(definition).validate()).toEqual([]);
  });

  it('shows help that stands under it as its help text', () => {
    const { question } = one(
      item('x', 'string', {
        item: [
          item('h', 'display', { extension: [control('help')] }),
          item('f', 'display', { extension: [control('flyover')] }),
        ],
      }),
    );
    expect([question?.helptext, question?.tooltip]).toEqual(['h', 'f']);
    expect(
      one(item('x', 'string', { item: [item('h', 'text', { extension: [control('help')] })] })).question?.helptext,
    ).toBe('h');
  });
});

describe('Groups', () => {
  it('that all say so are pages', () => {
    const { definition } = imported(
      questionnaire([
        item('a', 'group', { extension: [control('page')], item: [item('q', 'string')] }),
        item('b', 'group', { extension: [control('page')], item: [item('r', 'string')] }),
      ]),
    );
    expect(definition.pages.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('repeat as rows, and a question with several answers as rows of its own', () => {
    const { definition } = imported(
      questionnaire([
        item('g', 'group', { repeats: true, item: [item('drug', 'string'), item('times', 'time', { repeats: true })] }),
      ]),
    );
    const given = response(
      {
        linkId: 'g',
        item: [
          { linkId: 'drug', answer: [{ valueString: 'A' }] },
          { linkId: 'times', answer: [{ valueTime: '08:00:00' }, { valueTime: '20:00:00' }] },
        ],
      },
      { linkId: 'g', item: [{ linkId: 'drug', answer: [{ valueString: 'B' }] }] },
    );
    const { answers, left } = fromResponse(given, definition);
    expect([answers, left]).toEqual([
      { g: [{ drug: 'A', times: [{ times_each: '08:00' }, { times_each: '20:00' }] }, { drug: 'B' }] },
      [],
    ]);
    expect(toResponse(answers, definition)).toEqual(given);
    expect(createForm(definition, { answers }).answers()).toEqual(answers);
  });

  it('within more than eight others stay as their text, and go out whole', () => {
    let nested = item('leaf', 'string');
    for (let depth = 11; depth >= 0; depth -= 1) nested = item(`g${depth}`, 'group', { item: [nested] });
    expect(imported(questionnaire([nested])).left).toHaveLength(1);
  });

  it('without items are texts', () => {
    expect(one(item('g', 'group')).question?.type).toBe('label');
  });
});

describe('Rules about what is shown', () => {
  const rule = (operator: string, answer: Item, question = 'q') => ({ question, operator, ...answer });
  const shown = (target: Item, rules: readonly Item[], answer: unknown, more: Item = {}) => {
    const { definition } = imported(questionnaire([target, item('x', 'string', { enableWhen: rules, ...more })]));
    const live = createForm(definition);
    if (answer !== undefined) live.set('q', answer);
    return live.state('x').visible;
  };

  it.each<[Item, Item, unknown, boolean]>([
    [item('q', 'integer'), rule('=', { answerInteger: 3 }), 3, true],
    [item('q', 'integer'), rule('!=', { answerInteger: 3 }), undefined, true],
    [item('q', 'integer'), rule('!=', { answerInteger: 3 }), 3, false],
    [item('q', 'integer'), rule('>', { answerInteger: 3 }), undefined, false],
    [item('q', 'decimal'), rule('<=', { answerDecimal: 1.5 }), 1.5, true],
    [item('q', 'boolean'), rule('=', { answerBoolean: false }), undefined, false],
    [item('q', 'boolean'), rule('!=', { answerBoolean: true }), false, true],
    [item('q', 'boolean', { required: true }), rule('=', { answerBoolean: false }), 'false', true],
    [item('q', 'date'), rule('>=', { answerDate: '2024-05-01' }), '2024-05-02', true],
    [item('q', 'time'), rule('<', { answerTime: '12:00:00' }), '11:59', true],
    [item('q', 'string'), rule('exists', { answerBoolean: false }), undefined, true],
    [item('q', 'string'), rule('=', { answerString: 'say "a"' }), 'say "a"', true],
    [
      item('q', 'quantity', { extension: [{ url: `${hl7}questionnaire-unit`, valueCoding: { code: 'kg' } }] }),
      rule('>', { answerQuantity: { value: 5, code: 'kg' } }),
      6,
      true,
    ],
    [
      item('q', 'choice', { repeats: true, answerOption: [coding('a'), coding('b')] }),
      rule('=', { answerCoding: { system: 'http://example.org', code: 'b' } }),
      ['a', 'b'],
      true,
    ],
    [
      item('q', 'choice', { repeats: true, answerOption: [coding('a'), coding('b')] }),
      rule('!=', { answerCoding: { code: 'b' } }),
      ['a', 'b'],
      false,
    ],
    [item('q', 'choice', { answerOption: [{ valueInteger: 3 }] }), rule('=', { answerInteger: 3 }), '3', true],
    [item('q', 'integer', { answerOption: [{ valueInteger: 3 }] }), rule('=', { answerInteger: 4 }), '3', false],
    [
      item('q', 'choice', { answerOption: [coding('a'), coding('b')] }),
      rule('=', { answerCoding: { system: 'http://elsewhere.org', code: 'b' } }),
      'b',
      false,
    ],
    [
      item('q', 'choice', { answerOption: [coding('a'), coding('b')] }),
      rule('!=', { answerCoding: { system: 'http://elsewhere.org', code: 'b' } }),
      'b',
      true,
    ],
    [item('q', 'quantity'), rule('>=', { answerQuantity: { value: 89, unit: '%' } }), 88, false],
  ])('%j, %j: with %j it is shown: %j', (target, each, answer, expected) => {
    expect(shown(target, [each], answer)).toBe(expected);
  });

  it('hold all or any', () => {
    const rules = [rule('>', { answerInteger: 1 }), rule('<', { answerInteger: 5 })];
    expect(shown(item('q', 'integer'), rules, 9, { enableBehavior: 'all' })).toBe(false);
    expect(shown(item('q', 'integer'), rules, 9, { enableBehavior: 'any' })).toBe(true);
  });

  it.each<[string, readonly Item[]]>([
    ['name nobody', [rule('=', { answerInteger: 1 }, 'nobody')]],
    ['ask for another unit', [rule('=', { answerQuantity: { value: 1, unit: 'stone' } })]],
    ['have no such operator', [rule('~', { answerInteger: 1 })]],
    ['do not say whether all or any', [rule('=', { answerInteger: 1 }), rule('=', { answerInteger: 2 })]],
    ['ask for a month', [rule('=', { answerDate: '2024-05' }, 'd')]],
  ])('that %s are noted and hide nothing', (_, enableWhen) => {
    const { definition, left } = imported(
      questionnaire([item('q', 'integer'), item('d', 'date'), item('x', 'string', { enableWhen })]),
    );
    expect([definition.conditions, left.map(({ path }) => path.startsWith('item[2].enableWhen'))]).toEqual([
      [],
      [true],
    ]);
  });

  it.each<[string, string, Item, boolean]>([
    ['display', 'exists', { answerBoolean: true }, false],
    ['display', 'exists', { answerBoolean: false }, true],
    ['display', '=', { answerBoolean: true }, false],
    ['group', '!=', { answerString: 'x' }, true],
  ])('about a %s, which nobody answers: %s %j is %s, and reported', (type, operator, answer, expected) => {
    const { definition, left } = imported(
      questionnaire([item('q', type), item('x', 'string', { enableWhen: [rule(operator, answer)] })]),
    );
    expect([createForm(definition).state('x').visible, left.map(({ path }) => path)]).toEqual([
      expected,
      ['item[1].enableWhen[0]'],
    ]);
  });

  it('decide about a text that helps with a question too, which then stands by itself', () => {
    const when = (expression: string) => ({
      url: `${sdc}enableWhenExpression`,
      valueExpression: { language: 'text/fhirpath', expression },
    });
    const category = {
      url: `${hl7}questionnaire-displayCategory`,
      valueCodeableConcept: { coding: [{ code: 'instructions' }] },
    };
    const { definition } = imported(
      questionnaire([
        item('q', 'boolean', {
          item: [
            item('x', 'display', {
              extension: [category, when("%resource.item.where(linkId='q').answer.value = true")],
            }),
          ],
        }),
      ]),
    );
    expect(definition.conditions).toMatchObject([
      { target: 'x', when: expect.stringContaining('FHIRPATH') as unknown },
    ]);
    expect(questionsOf(definition).get('x')?.type).toBe('label');
  });

  it('ask every answer of a question that has several', () => {
    const target = item('q', 'string', { repeats: true });
    for (const [operator, values, expected] of [
      ['=', ['a', 'b'], true],
      ['=', ['a'], false],
      ['!=', ['a', 'b'], false],
      ['!=', [], true],
    ] as const) {
      expect([
        operator,
        values,
        shown(
          target,
          [rule(operator, { answerString: 'b' })],
          values.map((each) => ({ q_each: each })),
        ),
      ]).toEqual([operator, values, expected]);
    }
    expect(shown(target, [rule('exists', { answerBoolean: true })], [{ q_each: 'x' }])).toBe(true);
  });

  it('of a question hide what stands under it too', () => {
    const under = item('u', 'string', { enableWhen: [rule('=', { answerString: 'more' }, 'p')] });
    const { definition } = imported(
      questionnaire([
        item('q', 'boolean'),
        item('p', 'string', { enableWhen: [rule('=', { answerBoolean: true })], item: [under] }),
      ]),
    );
    const live = createForm(definition, { answers: { q: true, p: 'more', u: 'yes' } });
    expect(live.state('u').visible).toBe(true);
    const written = toResponse(live.answers(), definition);
    expect(written.item?.[1]).toEqual({
      linkId: 'p',
      answer: [{ valueString: 'more', item: [{ linkId: 'u', answer: [{ valueString: 'yes' }] }] }],
    });
    expect(fromResponse(written, definition)).toEqual({
      answers: { q: true, p: 'more', u: 'yes' },
      left: [],
      places: expect.any(Map) as unknown,
    });
    live.set('q', false);
    expect(live.state('u').visible).toBe(false);
  });
});

describe('What a designer changed since', () => {
  const changed = (resource: Item, change: (definition: FormDefinition) => FormDefinition) => {
    const definition = change(fromQuestionnaire(resource).definition);
    const written = toQuestionnaire(definition);
    const again = fromQuestionnaire(JSON.parse(JSON.stringify(written))).definition;
    return { definition, written, again };
  };
  const edit =
    (set: Partial<Question>) =>
    (definition: FormDefinition): FormDefinition => ({
      ...definition,
      pages: definition.pages.map((page) => ({
        ...page,
        questions: page.questions.map((question, index) => (index === 0 ? { ...question, ...set } : question)),
      })),
    });

  /** What is kept is as it was written last. */
  const bare = (definition: FormDefinition) => ({
    ...definition,
    pages: definition.pages.map((page) => page.questions.map((question) => ({ ...question, fhir: undefined }))),
  });

  it('is expressed in FHIR’s terms, and read again', () => {
    const { definition, written, again } = changed(
      questionnaire([item('x', 'integer', { code: [{ code: 'c' }], required: true })]),
      edit({ title: { en: 'New', fa: 'نو' }, mandatory: false, max: 9, name: 'renamed', helptext: 'Help' }),
    );
    expect(written.item?.[0]).toMatchObject({
      linkId: 'x',
      type: 'integer',
      text: 'New',
      required: false,
      code: [{ code: 'c' }],
    });
    expect(bare(again)).toEqual(bare(definition));
  });

  it('of its condition replaces the rules', () => {
    const resource = questionnaire([
      item('q', 'integer'),
      item('x', 'string', { enableWhen: [{ question: 'q', operator: '=', answerInteger: 1 }] }),
    ]);
    const { definition, written, again } = changed(resource, (form) => ({
      ...form,
      conditions: form.conditions.map((each) => ({ ...each, when: 'OR(q > 2, BLANK(q))' })),
    }));
    expect(written.item?.[1]).toMatchObject({
      enableWhen: [
        { question: 'q', operator: '>', answerDecimal: 2 },
        { question: 'q', operator: 'exists', answerBoolean: false },
      ],
      enableBehavior: 'any',
    });
    expect(again.conditions).toEqual(definition.conditions);
  });
});

describe('A response', () => {
  const { definition } = fromQuestionnaire(
    questionnaire([
      item('c', 'choice', { answerOption: [coding('a')] }),
      item('n', 'quantity', { extension: [{ url: `${hl7}questionnaire-unit`, valueCoding: { code: 'kg' } }] }),
      item('d', 'date'),
      item('t', 'display'),
      item('at', 'dateTime'),
    ]),
  );

  it.each<[string, Item]>([
    [
      'a code that is not offered',
      { linkId: 'c', answer: [{ valueCoding: { system: 'http://example.org', code: 'z' } }] },
    ],
    ['a code of another system', { linkId: 'c', answer: [{ valueCoding: { system: 'http://other', code: 'a' } }] }],
    [
      'a quantity in another unit',
      { linkId: 'n', answer: [{ valueQuantity: { value: 1, unit: 'lb', code: '[lb_av]' } }] },
    ],
    ['a month for a date', { linkId: 'd', answer: [{ valueDate: '2024-05' }] }],
    ['an answer to a text', { linkId: 't', answer: [{ valueString: 'x' }] }],
    ['a linkId of nobody', { linkId: 'nobody', answer: [{ valueString: 'x' }] }],
    ['a linkId that is every object’s', { linkId: '__proto__', answer: [{ valueString: 'x' }] }],
  ])('with %s has no such answer, and says so', (_, each) => {
    const { answers, left } = fromResponse(response(each), definition);
    expect([answers, left.map(({ path }) => path.startsWith('item[0]'))]).toEqual([{}, [true]]);
  });

  it('reports what a time loses with its zone', () => {
    const { answers, left } = fromResponse(
      response({ linkId: 'at', answer: [{ valueDateTime: '2024-05-01T08:30:00+03:30' }] }),
      definition,
    );
    expect([answers, left.length]).toEqual([{ at: '2024-05-01T08:30' }, 1]);
  });
});
