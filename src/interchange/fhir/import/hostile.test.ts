import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { fromQuestionnaire } from './from-questionnaire.ts';
import { fromResponse } from '../response/from-response.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';

type Item = Readonly<Record<string, unknown>>;
const questionnaire = (item: unknown, more: Item = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sample',
  ...more,
  item,
});

function refusalOf(run: () => unknown): unknown {
  try {
    run();
    return 'taken';
  } catch (error) {
    return error instanceof InterchangeError ? error.code : error;
  }
}

describe('What is no Questionnaire', () => {
  it.each<[string, unknown]>([
    ['notresource', undefined],
    ['notresource', null],
    ['notresource', 'x'],
    ['notresource', []],
    ['wrongresource', {}],
    ['wrongresource', { resourceType: 'Patient' }],
    ['notresource', questionnaire([{ linkId: () => 1 }])],
  ])('is refused: %s', (code, resource) => {
    expect([refusalOf(() => fromQuestionnaire(resource)), code]).toEqual([code, code]);
  });

  it('is refused when it is deep, holds itself, or has too many items', () => {
    let deep: Item = { linkId: 'x', type: 'group' };
    for (let depth = 0; depth < 100_000; depth += 1) deep = { linkId: 'x', type: 'group', item: [deep] };
    expect(refusalOf(() => fromQuestionnaire(questionnaire([deep])))).toBe('toodeep');
    const cyclic: Record<string, unknown> = { linkId: 'x', type: 'group' };
    cyclic['item'] = [cyclic];
    expect(refusalOf(() => fromQuestionnaire(questionnaire([cyclic])))).toBe('cyclic');
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ linkId: `q${index}`, type: 'string', text: 'Q' }));
    expect(refusalOf(() => fromQuestionnaire(questionnaire(many(5001))))).toBe('toomanyitems');
    expect(refusalOf(() => fromQuestionnaire(questionnaire(many(5000))))).toBe('taken');
    expect(refusalOf(() => fromQuestionnaire(questionnaire([], { text: 'x'.repeat(9_000_000) })))).toBe('toolarge');
  });

  it('is reported with its place', () => {
    expect(() => fromQuestionnaire({ resourceType: 'Bundle' })).toThrow('Questionnaire is expected (at resourceType)');
    expect(() =>
      fromResponse({ resourceType: 'Questionnaire' }, fromQuestionnaire(questionnaire([])).definition),
    ).toThrow('QuestionnaireResponse is expected');
  });
});

describe('Odd items', () => {
  const odd = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'TRUE',
    'patient',
    '1',
    ' ',
    '\u202e',
    'x'.repeat(500),
    'page',
    'fhir',
  ];

  it('of any linkId are questions with names of their own', () => {
    const { definition } = fromQuestionnaire(
      questionnaire(
        odd.map((linkId) => ({
          linkId,
          type: 'string',
          enableWhen: [{ question: '__proto__', operator: 'exists', answerBoolean: true }],
        })),
      ),
    );
    expect(checkDefinition(definition, fieldModels).filter(({ rule }) => rule !== 'circle')).toEqual([]);
    expect(toQuestionnaire(definition).item?.map(({ linkId }) => linkId)).toEqual(odd);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('of one linkId are noted, and all kept', () => {
    const { definition, left } = fromQuestionnaire(
      questionnaire([1, 2, 3].map(() => ({ linkId: 'same', type: 'string' }))),
    );
    expect(left.map(({ path }) => path)).toEqual(['item[1].linkId', 'item[2].linkId']);
    expect(toQuestionnaire(definition).item?.map(({ linkId }) => linkId)).toEqual(['same', 'same', 'same']);
  });

  it('that decide each other in a circle lose the rules that cannot hold, with their place', () => {
    const rule = (question: string) => [{ question, operator: 'exists', answerBoolean: true }];
    const { definition, left } = fromQuestionnaire(
      questionnaire([
        { linkId: 'a', type: 'string', enableWhen: rule('b') },
        { linkId: 'b', type: 'string', enableWhen: rule('a') },
      ]),
    );
    expect(checkDefinition(definition, fieldModels)).toEqual([]);
    expect(left.length).toBeGreaterThan(0);
  });

  it('of whatever JSON are taken or refused, and never anything else', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('group', 'choice', 'string', 'a', '__proto__'),
    );
    const extension = fc.record({
      url: fc.oneof(
        fc.constantFrom(
          'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
          'http://hl7.org/fhir/StructureDefinition/variable',
          'https://porsa.dev/fhir/type',
          'https://porsa.dev/fhir/name',
        ),
        fc.string(),
      ),
      valueString: value,
      valueCoding: value,
      valueExpression: value,
      valueCodeableConcept: value,
    });
    const item = fc.record(
      {
        linkId: fc.oneof(fc.constantFrom('a', 'b', '__proto__'), value),
        type: fc.oneof(
          fc.constantFrom('group', 'choice', 'boolean', 'string', 'quantity', 'display', 'attachment', 'date'),
          value,
        ),
        text: value,
        _text: value,
        extension: fc.oneof(fc.array(extension, { maxLength: 2 }), value),
        enableWhen: fc.oneof(
          fc.array(fc.record({ question: value, operator: fc.constantFrom('=', 'exists'), answerString: value }), {
            maxLength: 2,
          }),
          value,
        ),
        answerOption: fc.oneof(fc.array(fc.record({ valueCoding: value }), { maxLength: 2 }), value),
        initial: fc.oneof(fc.array(fc.record({ valueString: value }), { maxLength: 1 }), value),
        required: value,
        repeats: fc.oneof(fc.boolean(), value),
        code: value,
        maxLength: value,
        item: fc.oneof(fc.array(fc.record({ linkId: value, type: value }), { maxLength: 2 }), value),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }), (items, contained) => {
        const found: unknown = refusalOf(() => {
          const { definition } = fromQuestionnaire(questionnaire(items, { contained }));
          toQuestionnaire(definition);
          fromResponse({ resourceType: 'QuestionnaireResponse', item: items }, definition);
        });
        expect(['taken', 'unfit', 'toolarge']).toContain(found);
      }),
      { seed: 20_260_321, numRuns: 400 },
    );
  });
});
