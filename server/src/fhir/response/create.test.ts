import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, visit } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, openFhirServer, resourcesIn, type Asker, type FhirServer } from '../../../test/fhir.ts';
import { visitForm } from '../../../test/visit-form.ts';
import { newId } from '../../db/uuid.ts';

type Item = Readonly<Record<string, unknown>>;

const item = (linkId: string, answer: Item): Item => ({ linkId, answer: [answer] });
const page = (...items: readonly Item[]): Item => ({ linkId: 'first', item: items });
const weight = (value: number) => item('q-weight', { valueDecimal: value });
const identifier = { system: 'https://clinic.test/visits', value: '17' };

describeEachDatabase('A QuestionnaireResponse that is sent', (database) => {
  let fhir: FhirServer;
  let key: { readonly token: string };
  beforeEach(async () => {
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true } });
    key = await fhir.key(['files:read', 'files:write'], 'secretary');
  });
  afterEach(() => fhir.server.close());

  const response = (more: Item = {}, ...items: readonly Item[]) => ({
    resourceType: 'QuestionnaireResponse',
    questionnaire: `https://forms.test/fhir/Questionnaire/${fhir.clinic.category}|1`,
    status: 'completed',
    item: [page(...(items.length > 0 ? items : [weight(80), item('q-height', { valueDecimal: 200 })]))],
    ...more,
  });
  const send = (body: object, as: Asker | 'visitor' = key, headers: Readonly<Record<string, string>> = {}) =>
    fhir.post('QuestionnaireResponse', { body, headers, ...(as !== 'visitor' && { as }) });
  const entries = async () =>
    (await database.db.selectFrom('entries').select(['id', 'file', 'answers']).orderBy('created_at').execute()).map(
      (row) => ({ ...row, answers: JSON.parse(row.answers) as Item }),
    );
  const faults = (reply: Awaited<ReturnType<typeof send>>) => [
    reply.status,
    ...issuesIn(reply).map(({ code, expression }) => `${code} ${expression?.join() ?? ''}`),
  ];

  it('is stored with the scores that the form computes, and comes back as it is read', async () => {
    const reply = await send(response());
    expect(reply.status).toBe(201);
    const location = String(reply.headers['location']);
    expect(location).toBe(`https://forms.test/fhir/QuestionnaireResponse/${String(reply.body['id'])}`);
    expect((await fhir.get(location, { as: key })).body).toEqual(reply.body);
    const [entry, ...others] = await entries();
    expect([entry?.answers, others]).toEqual([expect.objectContaining({ weight: 80, height: 200, bmi: 20 }), []]);
  });

  it('is stored once by its identifier, however often it is sent, and is found by it', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => send(response({ identifier }))));
    const again = await send(response({ identifier }));
    expect([first!.status, again.status]).toEqual([201, 200]);
    for (const other of [...others, again]) expect(other.body).toEqual(first!.body);
    expect(first!.body['identifier']).toEqual(identifier);
    expect(await entries()).toHaveLength(1);
    const found = await fhir.get(`QuestionnaireResponse?identifier=${identifier.system}%7C17`, { as: key });
    expect(resourcesIn(found)).toEqual([first!.body]);
    expect(resourcesIn(await fhir.get('QuestionnaireResponse?identifier=17', { as: key }))).toEqual([]);
  });

  it('is refused where something else was sent under its identifier, and left alone where that was asked for', async () => {
    const first = await send(response({ identifier }));
    expect(faults(await send(response({ identifier }, weight(90))))).toEqual([409, 'duplicate ']);
    const header = { 'if-none-exist': `identifier=${identifier.system}%7C${identifier.value}` };
    const other = await send(response({ identifier }, weight(90)), key, header);
    expect([other.status, other.body]).toEqual([200, first.body]);
    const bare = await send(response({}, weight(91)), key, { 'if-none-exist': 'identifier=new' });
    expect([bare.status, bare.body['identifier']]).toEqual([201, { value: 'new' }]);
    expect((await send(response({}, weight(92)), key, { 'if-none-exist': 'identifier=new' })).body).toEqual(bare.body);
    expect(await entries()).toHaveLength(2);
    for (const search of ['authored=2026', 'identifier=a&identifier=b', 'identifier=another', ''])
      expect([search, (await send(response({ identifier }), key, { 'if-none-exist': search })).status]).toEqual([
        search,
        400,
      ]);
  });

  it('is its sender’s own: nobody else takes its identifier, or learns of it', async () => {
    await send(response({ identifier }));
    const other = await send(response({ identifier }, weight(90)), 'expert');
    expect(other.status).toBe(201);
    const visitor = await send(response({ identifier }, weight(95)), 'visitor');
    expect(visitor.status).toBe(201);
    expect(await entries()).toHaveLength(3);
  });

  it('is refused with the place of each answer that breaks a rule', async () => {
    const reply = await send(
      response(
        {},
        weight(900),
        item('q-smokes', { valueCoding: { code: 'yes' } }),
        { linkId: 'q-meds', item: [item('q-drug', { valueString: 'A' })] },
        { linkId: 'q-meds', item: [item('q-dose', { valueDecimal: 1 })] },
      ),
    );
    expect(faults(reply)).toEqual([
      422,
      'value QuestionnaireResponse.item[0].item[0]',
      'required QuestionnaireResponse.item[0]',
      'required QuestionnaireResponse.item[0].item[3]',
    ]);
    expect(issuesIn(reply)[1]).toMatchObject({
      severity: 'error',
      details: { text: 'Answer this question.' },
      diagnostics: 'linkId q-packs: mandatory',
    });
    expect(await entries()).toEqual([]);
  });

  it('is refused where it says what the form has no place for', async () => {
    const reply = await send(
      response(
        {},
        weight(80),
        item('q-none', { valueString: 'x' }),
        item('q-smokes', { valueCoding: { code: 'maybe' } }),
      ),
    );
    expect(faults(reply)).toEqual([
      422,
      'value QuestionnaireResponse.item[0].item[1]',
      'value QuestionnaireResponse.item[0].item[2].answer[0]',
    ]);
  });

  it('finds a question that its sender does not see as little as one that is not there', async () => {
    const sendAs = (linkId: string) => send(response({}, weight(80), item(linkId, { valueString: 'x' })));
    const [hidden, none] = [await sendAs('q-private'), await sendAs('q-nothing')];
    expect(JSON.stringify(hidden.body).replaceAll('q-private', 'q-nothing')).toBe(JSON.stringify(none.body));
  });

  it('is refused where it is none, is not complete, or names no form of this server', async () => {
    for (const [body, status, issue] of [
      [{ resourceType: 'Patient' }, 400, 'structure '],
      [[], 400, 'structure '],
      [response({ item: 'x' }), 422, 'value QuestionnaireResponse.item'],
      [response({ status: undefined }), 422, 'required QuestionnaireResponse.status'],
      [response({ status: 'in-progress' }), 422, 'not-supported QuestionnaireResponse.status'],
      [response({ questionnaire: undefined }), 422, 'required QuestionnaireResponse.questionnaire'],
      [
        response({ questionnaire: 'https://other.test/Questionnaire/visit' }),
        422,
        'not-found QuestionnaireResponse.questionnaire',
      ],
      [response({ questionnaire: 'Questionnaire/nowhere' }), 404, 'not-found '],
      [response({ questionnaire: 'Questionnaire/visit|7' }), 404, 'not-found '],
      [response({ identifier: { value: 'x'.repeat(300) } }), 422, 'too-long QuestionnaireResponse.identifier'],
    ] as const)
      expect(faults(await send(body as object))).toEqual([status, issue]);
    expect((await send(response({ questionnaire: 'Questionnaire/visit' }))).status).toBe(201);
  });

  it('is taken from those who may fill the form, and with the scope of storing', async () => {
    expect((await send(response(), 'visitor')).status).toBe(201);
    expect((await send(response(), 'newuser')).status).toBe(201);
    expect(faults(await send(response(), await fhir.key(['files:read'], 'secretary')))).toEqual([403, 'forbidden ']);
    await database.db
      .updateTable('categories')
      .set({ settings: '{}' })
      .where('id', '=', fhir.clinic.category)
      .execute();
    expect(faults(await send(response(), 'visitor'))).toEqual([401, 'login ']);
    expect(faults(await send(response(), 'stranger'))).toEqual([404, 'not-found ']);
    const settings = JSON.stringify({ withdrawn: true });
    await database.db.updateTable('categories').set({ settings }).where('id', '=', fhir.clinic.category).execute();
    expect(faults(await send(response()))).toEqual([410, 'business-rule ']);
  });

  it('tells those who may not read it no more than that it is stored', async () => {
    const visitor = await send(response(), 'visitor');
    expect([visitor.status, issuesIn(visitor)[0]?.severity]).toEqual([201, 'information']);
    const writer = await send(response(), await fhir.key(['files:write'], 'secretary'));
    expect([writer.status, issuesIn(writer)[0]?.code]).toEqual([201, 'informational']);
    const minimal = await send(response(), key, { prefer: 'return=minimal' });
    expect([minimal.status, minimal.body, String(minimal.headers['location']).length > 0]).toEqual([201, {}, true]);
  });

  it('goes into the file of its patient, which is opened for answers alone that can be stored', async () => {
    const patient = newId();
    await handlers['/patient/storepatient'](fhir.clinic.as('secretary'), {
      id: patient,
      patient: { name: 'Sara Karimi', code: '1234567891' },
    });
    const files = async () => (await database.db.selectFrom('files').select('id').execute()).length;
    const subject = { reference: `Patient/${patient}` };
    expect((await send(response({ subject }, weight(900)), 'secretary')).status).toBe(422);
    expect(await files()).toBe(0);
    const first = await send(response({ subject, identifier }), 'secretary');
    const second = await send(
      response({ subject: { reference: `https://forms.test/fhir/Patient/${patient}` } }),
      'secretary',
    );
    expect([first.status, second.status, await files()]).toEqual([201, 201, 1]);
    expect(first.body['subject']).toEqual(subject);
    const again = await send(response({ subject, identifier }), 'secretary');
    expect([again.status, again.body]).toEqual([200, first.body]);
    for (const reference of [`Patient/${newId()}`, 'Patient/x', 'https://other.test/Patient/1', '#none', 'Group/1'])
      expect([reference, faults(await send(response({ subject: { reference } }), 'secretary'))]).toEqual([
        reference,
        [422, 'not-found QuestionnaireResponse.subject'],
      ]);
    expect((await send(response({ subject }), 'secretary', { origin: 'https://other.test' })).status).toBe(403);
    // A program that reads the file may add to it.
    expect((await send(response({ subject }))).status).toBe(201);
  });

  it('says of whom it is by itself, too', async () => {
    const subject = { identifier: { value: '1234567891' }, display: 'Sara Karimi' };
    const contained = [
      {
        resourceType: 'Patient',
        id: 'p',
        identifier: [{ value: '1234567891' }],
        name: [{ given: ['Sara'], family: 'Karimi' }],
        gender: 'female',
        birthDate: '1990-02-03',
        telecom: [{ system: 'phone', value: '09121234567' }],
      },
    ];
    const first = await send(response({ subject }));
    const second = await send(response({ subject: { reference: '#p' }, contained }));
    expect([first.status, second.status, second.body['subject']]).toEqual([201, 201, first.body['subject']]);
    const details = await database.db.selectFrom('files').select('patient').execute();
    expect(details.map(({ patient }) => JSON.parse(patient) as object)).toContainEqual(
      expect.objectContaining({ name: 'Sara Karimi', gender: 'female', birthdate: '1990-02-03' }),
    );
    expect(faults(await send(response({ subject: { identifier: { value: 'MRN-1' } } })))).toEqual([
      400,
      'value QuestionnaireResponse.subject',
    ]);
  });

  it('comes back equal when what was read is sent to another form of the same questions', async () => {
    const { id } = await handlers['/entry/storeentry'](
      fhir.clinic.as('secretary'),
      visit(fhir.clinic.category, {
        smokes: 'yes',
        packs: 2,
        medications: [
          { drug: 'A', dose: 1 },
          { drug: 'B', dose: 2, batch: 'x' },
        ],
      }),
    );
    const { category } = fhir.clinic;
    const admin = fhir.clinic.as('admin');
    const copy = await handlers['/category/storecategory'](admin, {
      project: fhir.clinic.project,
      slug: 'copy',
      title: 'Copy',
    });
    await handlers['/category/storedraft'](admin, { category: copy.id, rev: 0, definition: visitForm });
    await handlers['/category/publish'](admin, { category: copy.id, rev: 1 });
    const { body } = await fhir.get(`QuestionnaireResponse/${id}`, { as: 'admin' });
    const questionnaire = String(body['questionnaire']).replace(category, copy.id);
    const sent = await send({ ...body, questionnaire }, 'admin');
    // A code is one of its form.
    const items: unknown = JSON.parse(JSON.stringify(body['item']).replaceAll(category, copy.id));
    expect([sent.status, sent.body['item']]).toEqual([201, items]);
  });
});
