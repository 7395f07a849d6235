import { describe, expect, it } from 'vitest';
import type { KnownResources } from './evaluation.ts';
import { extractBundle } from './extract-bundle.ts';

type Json = Readonly<Record<string, unknown>>;

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const core = (element: string) => `http://hl7.org/fhir/StructureDefinition/${element.split('.')[0]}#${element}`;
const part = (url: string, value: Json) => ({ url, ...value });
const makes = (canonical: string, entry: Json = {}) => ({
  url: `${sdc}definitionExtract`,
  extension: [
    part('definition', { valueCanonical: canonical }),
    ...Object.entries(entry).map(([name, expression]) => part(name, { valueString: expression })),
  ],
});
const makesCore = (type: string, entry: Json = {}) => makes(`http://hl7.org/fhir/StructureDefinition/${type}`, entry);
const computed = (definition: string, expression: string) => ({
  url: `${sdc}definitionExtractValue`,
  extension: [
    part('definition', { valueUri: definition }),
    part('expression', { valueExpression: { language: 'text/fhirpath', expression } }),
  ],
});
const fixed = (definition: string, value: Json) => ({
  url: `${sdc}definitionExtractValue`,
  extension: [part('definition', { valueUri: definition }), part('fixed-value', value)],
});
const allocates = (name: string) => ({ url: `${sdc}extractAllocateId`, valueString: name });
const updates = (expression: string, name?: string) => ({
  url: `${sdc}itemExtractionContext`,
  valueExpression: { language: 'application/x-fhir-query', expression, ...(name && { name }) },
});
const question = (linkId: string, element: string, more: Json = {}) => ({
  linkId,
  type: 'string',
  definition: core(element),
  ...more,
});
const group = (linkId: string, extension: readonly Json[], item: readonly Json[], more: Json = {}) => ({
  linkId,
  type: 'group',
  extension,
  item,
  ...more,
});
const answer = (linkId: string, ...answers: readonly Json[]) => ({ linkId, answer: answers });
const text = (linkId: string, value: string) => answer(linkId, { valueString: value });

const extract = async (
  extension: readonly Json[],
  item: readonly Json[],
  answers: readonly Json[],
  known: KnownResources = {},
) => {
  let count = 0;
  const { bundle, left } = await extractBundle(
    { resourceType: 'Questionnaire', status: 'active', extension, item },
    { resourceType: 'QuestionnaireResponse', status: 'completed', subject: { reference: 'Patient/p1' }, item: answers },
    { newId: () => `id${(count += 1)}`, now: new Date(2026, 4, 4), known },
  );
  return { left, entries: (bundle['entry'] ?? []) as readonly Json[] };
};
const resourcesOf = (entries: readonly Json[]) => entries.map(({ resource }) => resource);

