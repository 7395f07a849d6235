import { describe, expect, it } from 'vitest';
import { extractBundle } from './extract-bundle.ts';

type Json = Readonly<Record<string, unknown>>;

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const loinc = (code: string) => [{ system: 'http://loinc.org', code }];
const says = (isExtracted: boolean) => ({ url: `${sdc}observationExtract`, valueBoolean: isExtracted });
const questionnaire = (item: readonly Json[], more: Json = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  item,
  ...more,
});
const response = (item: readonly Json[]) => ({
  resourceType: 'QuestionnaireResponse',
  id: 'r1',
  status: 'completed',
  subject: { reference: 'Patient/p1' },
  authored: '2026-05-04T08:00:00Z',
  item,
});
const extract = async (asked: Json, given: Json, coded = false) => {
  const options = { newId: () => 'id', now: new Date(2026, 4, 4), coded };
  const { bundle, left } = await extractBundle(asked, given, options);
  const entry = (bundle['entry'] ?? []) as readonly { readonly resource: Json }[];
  return { bundle, left, resources: entry.map(({ resource }) => resource) };
};

describe('Observations of a response', () => {
  const weight: Json = {
    linkId: 'weight',
    text: 'Weight',
    type: 'decimal',
    code: loinc('29463-7'),
    extension: [
      says(true),
      {
        url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
        valueCoding: { system: 'http://unitsofmeasure.org', code: 'kg', display: 'kg' },
      },
      {
        url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/observation-extract-category',
        valueCodeableConcept: { coding: [{ code: 'vital-signs' }] },
      },
    ],
  };

  it('say what, of whom, when and where from, and can be sent to a server', async () => {
    const { bundle } = await extract(
      questionnaire([weight]),
      response([{ linkId: 'weight', answer: [{ valueDecimal: 80 }] }]),
    );
    expect(bundle).toEqual({
      resourceType: 'Bundle',
      type: 'transaction',
      entry: [
        {
          fullUrl: 'urn:uuid:id',
          request: { method: 'POST', url: 'Observation' },
          resource: {
            resourceType: 'Observation',
            status: 'final',
            category: [{ coding: [{ code: 'vital-signs' }] }],
            code: { coding: loinc('29463-7'), text: 'Weight' },
            subject: { reference: 'Patient/p1' },
            effectiveDateTime: '2026-05-04T08:00:00Z',
            issued: '2026-05-04T08:00:00Z',
            derivedFrom: [{ reference: 'QuestionnaireResponse/r1' }],
            valueQuantity: { value: 80, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' },
          },
        },
      ],
    });
  });

  it.each([
    ['a number', 'decimal', { valueDecimal: 1.5 }, { valueQuantity: { value: 1.5 } }],
    ['a count', 'integer', { valueInteger: 3 }, { valueInteger: 3 }],
    [
      'a choice, without its score',
      'choice',
      { valueCoding: { code: 'a', display: 'A', extension: [{ url: 'x', valueDecimal: 1 }] } },
      { valueCodeableConcept: { coding: [{ code: 'a', display: 'A' }] } },
    ],
    ['a day', 'date', { valueDate: '2026-01-02' }, { valueDateTime: '2026-01-02' }],
    ['a yes', 'boolean', { valueBoolean: true }, { valueBoolean: true }],
    ['a text', 'string', { valueString: 'x' }, { valueString: 'x' }],
    [
      'what was computed, as the number it is',
      'string',
      {
        valueString: '20',
        _valueString: { extension: [{ url: 'https://porsa.dev/fhir/computed', valueDecimal: 20 }] },
      },
      { valueQuantity: { value: 20 } },
    ],
  ])('have %s as their kind of value', async (_, type, answer, value) => {
    const item = { linkId: 'a', type, code: loinc('1-8') };
    const { resources } = await extract(questionnaire([item]), response([{ linkId: 'a', answer: [answer] }]), true);
    expect(resources).toEqual([expect.objectContaining(value)]);
  });

  it('are made of what is to be extracted, which the nearest around it says', async () => {
    const item = (linkId: string, more: Json = {}) => ({ linkId, type: 'string', code: loinc(linkId), ...more });
    const asked = questionnaire(
      [
        item('all'),
        {
          linkId: 'g',
          type: 'group',
          extension: [says(false)],
          item: [item('not'), item('but', { extension: [says(true)] })],
        },
        { linkId: 'bare', type: 'string' },
        item('several', { repeats: true, item: [item('under')] }),
      ],
      { extension: [says(true)] },
    );
    const x = (linkId: string) => ({ linkId, answer: [{ valueString: linkId }] });
    const given = response([
      x('all'),
      { linkId: 'g', item: [x('not'), x('but')] },
      x('bare'),
      { linkId: 'several', answer: [{ valueString: '1', item: [x('under')] }, { valueString: '2' }] },
    ]);
    expect((await extract(asked, given)).resources.map(({ valueString }) => valueString)).toEqual([
      'all',
      'but',
      '1',
      '2',
      'under',
    ]);
    const unsaid = questionnaire([item('all')]);
    expect((await extract(unsaid, response([x('all')]))).bundle).toEqual({
      resourceType: 'Bundle',
      type: 'transaction',
    });
  });
});

describe('Resources by definitions', () => {
  const element = (path: string) => `http://hl7.org/fhir/StructureDefinition/Patient#Patient.${path}`;
  const item = (linkId: string, path: string, type = 'string', more: Json = {}) => ({
    linkId,
    type,
    definition: element(path),
    ...more,
  });
  const patient = { url: `${sdc}itemExtractionContext`, valueCode: 'Patient' };
  const answer = (linkId: string, ...answers: readonly Json[]) => ({ linkId, answer: answers });

  it('are filled element by element, lists as lists, codes as codes', async () => {
    const asked = questionnaire(
      [
        item('family', 'name.family'),
        item('given', 'name.given', 'string', { repeats: true }),
        item('born', 'birthDate', 'date'),
        item('sex', 'gender', 'choice'),
        item('marital', 'maritalStatus', 'choice'),
        {
          linkId: 'phone',
          type: 'group',
          repeats: true,
          definition: element('telecom'),
          item: [item('number', 'telecom.value'), item('kind', 'telecom.system', 'choice')],
        },
      ],
      { extension: [patient] },
    );
    const phone = (number: string, kind: string) => ({
      linkId: 'phone',
      item: [answer('number', { valueString: number }), answer('kind', { valueCoding: { code: kind } })],
    });
    const given = response([
      answer('family', { valueString: 'Karimi' }),
      answer('given', { valueString: 'Sara' }, { valueString: 'Mina' }),
      answer('born', { valueDate: '1990-01-02' }),
      answer('sex', { valueCoding: { code: 'female' } }),
      answer('marital', { valueCoding: { code: 'M' } }),
      phone('021', 'phone'),
      phone('a@b.test', 'email'),
    ]);
    expect((await extract(asked, given)).resources).toEqual([
      {
        resourceType: 'Patient',
        name: [{ family: 'Karimi', given: ['Sara', 'Mina'] }],
        birthDate: '1990-01-02',
        gender: 'female',
        maritalStatus: { coding: [{ code: 'M' }] },
        telecom: [
          { value: '021', system: 'phone' },
          { value: 'a@b.test', system: 'email' },
        ],
      },
    ]);
  });

  it('are one for each time that their group is answered, with the values that are fixed', async () => {
    const allergy = 'http://hl7.org/fhir/StructureDefinition/AllergyIntolerance';
    const asked = questionnaire([
      {
        linkId: 'allergy',
        type: 'group',
        repeats: true,
        extension: [
          {
            url: `${sdc}definitionExtract`,
            extension: [{ url: 'definition', valueCanonical: `${allergy}|4.0.1` }],
          },
          {
            url: `${sdc}definitionExtractValue`,
            extension: [
              { url: 'definition', valueUri: `${allergy}#AllergyIntolerance.type` },
              { url: 'fixed-value', valueCode: 'allergy' },
            ],
          },
        ],
        item: [{ linkId: 'to', type: 'string', definition: `${allergy}#AllergyIntolerance.code.text` }],
      },
    ]);
    const to = (text: string) => ({ linkId: 'allergy', item: [answer('to', { valueString: text })] });
    const given = response([to('nuts'), { linkId: 'allergy', item: [] }, to('eggs')]);
    expect((await extract(asked, given)).resources).toEqual([
      { resourceType: 'AllergyIntolerance', type: 'allergy', code: { text: 'nuts' } },
      { resourceType: 'AllergyIntolerance', type: 'allergy', code: { text: 'eggs' } },
    ]);
  });

  it('leave out, and list, what none of them takes', async () => {
    const asked = questionnaire([
      item('lost', 'birthDate', 'date'),
      { linkId: 'g', type: 'group', extension: [patient], item: [item('sex', 'gender', 'quantity')] },
    ]);
    const given = response([
      answer('lost', { valueDate: '1990-01-02' }),
      { linkId: 'g', item: [answer('sex', { valueQuantity: { value: 1 } })] },
    ]);
    const { resources, left } = await extract(asked, given);
    expect([resources, left.map(({ path }) => path)]).toEqual([[], ['lost', 'sex']]);
  });

  it('are none of a resource type that is not known, whatever it is called', async () => {
    for (const valueCode of ['__proto__', 'constructor', 'Basic'])
      expect(
        await extract(
          questionnaire([item('a', 'birthDate')], { extension: [{ url: `${sdc}itemExtractionContext`, valueCode }] }),
          response([answer('a', { valueString: 'x' })]),
        ),
      ).toMatchObject({ resources: [] });
    for (const path of ['__proto__.x', 'constructor.x', 'name.constructor.prototype.x', 'birthDate.x', 'x..y', '']) {
      const polluting = questionnaire([item('born', 'birthDate'), item('a', path)], { extension: [patient] });
      await extract(polluting, response([answer('born', { valueDate: '1990' }), answer('a', { valueString: 'x' })]));
      expect([path, 'x' in Object.prototype, 'x' in Object]).toEqual([path, false, false]);
    }
  });
});
