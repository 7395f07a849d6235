import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../../test/support/interchange/fhir-engine.ts';
import { fhirPathRuntime } from '../fhirpath/runtime.ts';
import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { fieldModels } from '../../../fields/models/models.ts';

type Item = Readonly<Record<string, unknown>>;

const hl7 = 'http://hl7.org/fhir/StructureDefinition/';
const item = (linkId: string, type: string, more: Item = {}): Item => ({ linkId, type, text: linkId, ...more });
const questionnaire = (items: readonly Item[], more: Item = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sample',
  item: items,
  ...more,
});

/** Every import is a form without problems, and goes out as it came. */
function imported(resource: Item) {
  const found = fromQuestionnaire(resource);
  expect(checkDefinition(found.definition, fieldModels, fhirPathRuntime)).toEqual([]);
  expect(toQuestionnaire(found.definition)).toEqual(resource);
  return found;
}

describe('An item', () => {
  const ruled = (severity: string, expression: string, more: readonly Item[] = []) => ({
    url: `${hl7}questionnaire-constraint`,
    extension: [
      { url: 'key', valueId: 'k' },
      { url: 'severity', valueCode: severity },
      { url: 'expression', valueString: expression },
      ...more,
    ],
  });

  it('asks what an answer must fulfil, all rules together, and says so in their words', () => {
    const even = {
      url: `${hl7}targetConstraint`,
      extension: [
        { url: 'key', valueId: 'e' },
        { url: 'severity', valueCode: 'error' },
        { url: 'expression', valueExpression: { language: 'text/fhirpath', expression: 'answer.value mod 2 = 0' } },
        { url: 'human', valueString: 'Even.' },
      ],
    };
    const { definition, left } = imported(
      questionnaire([
        item('x', 'integer', {
          extension: [ruled('error', 'answer.value > 5', [{ url: 'human', valueString: 'More than five.' }]), even],
        }),
      ]),
    );
    expect(left).toEqual([]);
    expect(walkQuestions(definition)[0]?.question.constraint).toEqual({
      when: 'AND(FHIRPATH("answer.value > 5"), FHIRPATH("answer.value mod 2 = 0"))',
      message: 'More than five. Even.',
    });
    const faults = (x: number) =>
      createForm(definition, { answers: { x } })
        .validate()
        .map(({ rule }) => rule);
    expect([faults(4), faults(7), faults(8)]).toEqual([['constraintsaid'], ['constraintsaid'], []]);
  });

  it.each<[string, Item, string]>([
    ['that only warn', item('x', 'integer', { extension: [ruled('warning', 'true')] }), 'item[0].extension[0]'],
    [
      'without an expression',
      item('x', 'integer', {
        extension: [{ url: `${hl7}questionnaire-constraint`, extension: [{ url: 'key', valueId: 'k' }] }],
      }),
      'item[0].extension[0]',
    ],
  ])('with rules %s says that they are not asked', (_, sheet, path) => {
    const { definition, left } = imported(questionnaire([sheet]));
    expect([
      left.map((each) => each.path),
      walkQuestions(definition).filter(({ question }) => question.constraint),
    ]).toEqual([[path], []]);
  });
});