describe('Resources by definitions', () => {
  it('refer to one another by ids that are allocated, and say when a server is to store them', async () => {
    const asked = group(
      'problem',
      [
        makesCore('Condition', { ifNoneExist: "'identifier=' + item.where(linkId='name').answer.value" }),
        computed(core('Condition.subject.reference'), '%patientId'),
        computed(core('Condition.recordedDate'), 'today()'),
        fixed(core('Condition.category'), { valueCodeableConcept: { coding: [{ code: 'problem-list-item' }] } }),
      ],
      [question('name', 'Condition.code.text')],
      { repeats: true },
    );
    const { entries, left } = await extract(
      [
        allocates('patientId'),
        makesCore('Patient', { fullUrl: '%patientId', ifMatch: "'W/2'", ifNoneMatch: "'*'", ifModifiedSince: 'now()' }),
      ],
      [question('family', 'Patient.name.family'), asked],
      [text('family', 'Karimi'), { linkId: 'problem', item: [text('name', 'asthma')] }],
    );
    expect(left).toEqual([]);
    const [patient, condition] = entries;
    expect(patient).toMatchObject({
      fullUrl: 'urn:uuid:id1',
      request: { method: 'POST', url: 'Patient', ifMatch: 'W/2', ifNoneMatch: '*' },
    });
    expect(String((patient?.['request'] as Json)['ifModifiedSince'])).toMatch(/^2026-05-04T/);
    expect(condition).toEqual({
      fullUrl: 'urn:uuid:id2',
      request: { method: 'POST', url: 'Condition', ifNoneExist: 'identifier=asthma' },
      resource: {
        resourceType: 'Condition',
        subject: { reference: 'urn:uuid:id1' },
        recordedDate: '2026-05-04',
        category: [{ coding: [{ code: 'problem-list-item' }] }],
        code: { text: 'asthma' },
      },
    });
  });

  it('are of a profile, which the definitions of their items name', async () => {
    const profile = 'https://clinic.example/StructureDefinition/our-patient';
    const { entries } = await extract(
      [makes(`${profile}|2.0`)],
      [{ linkId: 'born', type: 'date', definition: `${profile}#Patient.birthDate` }],
      [answer('born', { valueDate: '1990-01-02' })],
    );
    expect(resourcesOf(entries)).toEqual([
      { resourceType: 'Patient', meta: { profile: [profile] }, birthDate: '1990-01-02' },
    ]);
  });

  it('are filled by the resource that a definition names, however deep the item stands', async () => {
    const inner = group(
      'visit',
      [makesCore('Encounter')],
      [question('status', 'Encounter.status', { type: 'choice' }), question('city', 'Patient.address.city')],
    );
    const { entries, left } = await extract(
      [makesCore('Patient')],
      [inner],
      [{ linkId: 'visit', item: [answer('status', { valueCoding: { code: 'finished' } }), text('city', 'Yazd')] }],
    );
    expect([resourcesOf(entries), left]).toEqual([
      [
        { resourceType: 'Patient', address: [{ city: 'Yazd' }] },
        { resourceType: 'Encounter', status: 'finished' },
      ],
      [],
    ]);
  });

  it('have an element of its own for each slice, and an answer in a type that the element takes', async () => {
    const component = (name: string, code: string, more: Json = {}) => ({
      linkId: name,
      type: 'decimal',
      definition: core(`Observation.component:${name}.value[x]`),
      extension: [
        fixed(core(`Observation.component:${name}.code.coding`), { valueCoding: { code } }),
        {
          url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
          valueCoding: { system: 'http://unitsofmeasure.org', code: 'mm[Hg]', display: 'mmHg' },
        },
      ],
      ...more,
    });
    const { entries } = await extract(
      [makesCore('Observation'), fixed(core('Observation.status'), { valueCode: 'final' })],
      [
        component('systolic', '8480-6'),
        component('diastolic', '8462-4'),
        question('said', 'Observation.value[x]:valueCodeableConcept.text'),
      ],
      [answer('systolic', { valueDecimal: 120.5 }), answer('diastolic', { valueDecimal: 80.5 }), text('said', 'high')],
    );
    const unit = { unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' };
    expect(resourcesOf(entries)).toEqual([
      {
        resourceType: 'Observation',
        status: 'final',
        component: [
          { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 120.5, ...unit } },
          { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 80.5, ...unit } },
        ],
        valueCodeableConcept: { text: 'high' },
      },
    ]);
  });

  it('have one element for each answer, and for each row of a repeated group', async () => {
    const { entries, left } = await extract(
      [makesCore('Patient')],
      [
        question('phone', 'Patient.telecom.value', { repeats: true }),
        {
          linkId: 'kin',
          type: 'group',
          repeats: true,
          item: [question('who', 'Patient.contact.name.text'), question('number', 'Patient.contact.telecom.value')],
        },
        question('born', 'Patient.birthDate', { repeats: true }),
      ],
      [
        answer('phone', { valueString: '1' }, { valueString: '2' }),
        { linkId: 'kin', item: [text('who', 'Sara'), text('number', '3')] },
        { linkId: 'kin', item: [text('who', 'Reza')] },
        answer('born', { valueDate: '1990' }, { valueDate: '1991' }),
      ],
    );
    expect(resourcesOf(entries)).toEqual([
      {
        resourceType: 'Patient',
        telecom: [{ value: '1' }, { value: '2' }],
        contact: [{ name: { text: 'Sara' }, telecom: [{ value: '3' }] }, { name: { text: 'Reza' } }],
      },
    ]);
    expect(left).toEqual([{ path: 'born', what: 'a value that Patient.birthDate does not take' }]);
  });

  it.each([
    ['a choice as a concept', 'Encounter.class', { valueCoding: { code: 'AMB' } }, { class: { code: 'AMB' } }],
    ['a choice as a text', 'Patient.name.text', { valueCoding: { display: 'A' } }, { name: [{ text: 'A' }] }],
    ['a text as a concept', 'Condition.code', { valueString: 'asthma' }, { code: { text: 'asthma' } }],
    ['a text as a note', 'Condition.note', { valueString: 'x' }, { note: [{ text: 'x' }] }],
    ['a text as an identifier', 'Patient.identifier', { valueString: '1' }, { identifier: [{ value: '1' }] }],
    ['a moment as a day', 'Patient.birthDate', { valueDateTime: '1990-01-02T10:00:00Z' }, { birthDate: '1990-01-02' }],
    ['a day as a moment', 'Procedure.performed[x]', { valueDate: '2026-01' }, { performedDateTime: '2026-01' }],
    ['a number as a quantity', 'Condition.onset[x]:onsetAge', { valueInteger: 3 }, { onsetAge: { value: 3 } }],
    ['a number as itself', 'Observation.value[x]', { valueInteger: 3 }, { valueInteger: 3 }],
    ['a yes', 'Patient.deceased[x]', { valueBoolean: true }, { deceasedBoolean: true }],
    ['a quantity', 'Observation.value[x]', { valueQuantity: { value: 1 } }, { valueQuantity: { value: 1 } }],
    [
      'a reference',
      'Encounter.subject',
      { valueReference: { reference: 'Patient/1' } },
      { subject: { reference: 'Patient/1' } },
    ],
  ])('take %s', async (_, element, given, expected) => {
    const type = element.split('.')[0] ?? '';
    const { entries } = await extract([makesCore(type)], [question('a', element)], [answer('a', given)]);
    expect(resourcesOf(entries)).toEqual([{ resourceType: type, ...expected }]);
  });

  it.each([
    ['Patient.birthDate', { valueString: 'long ago' }],
    ['Patient.gender', { valueBoolean: true }],
    ['Patient.multipleBirth[x]', { valueString: 'two' }],
    ['Encounter.subject', { valueQuantity: { value: 1 } }],
    ['Patient.nothing', { valueString: 'x' }],
    ['Patient.deceased[x].value', { valueString: 'x' }],
    ['Specimen.collection.quantity.value', { valueString: 'x' }],
  ])('leave out, and list, what %s does not take', async (element, given) => {
    const type = element.split('.')[0] ?? '';
    const { entries, left } = await extract([makesCore(type)], [question('a', element)], [answer('a', given)]);
    expect([entries, left]).toEqual([[], [{ path: 'a', what: `a value that ${element} does not take` }]]);
  });
});

