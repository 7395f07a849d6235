import { describe, expect, it } from 'vitest';
import { extractBundle } from './extract-bundle.ts';

type Json = Readonly<Record<string, unknown>>;

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const value = (expression: string) => ({ extension: [{ url: `${sdc}templateExtractValue`, valueString: expression }] });
const context = (expression: string) => ({ url: `${sdc}templateExtractContext`, valueString: expression });
const uses = (id: string, ...more: readonly Json[]) => ({
  url: `${sdc}templateExtract`,
  extension: [{ url: 'template', valueReference: { reference: `#${id}` } }, ...more],
});
const response = (item: readonly Json[]) => ({
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  subject: { reference: 'Patient/p1' },
  item,
});
const answer = (linkId: string, ...answers: readonly Json[]) => ({ linkId, answer: answers });
const extract = async (asked: Json, given: Json) => {
  let count = 0;
  const { bundle, left } = await extractBundle(asked, given, {
    newId: () => `id${(count += 1)}`,
    now: new Date(2026, 4, 4),
  });
  return { left, entries: (bundle['entry'] ?? []) as readonly Json[] };
};

const patient = {
  resourceType: 'Patient',
  id: 'patient',
  name: [
    {
      extension: [context("item.where(linkId='name')")],
      _family: value("item.where(linkId='family').answer.value.first()"),
      _given: [value("item.where(linkId='given').answer.value")],
    },
  ],
  telecom: [
    { extension: [context("item.where(linkId='phone').answer.value")], system: 'phone', _value: value('$this') },
  ],
  _birthDate: value("item.where(linkId='born').answer.value"),
  _gender: value("item.where(linkId='sex').answer.value.code"),
  maritalStatus: { coding: [value("item.where(linkId='marital').answer.value")] },
};
const questions = [
  { linkId: 'name', type: 'group', item: ['family', 'given'].map((linkId) => ({ linkId, type: 'string' })) },
  { linkId: 'phone', type: 'string', repeats: true },
  { linkId: 'born', type: 'date' },
  { linkId: 'sex', type: 'choice' },
  { linkId: 'marital', type: 'choice' },
];

describe('Resources by templates', () => {
  it('are filled by expressions, repeat with their contexts, and leave out what is not answered', async () => {
    const asked = {
      resourceType: 'Questionnaire',
      contained: [patient],
      extension: [uses('patient')],
      item: questions,
    };
    const given = response([
      {
        linkId: 'name',
        item: [
          answer('family', { valueString: 'Karimi' }),
          answer('given', { valueString: 'Sara' }, { valueString: 'Mina' }),
        ],
      },
      answer('phone', { valueString: '021' }, { valueString: '026' }),
      answer('born', { valueDate: '1990-01-02' }),
      answer('sex', { valueCoding: { code: 'female' } }),
    ]);
    const { entries, left } = await extract(asked, given);
    expect(left).toEqual([]);
    expect(entries).toEqual([
      {
        fullUrl: 'urn:uuid:id1',
        request: { method: 'POST', url: 'Patient' },
        resource: {
          resourceType: 'Patient',
          name: [{ family: 'Karimi', given: ['Sara', 'Mina'] }],
          telecom: [
            { system: 'phone', value: '021' },
            { system: 'phone', value: '026' },
          ],
          birthDate: '1990-01-02',
          gender: 'female',
        },
      },
    ]);
  });

  it('are one for each time that their item is answered, and name one another by ids that are allocated', async () => {
    const weight = {
      resourceType: 'Observation',
      id: 'weight',
      status: 'final',
      subject: { _reference: value('%patient') },
      valueQuantity: { unit: 'kg', _value: value('answer.value') },
    };
    const asked = {
      resourceType: 'Questionnaire',
      contained: [{ resourceType: 'Patient', id: 'person', active: true }, weight],
      extension: [
        { url: `${sdc}extractAllocateId`, valueString: 'patient' },
        uses('person', { url: 'fullUrl', valueString: '%patient' }),
      ],
      item: [
        { linkId: 'w', type: 'decimal', extension: [uses('weight', { url: 'resourceId', valueString: "'w-1'" })] },
      ],
    };
    const { entries } = await extract(asked, response([answer('w', { valueDecimal: 80 })]));
    expect(entries).toEqual([
      {
        fullUrl: 'urn:uuid:id1',
        resource: { resourceType: 'Patient', active: true },
        request: { method: 'POST', url: 'Patient' },
      },
      {
        fullUrl: 'urn:uuid:id2',
        resource: {
          resourceType: 'Observation',
          id: 'w-1',
          status: 'final',
          subject: { reference: 'urn:uuid:id1' },
          valueQuantity: { unit: 'kg', value: 80 },
        },
        request: { method: 'PUT', url: 'Observation/w-1' },
      },
    ]);
    expect((await extract(asked, response([]))).entries).toHaveLength(1);
  });

  it('come from a Bundle of templates, too', async () => {
    const asked = {
      resourceType: 'Questionnaire',
      contained: [
        {
          resourceType: 'Bundle',
          id: 'all',
          type: 'transaction',
          entry: [
            {
              fullUrl: 'urn:uuid:mine',
              resource: { resourceType: 'Patient', _birthDate: value("item.where(linkId='born').answer.value") },
              request: { method: 'PUT', url: 'Patient?identifier=1' },
            },
          ],
        },
      ],
      extension: [{ url: `${sdc}templateExtractBundle`, valueReference: { reference: '#all' } }],
      item: questions,
    };
    const { entries } = await extract(asked, response([answer('born', { valueDate: '1990-01-02' })]));
    expect(entries).toEqual([
      {
        fullUrl: 'urn:uuid:mine',
        resource: { resourceType: 'Patient', birthDate: '1990-01-02' },
        request: { method: 'PUT', url: 'Patient?identifier=1' },
      },
    ]);
  });

  it('leave out, and list, what cannot be computed, and run away with nothing', async () => {
    const asked = (expression: string) => ({
      resourceType: 'Questionnaire',
      contained: [{ resourceType: 'Patient', id: 'patient', active: true, _birthDate: value(expression) }],
      extension: [uses('patient'), uses('none')],
    });
    for (const expression of ['item.where(', "resolve('x')", '(1).repeat($this + 1).count()', '%unset'])
      expect([expression, await extract(asked(expression), response([]))]).toMatchObject([
        expression,
        { left: [{ path: expression }], entries: [{ resource: { resourceType: 'Patient', active: true } }] },
      ]);
  });
});
