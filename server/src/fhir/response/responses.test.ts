import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, visit } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, linkIn, openFhirServer, resourcesIn, type Asker, type FhirServer } from '../../../test/fhir.ts';
import { visitForm } from '../../../test/visit-form.ts';
import { newId } from '../../db/uuid.ts';

const minute = 60_000;

describeEachDatabase('Responses as QuestionnaireResponses', (database) => {
  let fhir: FhirServer;
  beforeEach(async () => {
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true } });
  });
  afterEach(() => fhir.server.close());

  /** Each a minute after the one before. */
  const store = async (weight: number, patient?: object, file?: string, category = fhir.clinic.category) => {
    fhir.context.clock.advance(minute);
    const context = { ...fhir.clinic.as('secretary'), clock: fhir.context.clock };
    const body = { ...visit(category, { weight }), ...(patient && { patient }), ...(file && { file }) };
    return handlers['/entry/storeentry'](context, body as never);
  };
  const patientOf = async (file: string) =>
    (await handlers['/patient/getpatient'](fhir.clinic.as('secretary'), { id: file })).patient.id;
  const ids = async (query: string, as: Asker = 'secretary') =>
    resourcesIn(await fhir.get(`QuestionnaireResponse?${query}`, { as })).map(({ id }) => id);
  const reads = async (actions: readonly string[]) =>
    database.db
      .selectFrom('audit')
      .select(['action', 'result', 'file'])
      .where('action', 'in', actions)
      .orderBy('seq')
      .execute();

  it('are read with their form, their patient and their scores, and the reading is recorded', async () => {
    const { id, file } = await store(80, { name: 'Sara Karimi', code: '1234567891' });
    const reply = await fhir.get(`QuestionnaireResponse/${id}`, { as: 'secretary' });
    expect(reply.body).toMatchObject({
      resourceType: 'QuestionnaireResponse',
      id,
      status: 'completed',
      questionnaire: `https://forms.test/fhir/Questionnaire/${fhir.clinic.category}|1`,
      subject: { reference: `Patient/${await patientOf(file)}` },
      authored: '2026-05-04T08:01:00.000Z',
      meta: { lastUpdated: '2026-05-04T08:01:00.000Z' },
    });
    expect(reply.body).not.toHaveProperty('identifier');
    expect(JSON.stringify(reply.body)).toContain('{"linkId":"q-bmi","answer":[{"valueString":"20"');
    expect(await reads(['entry.list'])).toEqual([{ action: 'entry.list', result: 'done', file }]);
  });

  it('are cut to what their reader’s role sees', async () => {
    const { id } = await handlers['/entry/storeentry'](
      fhir.clinic.as('owner'),
      visit(fhir.clinic.category, { confided: 'a secret', alert: 'red' }),
    );
    const seen = async (as: Asker) => JSON.stringify((await fhir.get(`QuestionnaireResponse/${id}`, { as })).body);
    expect(await seen('owner')).toContain('a secret');
    expect(await seen('secretary')).not.toContain('a secret');
    expect(await seen('secretary')).toContain('red');
  });

  it('are as unknown to others as what never was, and the try is recorded', async () => {
    const { id, file } = await store(80);
    const stranger = await fhir.get(`QuestionnaireResponse/${id}`, { as: 'stranger' });
    const nowhere = await fhir.get(`QuestionnaireResponse/${newId()}`, { as: 'stranger' });
    expect([stranger.status, stranger.body]).toEqual([404, nowhere.body]);
    expect((await fhir.get(`QuestionnaireResponse/${id}`, { as: 'newuser' })).status).toBe(404);
    expect((await fhir.get('QuestionnaireResponse/nothing', { as: 'owner' })).status).toBe(404);
    expect(issuesIn(await fhir.get(`QuestionnaireResponse/${id}`))[0]?.code).toBe('login');
    const wrong = await fhir.get(`QuestionnaireResponse/${id}`, { as: await fhir.key(['files:write'], 'secretary') });
    expect([wrong.status, issuesIn(wrong)[0]?.code]).toEqual([403, 'forbidden']);
    expect((await reads(['file.view'])).map(({ result, file: tried }) => [result, tried === file])).toEqual([
      ['denied', true],
      ['denied', false],
      ['denied', true],
    ]);
    await handlers['/file/removefile'](fhir.clinic.as('secretary'), { id: file });
    expect((await fhir.get(`QuestionnaireResponse/${id}`, { as: 'secretary' })).status).toBe(404);
  });

  it('are found by their form, the latest first, page by page', async () => {
    const stored = [];
    for (const weight of [70, 71, 72]) stored.push((await store(weight)).id);
    const query = `questionnaire=${encodeURIComponent(`https://forms.test/fhir/Questionnaire/${fhir.clinic.category}`)}`;
    const first = await fhir.get(`QuestionnaireResponse?${query}&_count=2`, { as: 'secretary' });
    expect(first.body).toMatchObject({ type: 'searchset', total: 3 });
    const second = await fhir.get(linkIn(first, 'next')!, { as: 'secretary' });
    expect([...resourcesIn(first), ...resourcesIn(second)].map(({ id }) => id)).toEqual(stored.toReversed());
    expect(linkIn(second, 'next')).toBeUndefined();
    for (const same of [
      `${query}%7C1`,
      'questionnaire=visit',
      'questionnaire=Questionnaire/visit',
      `${query}&status=completed`,
    ])
      expect([same, (await ids(same)).length]).toEqual([same, 3]);
    for (const other of [`${query}%7C2`, 'questionnaire=nowhere', `${query}&status=in-progress`])
      expect([other, await ids(other)]).toEqual([other, []]);
    const count = await fhir.get('QuestionnaireResponse?questionnaire=visit&_summary=count', { as: 'secretary' });
    expect([count.body['total'], resourcesIn(count)]).toEqual([3, []]);
  });

  it('come with their forms and patients, each once, as far as the reader may know them', async () => {
    const { id, file } = await store(70, { name: 'Sara Karimi', code: '1234567891' });
    const other = await store(71, undefined, file);
    const search = (include: string, as: Asker = 'secretary') =>
      fhir.get(`QuestionnaireResponse?questionnaire=visit&${include}`, { as });
    const reply = await search(
      '_include=QuestionnaireResponse:subject:Patient&_include=QuestionnaireResponse:questionnaire',
    );
    const entries = reply.body['entry'] as {
      search: { mode: string };
      resource: { resourceType: string; id: string };
    }[];
    expect(entries.map(({ search: { mode }, resource }) => [mode, resource.resourceType, resource.id])).toEqual([
      ['match', 'QuestionnaireResponse', other.id],
      ['match', 'QuestionnaireResponse', id],
      ['include', 'Patient', await patientOf(file)],
      ['include', 'Questionnaire', fhir.clinic.category],
    ]);
    expect(reply.body['total']).toBe(2);
    expect(entries[2]?.resource).toEqual(
      (await fhir.get(`Patient/${await patientOf(file)}`, { as: 'secretary' })).body,
    );
    expect(entries[3]?.resource).toEqual((await fhir.get('Questionnaire/visit', { as: 'secretary' })).body);
    expect(linkIn(reply, 'self')).toContain('_include=QuestionnaireResponse%3Aquestionnaire');
    const program = await fhir.key(['files:read'], 'secretary');
    expect(resourcesIn(await search('_include=QuestionnaireResponse:questionnaire', program)).length).toBe(2);
  });

  it.each(['QuestionnaireResponse:author', 'Patient:organization', '*', 'QuestionnaireResponse:constructor'])(
    'come with nothing else: _include=%s is refused',
    async (include) => {
      await store(70);
      const reply = await fhir.get(`QuestionnaireResponse?questionnaire=visit&_include=${include}`, {
        as: 'secretary',
      });
      expect([reply.status, issuesIn(reply)[0]?.code]).toEqual([400, 'not-supported']);
    },
  );

  it('are found by when they were given', async () => {
    const stored: string[] = [];
    for (const weight of [70, 71, 72]) stored.push((await store(weight)).id);
    const [first, second, third] = stored;
    for (const [query, expected] of [
      ['authored=gt2026-05-04T08:01:00.000Z', [third, second]],
      ['_lastUpdated=ge2026-05-04T08:02:00Z', [third, second]],
      ['authored=2026-05-04T08:02:00Z', [second]],
      ['authored=ge2026-05-04T08:02:00Z&authored=lt2026-05-04T08:03:00Z', [second]],
      ['authored=le2026-05-04T11:31:00%2B03:30', [first]],
      ['authored=2026-05', [third, second, first]],
      ['authored=sa2026-05-04', []],
      ['authored=gt2026-05-05&authored=lt2026-05-01', []],
    ] as const)
      expect([query, await ids(`questionnaire=visit&${query}`)]).toEqual([query, expected]);
  });

  it('are found by their patient, in all forms that the caller reads', async () => {
    const other = await handlers['/category/storecategory'](fhir.clinic.as('admin'), {
      project: fhir.clinic.project,
      slug: 'other',
      title: 'Other',
      members: (['owner', 'secretary'] as const).map((role) => ({ user: fhir.clinic.userId(role), role })),
    });
    const admin = fhir.clinic.as('admin');
    await handlers['/category/storedraft'](admin, { category: other.id, rev: 0, definition: visitForm });
    await handlers['/category/publish'](admin, { category: other.id, rev: 1 });
    const person = { name: 'Sara Karimi', code: '1234567891' };
    const first = await store(70, person);
    await store(99);
    const second = await store(71, person, undefined, other.id);
    const third = await store(72, undefined, first.file);
    const patient = await patientOf(first.file);
    expect(await patientOf(second.file)).toBe(patient);
    expect(await ids(`subject=Patient/${patient}`)).toEqual([third.id, second.id, first.id]);
    expect(await ids(`patient=${patient}&questionnaire=other`)).toEqual([second.id]);
    expect(await ids(`patient=${patient}&questionnaire=visit,other&authored=lt2026-05-04T08:03Z`)).toEqual([first.id]);
    const page = await fhir.get(`QuestionnaireResponse?subject=${patient}&_count=1`, { as: 'secretary' });
    const next = await fhir.get(linkIn(page, 'next')!, { as: 'secretary' });
    const last = await fhir.get(linkIn(next, 'next')!, { as: 'secretary' });
    expect([page, next, last].flatMap(resourcesIn).map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    expect([page.body['total'], linkIn(last, 'next')]).toEqual([3, undefined]);
    expect(await ids(`subject=${patient}`, 'expert')).toEqual([third.id, first.id]);
    expect(await ids(`subject=${newId()}`)).toEqual([]);
    expect(await ids('subject=nobody')).toEqual([]);
    expect(await ids(`subject=${patient}`, 'stranger')).toEqual([]);
  });

  it('are found by the national ID number of their patient', async () => {
    const first = await store(70, { name: 'Sara Karimi', code: '1234567891' });
    await store(71, { name: 'Sara Amini', code: '0012345679' });
    const second = await store(72, undefined, first.file);
    const both = [second.id, first.id];
    for (const key of ['patient.identifier', 'subject.identifier', 'subject:Patient.identifier'])
      expect([key, await ids(`${key}=1234567891`)]).toEqual([key, both]);
    expect(await ids(`patient.identifier=${encodeURIComponent('https://ids.test|۱۲۳۴۵۶۷۸۹۱')}`)).toEqual(both);
    expect(await ids('patient.identifier=1234567891&questionnaire=visit&authored=lt2026-05-04T08:02Z')).toEqual([
      first.id,
    ]);
    expect(await ids('patient.identifier=1234567891,0012345679')).toHaveLength(3);
    for (const code of ['123456789', '9999999999', 'Sara', '|'])
      expect(await ids(`patient.identifier=${code}`)).toEqual([]);
    expect(await ids('patient.identifier=1234567891', 'stranger')).toEqual([]);
    expect(issuesIn(await fhir.get('QuestionnaireResponse?patient.identifier=1234567891'))[0]?.code).toBe('login');
  });

  it('are found by name and birthdate of their patient', async () => {
    const first = await store(70, { name: 'Sara Karimi', birthdate: '1990-01-31' });
    const other = await store(71, { name: 'Sara Amini', birthdate: '1985-06-01' });
    await store(72, { name: 'Reza Amini' });
    for (const key of ['patient.name', 'subject.name', 'subject:Patient.name'])
      expect([key, await ids(`${key}=sara`)]).toEqual([key, [other.id, first.id]]);
    expect(await ids('patient.name=sara&patient.birthdate=1990-01-31')).toEqual([first.id]);
    expect(await ids('subject:Patient.name=sara&subject.birthdate=1985-06-01&questionnaire=visit')).toEqual([other.id]);
    expect(await ids('patient.name=nobody')).toEqual([]);
    expect(await ids('patient.name=sara', 'stranger')).toEqual([]);
    expect(issuesIn(await fhir.get('QuestionnaireResponse?patient.name=sara'))[0]?.code).toBe('login');
  });

  it('are not found by a name that too many patients have', async () => {
    for (let number = 0; number < 21; number += 1) await store(70, { name: `Sara ${number}` });
    const reply = await fhir.get('QuestionnaireResponse?patient.name=sara', { as: 'secretary' });
    expect([reply.status, issuesIn(reply)[0]?.code]).toEqual([400, 'not-supported']);
    expect(await ids('patient.name=sara 20')).toHaveLength(1);
  });

  it('are found by what their form is called', async () => {
    const { id } = await store(70, { name: 'Sara Karimi' });
    for (const query of [
      'questionnaire.title=vis',
      'questionnaire.title:exact=Visit',
      'questionnaire.status=active&questionnaire.title:contains=isi',
      `questionnaire.url=https://forms.test/fhir/Questionnaire/${fhir.clinic.category}`,
      'questionnaire.title=vis&patient.name=sara',
    ])
      expect([query, await ids(query)]).toEqual([query, [id]]);
    for (const query of ['questionnaire.title=nothing', 'questionnaire.status=retired'])
      expect([query, await ids(query)]).toEqual([query, []]);
    expect(await ids('questionnaire.title=vis', 'stranger')).toEqual([]);
  });

  it('are found by whoever may list them, and their own by who reads no others', async () => {
    await store(70);
    const own = await handlers['/entry/storeentry'](fhir.clinic.as('newuser'), visit(fhir.clinic.category));
    expect(await ids('questionnaire=visit', 'newuser')).toEqual([own.id]);
    expect(await ids(`_id=${own.id}`, 'newuser')).toEqual([own.id]);
    expect(await ids('questionnaire=visit', await fhir.key(['files:read'], 'expert'))).toHaveLength(2);
    expect(await ids('questionnaire=visit', 'stranger')).toEqual([]);
    const reader = await fhir.key(['forms:read'], 'expert');
    expect(issuesIn(await fhir.get('QuestionnaireResponse?questionnaire=visit', { as: reader }))[0]?.code).toBe(
      'forbidden',
    );
    expect(issuesIn(await fhir.get('QuestionnaireResponse?questionnaire=visit'))[0]?.code).toBe('login');
  });

  it('are not searched by nothing, nor by what the server does not know', async () => {
    for (const query of [
      '',
      'author=x',
      'questionnaire=visit&authored=ne2026',
      'questionnaire=visit&authored=2026-02-30',
      'questionnaire=visit&authored=2026,2025',
      'questionnaire=visit&_sort=authored',
      `_id=${newId()}&questionnaire=visit`,
      `subject=${newId()}&patient=${newId()}`,
      `subject=${newId()}&patient.identifier=1234567891`,
      'patient.gender=female',
      'subject:Practitioner.name=Sara',
      'patient.birthdate=1990-01-31',
      `subject=${newId()}&patient.name=Sara`,
      'patient.name=Sara&subject.identifier=1234567891',
      'questionnaire=visit&questionnaire.title=Visit',
      'questionnaire.version=1',
      `patient.identifier=${Array.from({ length: 21 }, (_, index) => 1234567890 + index).join()}`,
      `questionnaire=${Array.from({ length: 21 }, () => 'visit').join()}`,
      `_id=${Array.from({ length: 51 }, () => newId()).join()}`,
    ]) {
      const reply = await fhir.get(`QuestionnaireResponse?${query}`, { as: 'owner' });
      expect([query.slice(0, 60), reply.status, issuesIn(reply)[0]?.code]).toEqual([
        query.slice(0, 60),
        400,
        'not-supported',
      ]);
    }
  });

  it('are not read by a page of another origin', async () => {
    const { id } = await store(70);
    const reply = await fhir.get(`QuestionnaireResponse/${id}`, {
      as: 'owner',
      headers: { origin: 'https://other.test' },
    });
    expect([reply.status, issuesIn(reply)[0]?.code]).toEqual([403, 'forbidden']);
  });
});