describe('A resource that is known already', () => {
  const known = {
    resourceType: 'Patient',
    id: 'p1',
    active: true,
    name: [
      { use: 'official', family: 'Karimi', given: ['Sara', 'Mina'] },
      { use: 'nickname', text: 'Sari' },
    ],
    telecom: [
      { system: 'phone', value: '1' },
      { system: 'email', value: 'a@b.test' },
    ],
  };
  const items = [
    question('family', 'Patient.name.family'),
    question('given', 'Patient.name.given'),
    group('phone', [], [question('number', 'Patient.telecom.value')], {
      definition: core('Patient.telecom'),
      repeats: true,
    }),
  ];
  const answers = [
    text('family', 'Ahmadi'),
    text('given', 'Sara'),
    { linkId: 'phone', item: [text('number', '2')] },
    { linkId: 'phone', item: [text('number', '3')] },
  ];
  const updated = {
    ...known,
    name: [{ use: 'official', family: 'Ahmadi', given: ['Sara'] }, known.name[1]],
    telecom: [{ value: '2' }, { value: '3' }],
  };

  it.each([
    ['by a query', [updates('Patient?_id={{%patient.id}}')], { patient: [known] }],
    ['by its address', [updates("Patient/{{%resource.subject.reference.replace('Patient/', '')}}")], { any: [known] }],
    [
      'by the result of the query',
      [updates('Patient?identifier={{%patient.identifier.value}}', 'found')],
      { found: [{ resourceType: 'Bundle', entry: [{ resource: known }] }] },
    ],
    [
      'by an expression',
      [
        {
          url: `${sdc}itemExtractionContext`,
          valueExpression: { language: 'text/fhirpath', expression: '%patient' },
        },
      ],
      { patient: [known] },
    ],
    [
      'by the id that is computed',
      [makesCore('Patient'), computed(core('Patient.id'), '%patient.id')],
      { patient: [known] },
    ],
  ])('is updated, all else left as it is: found %s', async (_, extension, given) => {
    const { entries } = await extract(extension as readonly Json[], items, answers, given);
    expect(entries).toEqual([
      { fullUrl: 'urn:uuid:id1', request: { method: 'PUT', url: 'Patient/p1' }, resource: updated },
    ]);
    expect(known.name[0]?.family).toBe('Karimi');
  });

  it('is the one whose id the row of a repeated group holds', async () => {
    const asked = group(
      'problem',
      [updates('Condition?patient={{%resource.subject.reference}}', 'problems')],
      [question('id', 'Condition.id'), question('name', 'Condition.code.text')],
      { repeats: true },
    );
    const problem = (id: string) => ({ resourceType: 'Condition', id, code: { text: id } });
    const { entries, left } = await extract(
      [],
      [asked],
      [
        { linkId: 'problem', item: [text('id', 'c2'), text('name', 'mended')] },
        { linkId: 'problem', item: [text('name', 'new')] },
      ],
      { problems: [problem('c1'), problem('c2')] },
    );
    expect(entries.map(({ request, resource }) => [request, resource])).toEqual([
      [
        { method: 'PUT', url: 'Condition/c2' },
        { ...problem('c2'), code: { text: 'mended' } },
      ],
      [
        { method: 'POST', url: 'Condition' },
        { resourceType: 'Condition', code: { text: 'new' } },
      ],
    ]);
    expect(left).toEqual([]);
  });

  it('is neither overwritten nor doubled where it was not sent', async () => {
    const { entries, left } = await extract(
      [updates('Patient?identifier={{%resource.subject.reference}}')],
      items,
      answers,
    );
    expect(entries).toMatchObject([
      { request: { method: 'POST', url: 'Patient', ifNoneExist: 'identifier=Patient%2Fp1' } },
    ]);
    expect(left).toEqual([
      { path: 'Questionnaire', what: 'the resource to be updated is not known: Patient?identifier=Patient%2Fp1' },
    ]);
    const blank = await extract([updates('Patient?_id={{%nobody.id}}')], items, answers);
    expect(blank.entries).toMatchObject([{ request: { method: 'POST', url: 'Patient' } }]);
    expect(blank.left.at(-1)).toEqual({
      path: 'Questionnaire',
      what: 'the resource to be updated is not known: Patient?_id={{%nobody.id}}',
    });
  });
});
