import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkResponse } from './check-response.ts';

const file = join(process.env['PORSA_CORPORA'] ?? '../shared/corpora', 'fhir/response-validation.json');

interface Case {
  readonly name: string;
  readonly questionnaires: readonly [unknown];
  readonly response: unknown;
  readonly expected_error_codes: readonly string[];
}
const cases = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }).cases
  : [];

describe.skipIf(cases.length === 0)('the published verdicts (skipped where PORSA_CORPORA is absent)', () => {
  it.each(cases.filter(({ name }) => !name.includes('-async')).map((each) => [each.name, each] as const))(
    '%s',
    (_, { questionnaires: [questionnaire], response, expected_error_codes: codes }) => {
      expect(
        checkResponse(questionnaire, response)
          .map(({ code }) => code)
          .toSorted(),
      ).toEqual(codes);
    },
  );
});

const questionnaire = (...item: readonly object[]) => ({ resourceType: 'Questionnaire', status: 'active', item });
const response = (...item: readonly object[]) => ({ resourceType: 'QuestionnaireResponse', status: 'completed', item });
const codes = (asked: readonly object[], given: readonly object[]) =>
  checkResponse(questionnaire(...asked), response(...given)).map(({ linkId, code }) => `${linkId} ${code}`);
const hl7 = 'http://hl7.org/fhir/StructureDefinition/';

