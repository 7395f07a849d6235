import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openTestServer } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';

interface Page {
  readonly value: readonly Record<string, unknown>[];
  readonly '@odata.count'?: number;
  readonly '@odata.nextLink'?: string;
  readonly '@odata.context': string;
}

describeEachDatabase('answers at an address that stays', (database) => {
  let context: TestServerContext;
  let clinic: TestClinic;
  let server: FastifyInstance;
  let key: string;
  let set: string;
  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    clinic = await openClinic(database.db);
    server = await openTestServer(context, { handlers });
    key = await makeKey(['answers:export']);
    set = clinic.slug.replaceAll('-', '_');
  });
  afterEach(() => server.close());

  const makeKey = async (
    scopes: KeyScope[],
    more: object = {},
    roles = [{ category: clinic.category, role: 'expert' }],
  ) =>
    (await handlers['/admin/storeapikey'](clinic.as('admin'), { title: 'Warehouse', scopes, roles, ...more } as never))
      .key;
  const ask = async (url: string, authorization = `Bearer ${key}`) =>
    server.inject({ method: 'GET', url, headers: authorization === '' ? {} : { authorization } });
  const page = async (query: string): Promise<Page> => (await ask(`/odata/v4/${set}${query}`)).json();
  const give = (answers: object = {}) =>
    handlers['/entry/storeentry'](clinic.as('owner'), {
      ...visit(clinic.category, answers as never),
      patient: { name: 'Sara', gender: 'female' },
    } as never);

  it('come as a file, by the same query as the call and behind its rule', async () => {
    await give({ weight: 91 });
    const { statusCode, headers, body } = await ask(
      `/exports/${clinic.slug}?labels=values&language=en&questions=weight,smokes`,
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toContain(`${clinic.slug}-`);
    expect(body).toMatch(/,weight,smokes,smokes\.score\r\n|,weight,smokes\r\n/);
    expect(body).toContain('Sara');
    expect((await ask(`/exports/${clinic.slug}?format=csv&deidentified=true`)).body).not.toContain('Sara');
    expect((await ask(`/exports/${clinic.slug}?format=codebook`)).headers['content-disposition']).toContain(
      'codebook.csv',
    );
    const badly = await ask(`/exports/${clinic.slug}?format=docx`);
    expect([badly.statusCode, badly.json().success]).toEqual([400, false]);
  });

  it('are for keys with the scope and a role alone', async () => {
    const basic = (password: string) => `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`;
    const token = await openSession(context, clinic.as('owner').caller.user!);
    for (const url of [`/exports/${clinic.slug}`, `/odata/v4/${set}`, '/odata/v4/$metadata', '/odata/v4']) {
      for (const without of ['', 'Bearer nothing', basic('nothing'), `Bearer ${token}`]) {
        const refused = await ask(url, without);
        expect([url, refused.statusCode, refused.headers['www-authenticate']]).toEqual([
          url,
          401,
          expect.stringContaining('Basic'),
        ]);
      }
      expect([url, (await ask(url, basic(key))).statusCode]).toEqual([url, 200]);
    }
    const reader = await makeKey(['files:read']);
    expect((await ask(`/exports/${clinic.slug}`, `Bearer ${reader}`)).statusCode).toBe(403);
    expect((await ask(`/odata/v4/${set}`, `Bearer ${reader}`)).json()).toMatchObject({ error: { code: 'forbidden' } });
    const stranger = await makeKey(['answers:export'], {}, []);
    expect((await ask(`/exports/${clinic.slug}`, `Bearer ${stranger}`)).statusCode).toBe(404);
    expect((await ask(`/odata/v4/${set}`, `Bearer ${stranger}`)).statusCode).toBe(404);
    expect((await ask('/odata/v4', `Bearer ${stranger}`)).json().value).toEqual([]);
    context.clock.advance(91 * 24 * 3_600_000);
    expect((await ask(`/odata/v4/${set}`)).statusCode).toBe(401);
  });

  it('are described: a set for each form, its properties with their types, what the service does not do', async () => {
    const document = await ask('/odata/v4');
    expect(document.headers['odata-version']).toBe('4.0');
    expect(document.json()).toEqual({
      '@odata.context': 'https://forms.test/odata/v4/$metadata',
      value: [{ name: set, kind: 'EntitySet', url: set }],
    });
    const { headers, body } = await ask('/odata/v4/$metadata');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain(`<EntityType Name="${set}"><Key><PropertyRef Name="response"/></Key>`);
    expect(body).toContain('<Property Name="response" Type="Edm.String" Nullable="false"/>');
    expect(body).toContain('<Property Name="saved" Type="Edm.DateTimeOffset" Precision="3"/>');
    expect(body).toContain('<Property Name="weight" Type="Edm.Double"/>');
    expect(body).toContain('<Property Name="smokes" Type="Edm.String"/>');
    expect(body).toContain('Org.OData.Capabilities.V1.FilterRestrictions');
    const open: string[] = [];
    for (const [, closes, name = '', whole] of body.replace(/<\?.*?\?>/, '').matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
      if (closes) expect(open.pop()).toBe(name);
      else if (!whole) open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('are entities of these types', async () => {
    const { id, file } = await give({ weight: 91, smokes: 'no' });
    const { value, '@odata.context': described } = await page('');
    expect(described).toBe(`https://forms.test/odata/v4/$metadata#${set}`);
    expect(value).toMatchObject([
      { response: id, patient: file, patient_name: 'Sara', weight: 91, smokes: 'No', packs: null, bmi: 22.8 },
    ]);
    expect(Date.parse(String(value[0]?.['saved']))).not.toBeNaN();
    const chosen = await page('?$select=response,weight');
    expect(chosen['@odata.context']).toBe(`https://forms.test/odata/v4/$metadata#${set}(response,weight)`);
    expect(chosen.value).toEqual([{ response: id, weight: 91 }]);
  });

  it('come in pages that follow each other, whatever is stored meanwhile', async () => {
    for (let weight = 1; weight <= 7; weight += 1) {
      await give({ weight });
      clinic.as('owner').clock.advance(1000);
      context.clock.advance(1000);
    }
    const weights = ({ value }: Page) => value.map(({ weight }) => weight);
    expect(weights(await page('?$top=2&$skip=3'))).toEqual([4, 5]);
    expect(weights(await page('?$skip=6'))).toEqual([7]);
    expect(weights(await page('?$top=0&$count=true'))).toEqual([]);
    expect((await page('?$top=2&$count=true'))['@odata.count']).toBe(7);
    expect((await page('?$top=2'))['@odata.nextLink']).toBeUndefined();
    expect((await ask(`/odata/v4/${set}/$count`)).body).toBe('7');
    const { id } = await give({ weight: 8 });
    const row = await database.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const more = Array.from({ length: 1500 }, (_, index) => ({
      ...row,
      id: `${row.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
      file: row.file,
    }));
    for (let at = 0; at < more.length; at += 300)
      await database.db
        .insertInto('entries')
        .values(more.slice(at, at + 300).filter((each) => each.id !== id))
        .execute();
    const all: unknown[] = [];
    for (let url: string | undefined = `/odata/v4/${set}?$select=response`; url !== undefined;) {
      const { value, '@odata.nextLink': next }: Page = (await ask(url)).json();
      expect(value.length).toBeLessThanOrEqual(1000);
      all.push(...value.map(({ response }) => response));
      url = next?.replace('https://forms.test', '');
    }
    const stored = await database.db.selectFrom('entries').select('id').execute();
    expect([all.length, new Set(all).size]).toEqual([stored.length, stored.length]);
  });

  it('refuse what they do not do, in OData’s words', async () => {
    for (const [query, status] of [
      ['?$filter=weight%20gt%203', 501],
      ['?$orderby=weight', 501],
      ['?$expand=x', 501],
      ['?$nonsense=1', 400],
      ['?$top=-1', 400],
      ['?$top=many', 400],
      ['?$count=perhaps', 400],
      ['?$select=password', 400],
      ['?$skiptoken=eA', 400],
      ['?$format=xml', 400],
      ['?$top=1&$top=2', 400],
    ] as const) {
      const reply = await ask(`/odata/v4/${set}${query}`);
      expect([query, reply.statusCode, typeof reply.json().error?.message]).toEqual([query, status, 'string']);
    }
    expect((await ask('/odata/v4/nothing')).statusCode).toBe(404);
  });

  it('are cut to the role of the key, and written down', async () => {
    await give({ confided: 'for experts' });
    const secretary = await makeKey(['answers:export'], {}, [{ category: clinic.category, role: 'secretary' }]);
    const { body } = await ask(`/odata/v4/${set}`, `Bearer ${secretary}`);
    expect(body).not.toMatch(/for experts|confided/);
    expect((await page('')).value[0]).toMatchObject({ confided: 'for experts' });
    const rows = await database.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'category.export')
      .execute();
    expect(rows.map(({ detail }) => JSON.parse(String(detail)))).toEqual([
      { entries: 1, format: 'odata' },
      { entries: 1, format: 'odata' },
    ]);
  });
});
