import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, linkIn, openFhirServer, resourcesIn, type FhirAsk, type FhirServer } from '../../../test/fhir.ts';
import { handlers, visit } from '../../../test/clinic.ts';

describeEachDatabase('A search by form fields', (database) => {
  let fhir: FhirServer;
  beforeEach(async () => {
    fhir = await openFhirServer(database);
  });
  afterEach(() => fhir.server.close());

  const type = 'application/x-www-form-urlencoded';
  const search = (resource: string, body: string, { headers, ...ask }: FhirAsk = {}) =>
    fhir.post(`${resource}/_search`, { body, headers: { 'content-type': type, ...headers }, ...ask });
  const store = (name: string, code: string) =>
    handlers['/entry/storeentry'](fhir.clinic.as('secretary'), {
      ...visit(fhir.clinic.category),
      patient: { name, code },
    });

  it('finds what the same search by address finds, of each type', async () => {
    await store('Reza Karimi', '0013542419');
    await store('Sara Moradi', '0499370899');
    for (const [resource, fields, count] of [
      ['Questionnaire', 'title:contains=visit', 1],
      ['Questionnaire', 'status=retired', 0],
      ['QuestionnaireResponse', `questionnaire=visit&_sort=-authored`, 2],
      ['Patient', 'name=Karimi', 1],
      ['Patient', 'identifier=0499370899', 1],
    ] as const) {
      const [byFields, byAddress] = [
        await search(resource, fields, { as: 'admin' }),
        await fhir.get(`${resource}?${fields}`, { as: 'admin' }),
      ];
      expect([resource, byFields.status, resourcesIn(byFields).length]).toEqual([resource, 200, count]);
      expect(byFields.body).toEqual(byAddress.body);
    }
  });

  it('takes parameters of its address too, and goes on by links', async () => {
    await store('Reza Karimi', '0013542419');
    await store('Sara Moradi', '0499370899');
    const first = await fhir.post('QuestionnaireResponse/_search?_count=1', {
      as: 'admin',
      body: 'questionnaire=visit',
      headers: { 'content-type': type },
    });
    const second = await fhir.get(linkIn(first, 'next') ?? '', { as: 'admin' });
    const ids = [...resourcesIn(first), ...resourcesIn(second)].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it('is refused as by address: unknown parameters, and those who may not', async () => {
    const unknown = await search('Patient', 'address=x', { as: 'admin' });
    expect([unknown.status, issuesIn(unknown)[0]?.code]).toEqual([400, 'not-supported']);
    expect((await search('Patient', 'name=Karimi')).status).toBe(401);
    expect((await search('Patient', 'name=Karimi', { as: 'newuser' })).status).toBe(
      (await fhir.get('Patient?name=Karimi', { as: 'newuser' })).status,
    );
    const key = await fhir.key(['forms:read'], 'expert');
    expect((await search('QuestionnaireResponse', 'questionnaire=visit', { as: key })).status).toBe(403);
  });

  it('is refused as JSON, and where its fields are too long', async () => {
    const json = await fhir.post('Questionnaire/_search', { as: 'admin', body: { title: 'x' } });
    expect([json.status, issuesIn(json)[0]?.code]).toEqual([415, 'not-supported']);
    expect((await search('Questionnaire', `title=${'x'.repeat(5000)}`, { as: 'admin' })).status).toBe(413);
    expect((await fhir.post('Questionnaire/_search', { as: 'admin' })).status).toBe(200);
  });
});