describe('a response', () => {
  const a = { linkId: 'a', type: 'integer' };
  const b = {
    linkId: 'b',
    type: 'string',
    required: true,
    enableWhen: [{ question: 'a', operator: '=', answerInteger: 1 }],
  };

  it('needs no answer where the question is not enabled, and may have none', () => {
    expect(codes([a, b], [{ linkId: 'a', answer: [{ valueInteger: 2 }] }])).toEqual([]);
    expect(codes([a, b], [{ linkId: 'a', answer: [{ valueInteger: 1 }] }])).toEqual(['b required']);
    expect(codes([a, b], [{ linkId: 'b', answer: [{ valueString: 'x' }] }])).toEqual(['b notEnabled']);
  });

  it('keeps the order of the Questionnaire', () => {
    expect(
      codes(
        [a, { linkId: 'c', type: 'string' }],
        [
          { linkId: 'c', answer: [{ valueString: 'x' }] },
          { linkId: 'a', answer: [{ valueInteger: 1 }] },
        ],
      ),
    ).toEqual(['a invalidOrder']);
  });

  it.each([
    [{ type: 'date' }, { valueDate: '2024-02-30' }, ['q invalidAnswerType']],
    [{ type: 'date' }, { valueDate: '2024-02' }, []],
    [{ type: 'time' }, { valueTime: '25:00:00' }, ['q invalidAnswerType']],
    [{ type: 'integer' }, { valueInteger: 1.5 }, ['q invalidAnswerType']],
    [{ type: 'string', maxLength: 2 }, { valueString: 'abc' }, ['q maxLength']],
    [
      { type: 'string', extension: [{ url: `${hl7}regex`, valueString: '[0-9]+' }] },
      { valueString: 'abc' },
      ['q regex'],
    ],
    [
      { type: 'decimal', extension: [{ url: `${hl7}maxDecimalPlaces`, valueInteger: 1 }] },
      { valueDecimal: 1.25 },
      ['q maxDecimalPlaces'],
    ],
    [
      { type: 'choice', answerOption: [{ valueCoding: { system: 's', code: 'x' } }] },
      { valueCoding: { system: 's', code: 'y' } },
      ['q invalidAnswerOption'],
    ],
    [{ type: 'url' }, { valueUri: 'https://example.org/a?b=c' }, []],
    [{ type: 'url' }, { valueUri: 'not an address' }, ['q invalidUrlValue']],
    [{ type: 'url' }, { valueUri: 'urn:uuid:0190a000-0000-7000-8000-00000000001' }, ['q invalidUrlValue']],
    [{ type: 'reference' }, { valueReference: { reference: 'ftp://example.org/Patient/1' } }, ['q invalidRefValue']],
    [
      { type: 'reference', extension: [{ url: `${hl7}questionnaire-referenceResource`, valueCode: 'Patient' }] },
      { valueReference: { reference: 'https://example.org/fhir/Patient/1/_history/2' } },
      [],
    ],
    [
      { type: 'reference', extension: [{ url: `${hl7}questionnaire-referenceResource`, valueCode: 'Patient' }] },
      { valueReference: { reference: 'Practitioner/1' } },
      ['q invalidRefResourceTypeRestriction'],
    ],
    [
      { type: 'reference' },
      { valueReference: { reference: 'https://example.org/Chicken/1' } },
      ['q invalidRefResourceType'],
    ],
    [{ type: 'open-choice', answerOption: [{ valueCoding: { code: 'x' } }] }, { valueString: 'other' }, []],
  ])('%o with %o: %o', (asked, answer, faults) =>
    expect(codes([{ linkId: 'q', ...asked }], [{ linkId: 'q', answer: [answer] }])).toEqual(faults),
  );

  it('finds a unit in a contained value set, and one without a code in none', () => {
    const contained = [
      {
        resourceType: 'ValueSet',
        id: 'units',
        compose: { include: [{ system: 'http://unitsofmeasure.org', concept: [{ code: 'kg' }] }] },
      },
    ];
    const found = (set: string, quantity: object) =>
      checkResponse(
        {
          ...questionnaire({
            linkId: 'q',
            type: 'quantity',
            extension: [{ url: `${hl7}questionnaire-unitValueSet`, valueCanonical: set }],
          }),
          contained,
        },
        response({
          linkId: 'q',
          answer: [{ valueQuantity: { value: 1, system: 'http://unitsofmeasure.org', ...quantity } }],
        }),
      ).map(({ code }) => code);
    expect([
      found('#units', { code: 'kg' }),
      found('#units', { code: 'g' }),
      found('http://elsewhere', { code: 'g' }),
      found('http://elsewhere', { unit: 'kilo' }),
    ]).toEqual([[], ['invalidUnitValueSet'], [], ['invalidUnitValueSet']]);
  });

  it('counts groups, and reads items within answers as within groups', () => {
    const group = {
      linkId: 'g',
      type: 'group',
      repeats: true,
      extension: [{ url: `${hl7}questionnaire-maxOccurs`, valueInteger: 1 }],
      item: [a],
    };
    expect(codes([group], [{ linkId: 'g' }, { linkId: 'g' }])).toEqual(['g maxCount']);
    expect(
      codes(
        [{ ...a, item: [{ linkId: 'c', type: 'string' }] }],
        [{ linkId: 'a', answer: [{ valueInteger: 1, item: [{ linkId: 'd' }] }] }],
      ),
    ).toEqual(['d invalidLinkId']);
    expect(
      codes([{ linkId: 'g', type: 'group', item: [a] }], [{ linkId: 'g', answer: [{ valueInteger: 1 }] }]),
    ).toEqual(['g groupShouldNotHaveAnswers']);
  });

  it('holds a group that is required to what is in it, and a number of answers to those of an item that is there', () => {
    const group = { linkId: 'g', type: 'group', required: true, item: [a] };
    expect([
      codes([group], [{ linkId: 'g' }]),
      codes([group], [{ linkId: 'g', item: [{ linkId: 'a', answer: [{ valueInteger: 1 }] }] }]),
    ]).toEqual([['g required'], []]);
    const several = { ...a, repeats: true, extension: [{ url: `${hl7}questionnaire-minOccurs`, valueInteger: 2 }] };
    expect([codes([several], [{ linkId: 'a' }]), codes([several], [])]).toEqual([['a minCount'], []]);
  });

  it('that is in progress may still have too few or too many answers, but none that is wrong', () => {
    const found = (status: string, ...given: readonly object[]) =>
      checkResponse(questionnaire({ ...a, required: true }), {
        ...response({ linkId: 'a', answer: given }),
        status,
      }).map(({ code }) => code);
    expect([
      found('in-progress'),
      found('in-progress', { valueInteger: 1 }, { valueInteger: 2 }),
      found('in-progress', { valueString: 'x' }),
    ]).toEqual([[], [], ['invalidAnswerType']]);
    expect([found('completed'), found('amended', { valueInteger: 1 }, { valueInteger: 2 })]).toEqual([
      ['required'],
      ['repeats'],
    ]);
  });

  it('asks the row around a question first, and then the rest of the form', () => {
    const row = { linkId: 'g', type: 'group', repeats: true, item: [a, b] };
    const given = (valueInteger: number | undefined, ...more: readonly object[]) => ({
      linkId: 'g',
      item: [...(valueInteger === undefined ? [] : [{ linkId: 'a', answer: [{ valueInteger }] }]), ...more],
    });
    const text = { linkId: 'b', answer: [{ valueString: 'x' }] };
    expect(codes([row], [given(1, text), given(2)])).toEqual([]);
    expect(codes([row], [given(1), given(2, text)])).toEqual(['b required', 'b notEnabled']);
    expect(codes([row], [given(1, text), given(undefined, text)])).toEqual(['b notEnabled']);
    expect(
      codes(
        [a, { linkId: 'g', type: 'group', item: [b] }],
        [
          { linkId: 'a', answer: [{ valueInteger: 1 }] },
          { linkId: 'g', item: [text] },
        ],
      ),
    ).toEqual([]);
    expect(codes([{ ...b, enableWhen: [{ question: 'a', operator: '!=', answerInteger: 1 }] }, a], [])).toEqual([
      'b required',
    ]);
  });

  it('asks the answer that a question stands under', () => {
    const under = (operator: string, ...item: readonly object[]) => ({
      linkId: 'q',
      type: 'choice',
      repeats: true,
      answerOption: [{ valueCoding: { code: 'x' } }, { valueCoding: { code: 'y' } }],
      item: [
        {
          linkId: 'why',
          type: 'string',
          required: true,
          enableWhen: [{ question: 'q', operator, answerCoding: { code: 'y' } }],
        },
        ...item,
      ],
    });
    const answer = (code: string, ...item: readonly object[]) => ({
      valueCoding: { code },
      ...(item.length > 0 ? { item } : {}),
    });
    const why = { linkId: 'why', answer: [{ valueString: 'so' }] };
    const found = (operator: string, ...given: readonly object[]) =>
      codes([under(operator)], [{ linkId: 'q', answer: given }]);
    expect([found('=', answer('x'), answer('y', why)), found('=', answer('x', why), answer('y'))]).toEqual([
      [],
      ['why notEnabled', 'why required'],
    ]);
    const boolean = {
      linkId: 'b',
      type: 'boolean',
      item: [
        {
          linkId: 'g',
          type: 'group',
          enableWhen: [{ question: 'b', operator: '=', answerBoolean: true }],
          item: [{ linkId: 's', type: 'string' }],
        },
      ],
    };
    expect(
      codes(
        [boolean],
        [
          {
            linkId: 'b',
            answer: [
              { valueBoolean: true, item: [{ linkId: 'g', item: [{ linkId: 's', answer: [{ valueString: 'x' }] }] }] },
            ],
          },
        ],
      ),
    ).toEqual([]);
  });

  it('is not held to several rules that do not say whether all or any of them have to hold', () => {
    const rules = [1, 2].map((answerInteger) => ({ question: 'a', operator: '=', answerInteger }));
    const asked = (more: object) => [a, { linkId: 'c', type: 'string', enableWhen: rules, ...more }];
    const given = [{ linkId: 'c', answer: [{ valueString: 'x' }] }];
    expect([codes(asked({}), given), codes(asked({ enableBehavior: 'any' }), given)]).toEqual([[], ['c notEnabled']]);
  });

  it('computes conditions with the variables around them', () => {
    const expression = (text: string) => ({ language: 'text/fhirpath', expression: text });
    const variable = (name: string, text: string) => ({
      url: `${hl7}variable`,
      valueExpression: { name, ...expression(text) },
    });
    const shown = {
      linkId: 'c',
      type: 'string',
      required: true,
      extension: [
        variable('most', '%least + 1'),
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression',
          valueExpression: expression('%sum > %most'),
        },
      ],
    };
    const asked = {
      ...questionnaire(a, { linkId: 'g', type: 'group', extension: [variable('least', '3')], item: [shown] }),
      extension: [variable('sum', `item.where(linkId = 'a').answer.value`)],
    };
    const found = (valueInteger: number) =>
      checkResponse(asked, response({ linkId: 'a', answer: [{ valueInteger }] }, { linkId: 'g' })).map(
        ({ linkId, code }) => `${linkId} ${code}`,
      );
    expect([found(4), found(5)]).toEqual([[], ['c required']]);
  });

  it('may have an option that excludes the others alone', () => {
    const none = {
      extension: [{ url: `${hl7}questionnaire-optionExclusive`, valueBoolean: true }],
      valueCoding: { code: 'none' },
    };
    const asked = {
      linkId: 'q',
      type: 'choice',
      repeats: true,
      answerOption: [{ valueCoding: { code: 'a' } }, { valueCoding: { code: 'b' } }, none],
    };
    const found = (...given: readonly string[]) =>
      codes([asked], [{ linkId: 'q', answer: given.map((code) => ({ valueCoding: { code } })) }]);
    expect([found('none'), found('a', 'b'), found('a', 'none')]).toEqual([[], [], ['q exclusiveAnswerOption']]);
  });
});

