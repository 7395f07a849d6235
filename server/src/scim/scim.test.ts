import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { call, openTestServer } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';

describeEachDatabase('a provider of identities', (database) => {
  let context: TestServerContext;
  let clinic: TestClinic;
  let server: FastifyInstance;
  let key: string;
  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    clinic = await openClinic(database.db);
    server = await openTestServer(context, { handlers });
    key = await makeKey(['accounts']);
  });
  afterEach(() => server.close());

  const makeKey = async (scopes: KeyScope[]) =>
    (await handlers['/admin/storeapikey'](clinic.as('admin'), { title: 'Provider', scopes })).key;
  const ask = async (
    method: 'GET' | 'PATCH' | 'DELETE' | 'POST',
    path: string,
    body?: object | string,
    authorization = `Bearer ${key}`,
  ): Promise<{
    readonly status: number;
    readonly body: Record<string, unknown>;
    readonly response: LightMyRequestResponse;
  }> => {
    const response = await server.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/scim+json' }) },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, body: response.body === '' ? {} : response.json(), response };
  };
  const secretary = () => clinic.userId('secretary');
  const patch = (value: unknown, path?: string) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', ...(path !== undefined && { path }), value }],
  });

  it('finds a person by their address, in a page of its own', async () => {
    const filter = encodeURIComponent(`userName eq "SECRETARY@${clinic.id}.test"`);
    const { status, body, response } = await ask('GET', `/Users?filter=${filter}`);
    expect([status, response.headers['content-type']]).toEqual([200, 'application/scim+json; charset=utf-8']);
    expect(body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 1,
      startIndex: 1,
      itemsPerPage: 1,
      Resources: [
        {
          schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
          id: secretary(),
          userName: `secretary@${clinic.id}.test`,
          name: { givenName: 'secretary', familyName: 'Karimi' },
          emails: [{ value: `secretary@${clinic.id}.test`, primary: true }],
          active: true,
          meta: { resourceType: 'User', location: `https://forms.test/scim/v2/Users/${secretary()}` },
        },
      ],
    });
  });

  it('reads the people of its clinic page by page, and no service account', async () => {
    await openClinic(database.db);
    const all = (await ask('GET', '/Users')).body as { totalResults: number; Resources: { userName: string }[] };
    expect([all.totalResults, all.Resources.length]).toEqual([6, 6]);
    expect(all.Resources.every(({ userName }) => userName.endsWith(`@${clinic.id}.test`))).toBe(true);
    const second = (await ask('GET', '/Users?startIndex=3&count=2')).body as typeof all;
    expect(second.Resources.map(({ userName }) => userName)).toEqual(
      all.Resources.slice(2, 4).map(({ userName }) => userName),
    );
    expect(second).toMatchObject({ totalResults: 6, startIndex: 3, itemsPerPage: 2 });
  });

  it.each([
    ['PATCH', (id: string) => [`/Users/${id}`, patch(false, 'active')] as const],
    ['PATCH', (id: string) => [`/Users/${id}`, patch({ active: false })] as const],
    ['PATCH', (id: string) => [`/Users/${id}`, patch('False', 'active')] as const],
    ['DELETE', (id: string) => [`/Users/${id}`, undefined] as const],
  ] as const)('disables who has left, and ends their sessions: %s', async (method, request) => {
    const token = await openSession(context, { clinic: clinic.id, id: secretary() });
    const isIn = async () => (await call(server, '/auth/checkUserAccess', {}, { token })).status === 200;
    expect(await isIn()).toBe(true);
    const { status } = await ask(method, ...(request(secretary()) as [string, object | undefined]));
    expect(status).toBe(method === 'DELETE' ? 204 : 200);
    expect(await isIn()).toBe(false);
    expect((await ask('GET', `/Users/${secretary()}`)).body).toMatchObject({ active: false });
    const recorded = await database.db
      .selectFrom('audit')
      .innerJoin('users', 'users.id', 'audit.user_id')
      .select('users.first_name')
      .where('action', '=', 'clinic.account')
      .execute();
    expect(recorded).toEqual([{ first_name: 'Provider' }]);
  });

  it('enables somebody again, and changes nothing else of them', async () => {
    await ask('DELETE', `/Users/${secretary()}`);
    expect((await ask('PATCH', `/Users/${secretary()}`, patch(true, 'active'))).body).toMatchObject({ active: true });
    for (const [value, path] of [
      ['x@y.test', 'userName'],
      [{ active: true, userName: 'x' }, undefined],
      ['perhaps', 'active'],
      [null, 'active'],
    ] as const) {
      const { status, body } = await ask('PATCH', `/Users/${secretary()}`, patch(value, path));
      expect([status, body['schemas']]).toEqual([400, ['urn:ietf:params:scim:api:messages:2.0:Error']]);
    }
    expect((await ask('PATCH', `/Users/${secretary()}`, {})).status).toBe(400);
    expect((await ask('PATCH', `/Users/${secretary()}`, '{"Operations":')).status).toBe(400);
  });

  it('leaves a clinic its last admin, and reaches nobody of another', async () => {
    const other = await openClinic(database.db);
    expect((await ask('DELETE', `/Users/${clinic.userId('admin')}`)).body).toMatchObject({
      status: '409',
      scimType: 'mutability',
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect((await ask(method, `/Users/${other.userId('expert')}`)).status).toBe(404);
  });

  it('is let in by a key of its scope alone', async () => {
    const session = await openSession(context, { clinic: clinic.id, id: clinic.userId('admin') });
    const audit = await makeKey(['audit:read']);
    const statusWith = async (authorization: string) => (await ask('GET', '/Users', undefined, authorization)).status;
    expect(await statusWith('')).toBe(401);
    expect(await statusWith(`Bearer ${session}`)).toBe(401);
    expect(await statusWith(`Bearer ${key}x`)).toBe(401);
    expect(await statusWith(`Bearer ${audit}`)).toBe(403);
    expect((await ask('GET', '/Users?filter=emails%20co%20%22a%22')).body).toMatchObject({ scimType: 'invalidFilter' });
    expect((await ask('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
    expect((await ask('POST', '/Users', {})).status).toBe(404);
  });
});
