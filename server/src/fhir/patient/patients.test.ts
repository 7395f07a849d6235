import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, visit } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, linkIn, openFhirServer, resourcesIn, type Asker, type FhirServer } from '../../../test/fhir.ts';
import { newId } from '../../db/uuid.ts';

describeEachDatabase('Patients', (database) => {
  let fhir: FhirServer;
  let sara: string;
  beforeEach(async () => {
    fhir = await openFhirServer(database);
    sara = await store({ name: 'Sara Karimi', code: '1234567891', birthdate: '1990-01-31', gender: 'female' });
    await store({ name: 'Sara Ahmadi', birthdate: '1985-03-04', phone: '09121234567' });
  });
  afterEach(() => fhir.server.close());

  const store = async (patient: object) => {
    const context = fhir.clinic.as('secretary');
    const { file } = await handlers['/entry/storeentry'](context, {
      ...visit(fhir.clinic.category),
      patient,
    } as never);
    return (await handlers['/patient/getpatient'](context, { id: file })).patient.id;
  };
  const names = async (query: string, as: Asker = 'secretary') =>
    resourcesIn(await fhir.get(`Patient?${query}`, { as })).map(
      ({ name }) => (name as readonly { readonly text: string }[])[0]?.text,
    );

  it('are read as far as the caller may know them', async () => {
    const reply = await fhir.get(`Patient/${sara}`, { as: 'secretary' });
    expect(reply.body).toEqual({
      resourceType: 'Patient',
      id: sara,
      meta: { lastUpdated: '2026-05-04T08:00:00.000Z' },
      identifier: [{ value: '1234567891' }],
      name: [{ text: 'Sara Karimi' }],
      gender: 'female',
      birthDate: '1990-01-31',
    });
    const stranger = await fhir.get(`Patient/${sara}`, { as: 'stranger' });
    const nowhere = await fhir.get(`Patient/${newId()}`, { as: 'stranger' });
    expect([stranger.status, stranger.body]).toEqual([404, nowhere.body]);
    expect((await fhir.get('Patient/x', { as: 'secretary' })).status).toBe(404);
    expect(issuesIn(await fhir.get(`Patient/${sara}`))[0]?.code).toBe('login');
  });

  it('come with their responses, each of theirs alone, as far as the reader knows them', async () => {
    const found = await fhir.get('Patient?identifier=1234567891&_revinclude=QuestionnaireResponse:subject', {
      as: 'secretary',
    });
    const modes = (found.body['entry'] as readonly { search: { mode: string } }[]).map(({ search }) => search.mode);
    const [patient, response, ...others] = resourcesIn(found);
    expect([modes, patient?.['id'], response?.['subject'], others]).toEqual([
      ['match', 'include'],
      sara,
      expect.objectContaining({ reference: `Patient/${sara}` }),
      [],
    ]);
    const count = async (query: string, as: Asker) => resourcesIn(await fhir.get(`Patient?${query}`, { as })).length;
    expect(await count('name=sara&_revinclude=QuestionnaireResponse:patient', 'secretary')).toBe(4);
    expect(await count('_revinclude=QuestionnaireResponse:patient', 'stranger')).toBe(0);
    const wrong = await fhir.get('Patient?_revinclude=Observation:subject', { as: 'secretary' });
    expect([wrong.status, issuesIn(wrong)[0]?.code]).toEqual([400, 'not-supported']);
  });

  it('are refused with their responses where these are too many for a page', async () => {
    const context = fhir.clinic.as('secretary');
    const { files } = await handlers['/patient/getpatient'](context, { id: sara });
    for (let more = 0; more < 100; more += 1)
      await handlers['/entry/storeentry'](context, {
        ...visit(fhir.clinic.category),
        id: newId(),
        file: files[0]!.file.id,
      } as never);
    const ask = (query: string) =>
      fhir.get(`Patient?${query}&_revinclude=QuestionnaireResponse:patient`, { as: 'secretary' });
    const [many, few] = [await ask('name=sara'), await ask('name=ahmadi')];
    expect([many.status, issuesIn(many)[0]?.code, few.status]).toEqual([422, 'too-costly', 200]);
  });

  it('are found by name, code, birthdate and id', async () => {
    for (const [query, expected] of [
      ['', ['Sara Ahmadi', 'Sara Karimi']],
      ['name=sara', ['Sara Ahmadi', 'Sara Karimi']],
      ['name=Karimi', ['Sara Karimi']],
      ['name=0912', []],
      ['identifier=1234567891', ['Sara Karimi']],
      ['identifier=urn%3Acode%7C1234567891', ['Sara Karimi']],
      ['identifier=12345', []],
      ['name=sara&birthdate=1985-03-04', ['Sara Ahmadi']],
      ['identifier=1234567891&birthdate=1985-03-04', []],
      [`_id=${newId()}`, []],
    ] as const)
      expect([query, await names(query)]).toEqual([query, expected]);
    expect(await names(`_id=${sara}`)).toEqual(['Sara Karimi']);
    const first = await fhir.get('Patient?_count=1', { as: 'secretary' });
    const second = await fhir.get(linkIn(first, 'next')!, { as: 'secretary' });
    expect([first.body['total'], resourcesIn(first).length, resourcesIn(second).length]).toEqual([2, 1, 1]);
    expect(linkIn(second, 'next')).toBeUndefined();
  });

  it('are found by whom they are known, and with the scope of reading files', async () => {
    expect(await names('name=sara', 'stranger')).toEqual([]);
    expect(await names('name=sara', await fhir.key(['files:read'], 'expert'))).toHaveLength(2);
    const writer = await fhir.get('Patient?name=sara', { as: await fhir.key(['files:write'], 'expert') });
    expect([writer.status, issuesIn(writer)[0]?.code]).toEqual([403, 'forbidden']);
    expect(issuesIn(await fhir.get('Patient?name=sara'))[0]?.code).toBe('login');
  });

  it('are searched one at a time for each program, which is asked to wait where too many searches do', async () => {
    const as = await fhir.key(['files:read'], 'expert');
    const replies = await Promise.all(Array.from({ length: 20 }, () => fhir.get('Patient?name=sara', { as })));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map((reply) => [reply.status, issuesIn(reply)[0]?.code])).toEqual(
      refused.map(() => [429, 'throttled']),
    );
    expect(replies.length - refused.length).toBeGreaterThan(1);
  });

  it('are not searched by what the server does not know', async () => {
    for (const query of ['family=x', 'birthdate=1990-01-31', 'name=a&birthdate=1990', 'name=a,b', 'name:exact=a']) {
      const reply = await fhir.get(`Patient?${query}`, { as: 'secretary' });
      expect([query, reply.status, issuesIn(reply)[0]?.code]).toEqual([query, 400, 'not-supported']);
    }
  });
});
