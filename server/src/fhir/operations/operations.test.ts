import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { fromQuestionnaire } from '../../../../src/interchange/fhir/import/from-questionnaire.ts';
import { handlers, visit } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, openFhirServer, type FhirReply, type FhirServer } from '../../../test/fhir.ts';
import { visitForm } from '../../../test/visit-form.ts';
import { newId } from '../../db/uuid.ts';

type Json = Readonly<Record<string, unknown>>;

/** The visit form, which begins with what is known of the patient and of the last visit, and has codes. */
const definition: FormDefinition = {
  ...visitForm,
  pages: visitForm.pages.map((page) => ({
    ...page,
    questions: [
      ...page.questions.map((question) =>
        question.name === 'weight' || question.name === 'bmi'
          ? { ...question, loinc: question.name === 'bmi' ? '39156-5' : '29463-7' }
          : question,
      ),
      ...(page.id === 'first'
        ? ([
            { id: 'q-born', name: 'born', type: 'text', title: 'Born', initialformula: 'patient.birthdate' },
            { id: 'q-before', name: 'before', type: 'number', title: 'Before', initialformula: 'LAST(weight)' },
          ] as const)
        : []),
    ],
  })),
};

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const out = ({ body }: FhirReply, name: string): Json | undefined =>
  (body['parameter'] as readonly { readonly name: string; readonly resource: Json }[]).find(
    (parameter) => parameter.name === name,
  )?.resource;
const item = (linkId: string, answer: Json) => ({ linkId, answer: [answer] });

