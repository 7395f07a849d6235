import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CategorySettings } from '../../../../src/api/contract/shapes.ts';
import { handlers, openClinic } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, linkIn, openFhirServer, resourcesIn, type Asker, type FhirServer } from '../../../test/fhir.ts';
import { call } from '../../../test/server.ts';
import { visitForm } from '../../../test/visit-form.ts';

describeEachDatabase('A form as a Questionnaire', (database) => {
  let fhir: FhirServer;
  let server: FastifyInstance;
  let id: string;
  beforeEach(async () => {
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true } });
    ({
      server,
      clinic: { category: id },
    } = fhir);
  });
  afterEach(() => server.close());

  const settings = (given: CategorySettings) =>
    database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify(given) })
      .where('id', '=', id)
      .execute();
  const publish = async (title: string) => {
    const owner = fhir.clinic.as('owner');
    const { rev } = await handlers['/category/getdraft'](owner, { category: id });
    const stored = await handlers['/category/storedraft'](owner, {
      category: id,
      rev,
      definition: { ...visitForm, title },
    });
    await handlers['/category/publish'](owner, { category: id, rev: stored.rev });
  };
  const titles = async (query: string, as?: Asker) =>
    resourcesIn(await fhir.get(`Questionnaire?${query}`, as === undefined ? {} : { as })).map(({ title }) => title);

  it('is read at the address that its export names, whatever host was asked', async () => {
    const reply = await fhir.get(`Questionnaire/${id}`, { headers: { host: 'elsewhere.test' } });
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'application/fhir+json; charset=utf-8',
      'no-store',
    ]);
    expect(reply.body).toMatchObject({
      resourceType: 'Questionnaire',
      id,
      url: `https://forms.test/fhir/Questionnaire/${id}`,
      version: '1',
      meta: { versionId: '1', lastUpdated: '2026-05-04T08:00:00.000Z' },
      status: 'active',
      name: 'Visit',
      title: 'Visit',
    });
    expect((await fhir.get('Questionnaire/visit')).body).toEqual(reply.body);
    const { body } = await handlers['/category/export'](fhir.clinic.as('owner'), {
      category: id,
      format: 'fhir',
      version: 1,
    });
    expect(JSON.parse(String(body))).toMatchObject({ url: reply.body['url'], version: '1' });
  });

  it('shows each role the questions it sees', async () => {
    const sees = async (as?: Asker) =>
      JSON.stringify((await fhir.get(`Questionnaire/${id}`, as === undefined ? {} : { as })).body);
    expect(await sees()).not.toMatch(/Alert|Staff/);
    expect(await sees('secretary')).toMatch(/Staff/);
    expect(await sees('secretary')).not.toMatch(/Confided/);
    expect(await sees('owner')).toMatch(/Confided/);
  });

  it('is refused as its call is: not open to all, withdrawn, or none', async () => {
    const sameAsCall = async (category: string, as?: 'stranger' | 'newuser' | 'secretary') => {
      const reply = await fhir.get(`Questionnaire/${category}`, as === undefined ? {} : { as });
      const token = as === undefined ? {} : { token: await tokenOf(as) };
      const asked = await call(server, '/category/getform', { category }, token);
      expect([category, as, reply.status]).toEqual([category, as, asked.status]);
      expect(JSON.stringify(reply.body)).not.toContain('Weight');
      return issuesIn(reply)[0]?.code;
    };
    const tokenOf = async (as: 'stranger' | 'newuser' | 'secretary') => {
      const { openSession } = await import('../../sessions/sessions.ts');
      return openSession(fhir.context, { clinic: fhir.clinic.id, id: fhir.clinic.userId(as) });
    };
    await settings({ allowPublicScores: false });
    expect(await sameAsCall('visit')).toBe('login');
    expect(await sameAsCall(id, 'stranger')).toBe('not-found');
    expect(await sameAsCall('nowhere')).toBe('not-found');
    await settings({ allowPublicScores: true, withdrawn: true });
    expect(await sameAsCall('visit')).toBe('business-rule');
    expect((await fhir.get('Questionnaire/..%2f..')).status).toBe(404);
    const { body } = await fhir.get('Questionnaire/visit', { as: 'secretary' });
    expect(body).toMatchObject({ status: 'retired', version: '1' });
  });

  it('is refused to a page of an origin that its form does not allow', async () => {
    const from = (origin: string) => fhir.get('Questionnaire/visit', { headers: { origin } });
    expect(issuesIn(await from('https://other.test'))[0]?.code).toBe('forbidden');
    await settings({ allowPublicScores: true, allowedOrigins: ['https://other.test'] });
    const reply = await from('https://other.test');
    expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const preflight = await server.inject({ method: 'OPTIONS', url: '/fhir/Questionnaire/visit' });
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET, POST']);
  });

  it('keeps its versions, the latest first; one that was withdrawn is left out', async () => {
    await publish('Second');
    await publish('Third');
    const history = await fhir.get(`Questionnaire/${id}/_history`);
    expect(history.body).toMatchObject({ type: 'history', total: 3 });
    expect(resourcesIn(history).map(({ version, title }) => `${String(version)} ${String(title)}`)).toEqual([
      '3 Third',
      '2 Second',
      '1 Visit',
    ]);
    const first = await fhir.get(`Questionnaire/${id}/_history?_count=2`);
    const second = await fhir.get(linkIn(first, 'next')!);
    expect([resourcesIn(first).length, resourcesIn(second).map(({ version }) => version)]).toEqual([2, ['1']]);
    expect(linkIn(second, 'next')).toBeUndefined();
    expect((await fhir.get(`Questionnaire/${id}/_history/2`)).body).toMatchObject({ title: 'Second', version: '2' });
    for (const version of ['4', '0', 'x'])
      expect(issuesIn(await fhir.get(`Questionnaire/${id}/_history/${version}`))[0]?.code).toBe('not-found');
    await handlers['/category/withdrawversion'](fhir.clinic.as('owner'), { category: id, version: 3, withdrawn: true });
    expect(resourcesIn(await fhir.get(`Questionnaire/${id}/_history`)).map(({ version }) => version)).toEqual([
      '2',
      '1',
    ]);
    await settings({});
    expect(issuesIn(await fhir.get(`Questionnaire/${id}/_history`))[0]?.code).toBe('login');
  });

  it('is found by address, name, title and status', async () => {
    const address = encodeURIComponent(`https://forms.test/fhir/Questionnaire/${id}`);
    for (const query of [
      '',
      `url=${address}`,
      `_id=${id}`,
      'name=vis',
      'title=vis',
      'title:contains=ISI',
      'title:exact=Visit',
      `title=${encodeURIComponent('ويز')}`,
      'status=active,draft',
      'version=1',
    ])
      expect([query, await titles(query, 'newuser')]).toEqual([query, ['Visit']]);
    for (const query of [
      `url=${address}x`,
      'url=https%3A%2F%2Fother.test%2Ffhir%2FQuestionnaire%2Fvisit',
      'name=isit',
      'title:exact=visit',
      'status=retired',
      'version=2',
      'version=x',
      `_id=${id}&name=other`,
    ])
      expect([query, await titles(query, 'newuser')]).toEqual([query, []]);
    expect(await titles('', 'stranger')).toEqual(['Visit']);
    await settings({});
    expect(await titles('', 'stranger')).toEqual([]);
  });

  it('is found page by page', async () => {
    for (const slug of ['a-form', 'b-form'])
      await handlers['/category/storecategory'](fhir.clinic.as('admin'), {
        project: fhir.clinic.project,
        slug,
        title: slug,
      });
    for (const slug of ['a-form', 'b-form']) {
      const owner = fhir.clinic.as('admin');
      const definition = { ...visitForm, title: slug };
      await handlers['/category/storedraft'](owner, { category: slug, rev: 0, definition });
      if (slug === 'a-form') await handlers['/category/publish'](owner, { category: slug, rev: 1 });
    }
    await openClinic(database.db, { slug: 'elsewhere' });
    const first = await fhir.get('Questionnaire?_count=1&status=active', { as: 'admin' });
    expect(first.body).toMatchObject({ resourceType: 'Bundle', type: 'searchset', total: 2 });
    expect(linkIn(first, 'self')).toBe('https://forms.test/fhir/Questionnaire?_count=1&status=active');
    const second = await fhir.get(linkIn(first, 'next')!, { as: 'admin' });
    expect([...resourcesIn(first), ...resourcesIn(second)].map(({ title }) => title)).toEqual(['a-form', 'Visit']);
    expect(linkIn(second, 'next')).toBeUndefined();
    const count = await fhir.get('Questionnaire?_summary=count', { as: 'admin' });
    expect([count.body['total'], resourcesIn(count)]).toEqual([2, []]);
  });

  it('is found without a session by its address alone, and by a key with its scope alone', async () => {
    expect(await titles(`url=https://forms.test/fhir/Questionnaire/${id}`)).toEqual(['Visit']);
    expect(await titles('_id=visit&status=active&title=vi')).toEqual(['Visit']);
    expect(await titles('_id=visit&status=retired')).toEqual([]);
    expect(await titles('_id=nowhere')).toEqual([]);
    expect(issuesIn(await fhir.get('Questionnaire'))[0]?.code).toBe('login');
    expect(await titles('', await fhir.key(['forms:read'], 'secretary'))).toEqual(['Visit']);
    const wrong = await fhir.get('Questionnaire', { as: await fhir.key(['files:read'], 'secretary') });
    expect([wrong.status, issuesIn(wrong)[0]?.code]).toEqual([403, 'forbidden']);
  });

  it('is not searched by what the server does not know', async () => {
    for (const query of ['publisher=x', 'title:missing=true', '_count=x', '_summary=text', 'url:below=x']) {
      const reply = await fhir.get(`Questionnaire?${query}`, { as: 'owner' });
      expect([query, reply.status, issuesIn(reply)[0]?.code]).toEqual([query, 400, 'not-supported']);
    }
    expect((await fhir.get('Questionnaire?_after=nonsense', { as: 'owner' })).status).toBe(400);
  });
});