describe('a rule in FHIRPath', () => {
  const rule = (expression: string, severity = 'error', of = 'questionnaire-constraint') => ({
    url: `${hl7}${of}`,
    extension: [
      { url: 'key', valueId: 'k' },
      { url: 'severity', valueCode: severity },
      { url: 'expression', valueString: expression },
    ],
  });
  const asked = { linkId: 'q', type: 'integer' };
  const answer = (valueInteger: number) => ({ linkId: 'q', answer: [{ valueInteger }] });

  it.each<[string, object, number, readonly string[]]>([
    ['that holds', rule('answer.value > 5'), 6, []],
    ['that does not hold', rule('answer.value > 5'), 5, ['q invariant']],
    ['of the newer kind', rule('answer.value > 5', 'error', 'targetConstraint'), 5, ['q invariant']],
    ['that finds an item in the whole', rule("%resource.descendants().where(linkId = 'q').answer.value > 5"), 6, []],
    [
      'that finds too little in the whole',
      rule("%resource.descendants().where(linkId = 'q').answer.value > 5"),
      5,
      ['q invariant'],
    ],
    ['that gives nothing', rule('answer.where(false)'), 5, ['q invariant']],
    ['that only warns', rule('answer.value > 5', 'warning'), 5, []],
    ['that cannot be read', rule('answer.value >'), 5, []],
    [
      'in another language',
      {
        url: `${hl7}targetConstraint`,
        extension: [{ url: 'expression', valueExpression: { language: 'text/cql', expression: 'answer.value > 5' } }],
      },
      5,
      [],
    ],
  ])('%s', (_, extension, value, faults) =>
    expect(codes([{ ...asked, extension: [extension] }], [answer(value)])).toEqual(faults),
  );

  it('is asked of each row, with the variables around it, and of the whole; never of what is not answered or not enabled', () => {
    const group = {
      linkId: 'g',
      type: 'group',
      repeats: true,
      extension: [rule('item.answer.value < %most')],
      item: [asked],
    };
    const whole = {
      ...questionnaire(group, { linkId: 'x', type: 'string', extension: [rule('false')] }),
      extension: [
        { url: `${hl7}variable`, valueExpression: { name: 'most', language: 'text/fhirpath', expression: '5' } },
        rule('item.count() < 3'),
      ],
    };
    const found = (...values: readonly number[]) =>
      checkResponse(whole, response(...values.map((value) => ({ linkId: 'g', item: [answer(value)] })))).map(
        ({ linkId, code }) => `${linkId} ${code}`,
      );
    expect([found(1, 2), found(1, 6), found(1, 2, 3)]).toEqual([[], ['g invariant'], [' invariant']]);
    expect(
      codes(
        [
          {
            ...asked,
            extension: [rule('false')],
            enableWhen: [{ question: 'z', operator: 'exists', answerBoolean: true }],
          },
          { linkId: 'z', type: 'string' },
        ],
        [],
      ),
    ).toEqual([]);
  });
});
