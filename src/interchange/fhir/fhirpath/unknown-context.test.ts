import { describe, expect, it } from 'vitest';
import {
  createCheckedForm as createForm,
  fromQuestionnaire,
} from '../../../../test/support/interchange/fhir-engine.ts';
import type { FormOptions } from '../../../engine/live-form/types.ts';
import {
  coding,
  fhirpath,
  hl7,
  item,
  questionnaire,
  sdc,
  type Item,
} from '../../../../test/support/interchange/questionnaires.ts';

const calculated = (linkId: string, expression: string, type = 'integer') =>
  item(linkId, type, { readOnly: true, extension: [fhirpath(`${sdc}calculatedExpression`, expression)] });
const shownWhen = (linkId: string, expression: string) =>
  item(linkId, 'string', { extension: [fhirpath(`${sdc}enableWhenExpression`, expression)] });
const constraint = (expression: string): Item => ({
  url: `${hl7}questionnaire-constraint`,
  extension: [
    { url: 'key', valueId: 'c' },
    { url: 'severity', valueCode: 'error' },
    { url: 'expression', valueString: expression },
    { url: 'human', valueString: 'No.' },
  ],
});
const query: Item = {
  url: `${hl7}variable`,
  valueExpression: {
    name: 'weights',
    language: 'application/x-fhir-query',
    expression: 'Observation?code=29463-7&patient={{%patient.id}}',
  },
};
const launched: Item = {
  url: `${sdc}launchContext`,
  extension: [
    { url: 'name', valueCoding: { code: 'user' } },
    { url: 'type', valueCode: 'Practitioner' },
  ],
};

/** The form, filled by one of the staff, who see reports that a patient does not. */
function opened(resource: Item, options: FormOptions = {}) {
  const { definition, left } = fromQuestionnaire(resource);
  return { form: createForm(definition, { role: 'expert', ...options }), left };
}

describe('Context that nobody gives', () => {
  it('is empty, and a result that rests on it is blank, reported to the staff and in nobody’s way', () => {
    const { form } = opened(
      questionnaire(
        [
          item('a', 'integer', { required: true }),
          calculated('r', '%encounter.length.value + 1'),
          calculated('exists', `iif(%encounter.exists(), 1, 0)`),
          calculated('user', '%user.name.count()'),
        ],
        { extension: [launched] },
      ),
    );
    form.set('a', 1);
    expect([form.get('r'), form.get('exists'), form.get('user')]).toEqual([undefined, 0, 0]);
    expect([form.state('r').warning?.rule, form.state('exists').warning]).toEqual(['notcomputed', undefined]);
    expect(form.validate()).toEqual([]);
  });

  it('lets a variable of a query be empty, and what rests on it through other variables', () => {
    const { form } = opened(
      questionnaire([item('a', 'decimal'), calculated('r', '%change', 'decimal')], {
        extension: [
          query,
          fhirpath(`${hl7}variable`, '%weights.entry.resource.value.value', 'before'),
          fhirpath(`${hl7}variable`, `%resource.item.where(linkId = 'a').answer.value - %before`, 'change'),
        ],
      }),
    );
    form.set('a', 80);
    expect([form.get('r'), form.state('r').warning?.rule, form.validate()]).toEqual([undefined, 'notcomputed', []]);
  });

  it('hides no question and refuses no answer where it leaves a rule undecided', () => {
    const { form } = opened(
      questionnaire([
        item('a', 'integer', { extension: [constraint(`%encounter.length.value < %context.answer.value`)] }),
        shownWhen('undecided', `%encounter.class.code = 'AMB'`),
        shownWhen('decided', '%encounter.exists()'),
        shownWhen('server', `'x'.memberOf('http://example.org/vs')`),
      ]),
    );
    form.set('a', 1);
    expect(['undecided', 'decided', 'server'].map((name) => form.state(name).visible)).toEqual([true, false, true]);
    expect(form.validate()).toEqual([]);
  });

  it('is none where the expression defines it itself, and the terminologies of FHIR are known', () => {
    const { form } = opened(
      questionnaire([
        calculated('r', `defineVariable('two', 2).select(%two + 1)`),
        calculated('s', '%sct', 'string'),
        calculated('t', `%rootResource.resourceType`, 'string'),
      ]),
    );
    expect([form.get('r'), form.get('s')]).toEqual([3, 'http://snomed.info/sct']);
  });
});

describe('A path through the Questionnaire', () => {
  const scored = (linkId: string) =>
    item(linkId, 'choice', {
      answerOption: [0, 3].map((valueDecimal) => ({
        valueCoding: {
          ...(coding(`c${valueDecimal}`)['valueCoding'] as Item),
          extension: [{ url: `${hl7}ordinalValue`, valueDecimal }],
        },
      })),
    });
  const own = `%questionnaire.item.where(linkId = 'total').code.count() + %questionnaire.item.where(linkId = 'a').answerOption.where(valueCoding.code = %resource.item.where(linkId = 'a').answer.value.code).value.extension.value`;

  it.each([
    ['itself', own],
    [
      'a variable',
      `%asked.item.where(linkId = 'total').code.count() + %resource.item.where(linkId = 'a').answer.value.ordinal()`,
    ],
  ])('may name the question that asks, by %s, and reads no answer of it', (_, expression) => {
    const { form, left } = opened(
      questionnaire([scored('a'), scored('b'), calculated('total', expression)], {
        extension: [fhirpath(`${hl7}variable`, '%questionnaire', 'asked')],
      }),
    );
    expect(left).toEqual([]);
    form.set('a', 'c3');
    expect(form.get('total')).toBe(3);
    form.set('a', 'c0');
    expect(form.get('total')).toBe(0);
  });

  it('is still a circle where the answer itself is read', () => {
    expect(
      opened(questionnaire([calculated('total', `%resource.item.where(linkId = 'total').answer.value + 1`)])).left,
    ).toMatchObject([{ path: 'item[0]' }]);
  });

  it('takes a text that happens to be a linkId for what it is', () => {
    const { form, left } = opened(
      questionnaire([
        item('a', 'integer'),
        calculated('risk', `iif(%resource.item.where(linkId = 'a').answer.value > 5, 'risk', 'none')`, 'string'),
      ]),
    );
    expect(left).toEqual([]);
    form.set('a', 6);
    expect(form.get('risk')).toBe('risk');
  });
});