describeEachDatabase('An operation', (database) => {
  let fhir: FhirServer;
  let patient: string;
  let entry: string;
  beforeEach(async () => {
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true }, definition });
    const stored = await handlers['/entry/storeentry'](fhir.clinic.as('secretary'), {
      ...visit(fhir.clinic.category),
      patient: { name: 'Sara Karimi', code: '1234567891', birthdate: '1990-01-31' },
    });
    entry = stored.id;
    patient = (await handlers['/patient/getpatient'](fhir.clinic.as('secretary'), { id: stored.file })).patient.id;
  });
  afterEach(() => fhir.server.close());

  const response = (...items: readonly Json[]) => ({
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    questionnaire: `https://forms.test/fhir/Questionnaire/${fhir.clinic.category}|1`,
    item: [{ linkId: 'first', item: items }],
  });
  const parameters = (...parameter: readonly Json[]) => ({ resourceType: 'Parameters', parameter });
  const subject = () => ({ name: 'subject', valueReference: { reference: `Patient/${patient}` } });
  const entries = async () => (await database.db.selectFrom('entries').select('id').execute()).length;

  it('begins a response with defaults, the patient and the visit before', async () => {
    const body = parameters(subject());
    const reply = await fhir.post('Questionnaire/visit/$populate', { as: 'secretary', body });
    expect(reply.status).toBe(200);
    const begun = out(reply, 'response')!;
    expect(begun).toMatchObject({
      resourceType: 'QuestionnaireResponse',
      status: 'in-progress',
      questionnaire: `https://forms.test/fhir/Questionnaire/${fhir.clinic.category}|1`,
      subject: { reference: `Patient/${patient}` },
    });
    const [page] = begun['item'] as readonly { readonly item: readonly Json[] }[];
    expect(page?.item).toEqual(
      expect.arrayContaining([
        item('q-height', { valueDecimal: 170 }),
        item('q-born', { valueString: '1990-01-31' }),
        item('q-before', { valueDecimal: 80 }),
      ]),
    );
    const named = {
      name: 'canonical',
      valueCanonical: `https://forms.test/fhir/Questionnaire/${fhir.clinic.category}`,
    };
    const same = await fhir.post('Questionnaire/$populate', { as: 'secretary', body: parameters(subject(), named) });
    expect(same.body).toEqual(reply.body);
    expect(await entries()).toBe(1);
  });

  it('begins a response without a patient for whoever may fill the form, and with one for whoever may know them', async () => {
    const body = parameters();
    const blank = await fhir.post('Questionnaire/visit/$populate', { body });
    expect(JSON.stringify(out(blank, 'response'))).not.toMatch(/q-born|q-before|subject/);
    const visitor = await fhir.post('Questionnaire/visit/$populate', { body: parameters(subject()) });
    expect(issuesIn(visitor)[0]?.code).toBe('login');
    const stranger = await fhir.post('Questionnaire/visit/$populate', { as: 'stranger', body: parameters(subject()) });
    expect([stranger.status, issuesIn(stranger)[0]?.code]).toEqual([422, 'not-found']);
    for (const [given, status] of [
      [parameters(), 400],
      [parameters({ name: 'canonical', valueCanonical: 'https://other.test/Questionnaire/visit' }), 400],
      [parameters({ name: 'questionnaireRef', valueReference: { reference: 'Questionnaire/nowhere' } }), 404],
    ] as const)
      expect((await fhir.post('Questionnaire/$populate', { as: 'owner', body: given })).status).toBe(status);
  });

  it('says what a response would be refused for, and stores nothing', async () => {
    const validate = async (body: object, as: 'secretary' | undefined = 'secretary') =>
      fhir.post('QuestionnaireResponse/$validate', { body, as });
    const good = response(item('q-weight', { valueDecimal: 70 }));
    for (const body of [good, parameters({ name: 'resource', resource: good })])
      expect(issuesIn(await validate(body)).map(({ severity }) => severity)).toEqual(['information']);
    const bad = await validate(response(item('q-weight', { valueDecimal: 900 }), item('q-none', { valueString: 'x' })));
    expect([bad.status, issuesIn(bad).map(({ expression }) => expression)]).toEqual([
      200,
      [['QuestionnaireResponse.item[0].item[1]']],
    ]);
    const broken = await validate(response(item('q-weight', { valueDecimal: 900 })));
    expect([broken.status, issuesIn(broken)[0]]).toMatchObject([
      200,
      { severity: 'error', code: 'value', expression: ['QuestionnaireResponse.item[0].item[0]'] },
    ]);
    const unknown = await validate({ ...good, subject: { reference: `Patient/${newId()}` } });
    expect(issuesIn(unknown)[0]).toMatchObject({ code: 'not-found', expression: ['QuestionnaireResponse.subject'] });
    expect((await validate({ resourceType: 'Bundle' })).status).toBe(400);
    expect((await validate(parameters())).status).toBe(400);
    const elsewhere = await fhir.post('QuestionnaireResponse/$validate', {
      body: { ...good, questionnaire: 'Questionnaire/nowhere' },
      as: 'owner',
    });
    expect(elsewhere.status).toBe(404);
    expect(await entries()).toBe(1);
  });

  it('makes Observations of coded answers and scores, of a response that is stored or sent', async () => {
    const reply = await fhir.post(`QuestionnaireResponse/${entry}/$extract`, { as: 'secretary', body: parameters() });
    const bundle = out(reply, 'return') as { readonly entry: readonly { readonly resource: Json }[] };
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'transaction' });
    expect(bundle.entry.map(({ resource }) => resource)).toMatchObject([
      {
        resourceType: 'Observation',
        code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }], text: 'Weight' },
        subject: { reference: `Patient/${patient}` },
        derivedFrom: [{ reference: `QuestionnaireResponse/${entry}` }],
        valueQuantity: { value: 80 },
      },
      { code: { coding: [{ code: '39156-5' }] }, valueQuantity: { value: 20 } },
    ]);
    const sent = await fhir.post('QuestionnaireResponse/$extract', {
      body: parameters({
        name: 'questionnaire-response',
        resource: response(item('q-weight', { valueDecimal: 70 })),
      }),
    });
    expect(JSON.stringify(out(sent, 'return'))).toContain('"valueQuantity":{"value":70}');
    expect(await entries()).toBe(1);
  });

  it('makes what the templates of a form from another system say', async () => {
    const value = (valueString: string) => ({
      extension: [{ url: `${sdc}templateExtractValue`, valueString }],
    });
    const imported = fromQuestionnaire({
      resourceType: 'Questionnaire',
      title: 'Birth',
      status: 'active',
      contained: [
        { resourceType: 'Patient', id: 'person', _birthDate: value("item.where(linkId='born').answer.value") },
      ],
      extension: [
        {
          url: `${sdc}templateExtract`,
          extension: [{ url: 'template', valueReference: { reference: '#person' } }],
        },
      ],
      item: [{ linkId: 'born', text: 'Born', type: 'date' }],
    });
    await fhir.server.close();
    fhir = await openFhirServer(database, {
      settings: { allowPublicScores: true },
      definition: imported.definition,
    });
    const sent = { ...response(), item: [item('born', { valueDate: '1990-01-31' })] };
    const reply = await fhir.post('QuestionnaireResponse/$extract', { body: sent });
    expect(out(reply, 'return')).toMatchObject({
      entry: [{ resource: { resourceType: 'Patient', birthDate: '1990-01-31' }, request: { method: 'POST' } }],
    });
    expect(out(reply, 'issues')).toBeUndefined();
  });

  it('updates what its definitions say, of the resources that are sent with a response', async () => {
    const definition = 'http://hl7.org/fhir/StructureDefinition/Patient#Patient.birthDate';
    const query = { language: 'application/x-fhir-query', name: 'found', expression: 'Patient?identifier=1' };
    const imported = fromQuestionnaire({
      resourceType: 'Questionnaire',
      title: 'Birth',
      status: 'active',
      extension: [{ url: `${sdc}itemExtractionContext`, valueExpression: query }],
      item: [{ linkId: 'born', text: 'Born', type: 'date', definition }],
    });
    await fhir.server.close();
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true }, definition: imported.definition });
    const sent = { ...response(), item: [item('born', { valueDate: '1990-01-31' })] };
    const given = (name: string) => ({
      name: 'context',
      part: [
        { name: 'name', valueString: name },
        { name: 'content', resource: { resourceType: 'Patient', id: 'p9', active: true } },
      ],
    });
    const body = parameters({ name: 'questionnaire-response', resource: sent }, given('found'), given('other'));
    const reply = await fhir.post('QuestionnaireResponse/$extract', { body });
    expect(out(reply, 'return')).toMatchObject({
      entry: [
        {
          resource: { resourceType: 'Patient', id: 'p9', active: true, birthDate: '1990-01-31' },
          request: { method: 'PUT', url: 'Patient/p9' },
        },
      ],
    });
    expect(out(reply, 'issues')).toMatchObject({
      issue: [{ code: 'not-found', diagnostics: expect.stringMatching(/^other: /) as string }],
    });
    const alone = await fhir.post('QuestionnaireResponse/$extract', { body: sent });
    expect(out(alone, 'return')).toMatchObject({
      entry: [{ request: { method: 'POST', ifNoneExist: 'identifier=1' } }],
    });
    expect(out(alone, 'issues')).toMatchObject({ issue: [{ code: 'processing' }] });
  });

  it('makes nothing of a response that the caller may not read, or that names no form of this server', async () => {
    const body = parameters();
    for (const as of ['stranger', 'newuser'] as const)
      expect((await fhir.post(`QuestionnaireResponse/${entry}/$extract`, { as, body })).status).toBe(404);
    for (const [given, status] of [
      [{ ...response(), questionnaire: 'https://other.test/Questionnaire/visit' }, 422],
      [{ ...response(), questionnaire: 'Questionnaire/nowhere' }, 404],
      [{ ...response(), item: 'x' }, 200],
      [parameters(), 400],
      [{ resourceType: 'Patient' }, 400],
    ] as const)
      expect([given, (await fhir.post('QuestionnaireResponse/$extract', { body: given })).status]).toEqual([
        given,
        status,
      ]);
  });
});
