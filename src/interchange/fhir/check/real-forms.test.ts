import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../../test/support/interchange/fhir-engine.ts';
import { fhirPathRuntime } from '../fhirpath/runtime.ts';
import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { checkResponse } from './check-response.ts';
import { toResponse } from '../response/to-response.ts';

type Item = Readonly<Record<string, unknown>>;

const hl7 = 'http://hl7.org/fhir/StructureDefinition/';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const control = (code: string) => ({
  url: `${hl7}questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
});
const path = (url: string, expression: string, name?: string) => ({
  url,
  valueExpression: { ...(name && { name }), language: 'text/fhirpath', expression },
});
const item = (linkId: string, type: string, more: Item = {}): Item => ({
  linkId,
  type,
  text: `About ${linkId}`,
  ...more,
});
const codes = (...values: readonly string[]) =>
  values.map((code) => ({ valueCoding: { system: 'http://loinc.org', code, display: `Answer ${code}` } }));
const rendering = { extension: [{ url: `${hl7}rendering-xhtml`, valueString: '<b>About</b>' }] };

/** Forms in the manner of the systems named, with the places of what is left. */
const forms: readonly (readonly [string, readonly Item[], Item, readonly string[]])[] = [
  [
    'an LHC-Forms panel with scores',
    [
      item('/1', 'choice', {
        prefix: '1.',
        code: [{ system: 'http://loinc.org', code: '1' }],
        answerOption: codes('LA1', 'LA2'),
        required: true,
      }),
      item('/2', 'decimal', {
        extension: [
          path(`${sdc}calculatedExpression`, `%resource.item.where(linkId = '/1').answer.value.ordinal().sum()`),
          { url: `${hl7}questionnaire-unit`, valueCoding: { code: '{score}' } },
        ],
        readOnly: true,
      }),
    ],
    {},
    [],
  ],
  [
    'an LHC-Forms entry of a quantity in several units',
    [
      item('w', 'quantity', {
        extension: ['kg', '[lb_av]'].map((code) => ({ url: `${hl7}questionnaire-unitOption`, valueCoding: { code } })),
      }),
    ],
    {},
    [],
  ],
  [
    'an LHC-Forms list that is searched for elsewhere',
    [
      item('p', 'choice', {
        extension: [
          control('autocomplete'),
          { url: `${sdc}preferredTerminologyServer`, valueUrl: 'https://example.org' },
        ],
        answerValueSet: 'http://example.org/vs',
      }),
    ],
    {},
    ['item[0].extension[1]', 'item[0].answerValueSet'],
  ],
  [
    'a Smart Forms health check in tabs',
    [
      item('tabs', 'group', {
        extension: [control('tab-container')],
        item: [
          item('t1', 'group', { item: [item('a', 'boolean')] }),
          item('t2', 'group', { item: [item('b', 'date')] }),
        ],
      }),
    ],
    { extension: [path(`${hl7}variable`, '%patient.birthDate', 'birth')] },
    ['item[0].extension'],
  ],
  [
    'a Smart Forms table with queries and pre-population',
    [
      item('g', 'group', {
        extension: [control('gtable'), path(`${sdc}itemPopulationContext`, '%conditions')],
        repeats: true,
        item: [item('c', 'string', { extension: [path(`${sdc}initialExpression`, '%patient.name.first().text')] })],
      }),
    ],
    { extension: [path(`${hl7}variable`, '1', 'one')] },
    ['item[0].extension[1]', 'item[0].extension'],
  ],
  [
    'a Smart Forms text with markup and an answer expression',
    [
      item('d', 'display', { _text: rendering }),
      item('o', 'choice', {
        extension: [
          path(`${sdc}answerExpression`, '%resource.item'),
          path(`${sdc}candidateExpression`, '%resource.item'),
        ],
      }),
    ],
    {},
    ['item[0]._text.extension[0]', 'item[1].extension[1]'],
  ],
  [
    'a Medplum intake with references and consent',
    [
      item('who', 'reference', { required: true }),
      item('agree', 'boolean', { required: true }),
      item('sign', 'attachment'),
    ],
    {},
    [],
  ],
  [
    'a Medplum form in pages',
    [1, 2].map((page) =>
      item(`p${page}`, 'group', {
        extension: [control('page')],
        item: [item(`q${page}`, 'string', { required: page === 1 })],
      }),
    ),
    {},
    [],
  ],
  [
    'a Helsenorge form with help, its own extensions and validation',
    [
      item('1', 'group', {
        item: [
          item('1_help', 'text', { extension: [control('help')] }),
          item('1.1', 'integer', {
            extension: [
              { url: 'http://ehelse.no/fhir/StructureDefinition/validationtext', valueString: 'Feil' },
              { url: `${hl7}minValue`, valueInteger: 0 },
              { url: `${hl7}entryFormat`, valueString: '0-99' },
            ],
          }),
        ],
      }),
      item('2', 'string', { maxLength: 200, enableWhen: [{ question: '1.1', operator: '>', answerInteger: 3 }] }),
    ],
    { language: 'nb-NO' },
    ['item[0].item[1].extension[0]'],
  ],
  [
    'an NHS pre-assessment with rules',
    [
      item('smokes', 'choice', {
        answerOption: codes('yes', 'no'),
        extension: [control('radio-button')],
        required: true,
      }),
      item('packs', 'decimal', {
        enableWhen: [{ question: 'smokes', operator: '=', answerCoding: { system: 'http://loinc.org', code: 'yes' } }],
        extension: [
          {
            url: `${hl7}questionnaire-constraint`,
            extension: [
              { url: 'key', valueId: 'p' },
              { url: 'severity', valueCode: 'error' },
              { url: 'expression', valueString: 'answer.value < 100' },
              { url: 'human', valueString: 'Fewer than 100.' },
            ],
          },
        ],
      }),
      item('ill', 'open-choice', {
        repeats: true,
        answerOption: codes('A', 'B'),
        extension: [{ url: `${hl7}questionnaire-maxOccurs`, valueInteger: 3 }],
      }),
    ],
    { experimental: false, subjectType: ['Patient'] },
    [],
  ],
];

describe('A form in the manner of', () => {
  it.each(forms)('%s opens, goes out as it came, and says what is left', (_, items, more, left) => {
    const resource = { resourceType: 'Questionnaire', status: 'active', title: 'Sample', ...more, item: items };
    const found = fromQuestionnaire(resource);
    expect(checkDefinition(found.definition, fieldModels, fhirPathRuntime)).toEqual([]);
    expect(toQuestionnaire(found.definition)).toEqual(resource);
    expect(found.left.map((each) => each.path).toSorted()).toEqual(left.toSorted());
    const form = createForm(found.definition);
    expect(form.pages().length).toBeGreaterThan(0);
    // Nothing is answered yet: what is asked for is missing, and nothing else is wrong.
    expect(
      checkResponse(resource, toResponse(form.answers(), found.definition)).filter(({ code }) => code !== 'required'),
    ).toEqual([]);
  });
});
