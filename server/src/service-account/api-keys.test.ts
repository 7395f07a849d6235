import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CallData } from '../../../src/api/contract/contract.ts';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { call, openTestServer } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';
import { mostKeys } from './api-keys.ts';

const day = 24 * 60 * 60_000;

describeEachDatabase('a service account', (database) => {
  let context: TestServerContext;
  let clinic: TestClinic;
  let server: FastifyInstance;
  let admin: string;
  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    clinic = await openClinic(database.db);
    server = await openTestServer(context, { handlers });
    admin = await openSession(context, { clinic: clinic.id, id: clinic.userId('admin') });
  });
  afterEach(() => server.close());

  const make = (body: object = {}, token = admin) =>
    call(server, '/admin/storeapikey', { title: 'Warehouse', scopes: ['files:read'], ...body }, { token });
  const made = async (body: object = {}): Promise<CallData<'/admin/storeapikey'>> => {
    const { reply } = await make(body);
    if (!reply.success) throw new Error(reply.message);
    return reply.data as CallData<'/admin/storeapikey'>;
  };
  const roles = () => [{ category: clinic.slug, role: 'secretary' }];
  const listFiles = (token: string) => call(server, '/file/getfiles', { category: clinic.category }, { token });
  const keys = async () => {
    const { reply } = await call(server, '/admin/getapikeys', {}, { token: admin });
    if (!reply.success) throw new Error(reply.message);
    return reply.data as CallData<'/admin/getapikeys'>;
  };

  it('reads what its role and its scopes allow, and nothing else', async () => {
    await handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category));
    const { key } = await made({ roles: roles() });
    const { reply } = await listFiles(key);
    expect(reply).toMatchObject({ success: true, data: { items: [{}] } });
    const statusOf = async (
      path: '/category/exportanswers' | '/entry/storeentry' | '/auth/getsessions',
      body: object,
    ) => (await call(server, path, body as never, { token: key })).status;
    expect(await statusOf('/category/exportanswers', { category: clinic.category, format: 'csv' })).toBe(403);
    expect(await statusOf('/entry/storeentry', visit(clinic.category))).toBe(403);
    expect(await statusOf('/auth/getsessions', {})).toBe(403);
    const stranger = await made();
    expect((await listFiles(stranger.key)).status).toBe(404);
  });

  it('acts under its own name in the audit log', async () => {
    const { key } = await made({ roles: roles() });
    await listFiles(key);
    const row = await database.db
      .selectFrom('audit')
      .innerJoin('users', 'users.id', 'audit.user_id')
      .select(['audit.action', 'users.first_name', 'audit.role'])
      .where('audit.action', '=', 'file.list')
      .executeTakeFirst();
    expect(row).toEqual({ action: 'file.list', first_name: 'Warehouse', role: 'secretary' });
  });

  it('lasts ninety days, or as long as was asked for, a year at most', async () => {
    const soon = new Date(context.clock().getTime() + day).toISOString();
    const [usual, short] = [await made({ roles: roles() }), await made({ roles: roles(), expiresAt: soon })];
    context.clock.advance(day);
    expect([(await listFiles(usual.key)).status, (await listFiles(short.key)).status]).toEqual([200, 401]);
    admin = await openSession(context, { clinic: clinic.id, id: clinic.userId('admin') });
    for (const days of [-1, 367]) {
      const expiresAt = new Date(context.clock().getTime() + days * day).toISOString();
      expect((await make({ expiresAt })).reply).toMatchObject({ fields: [{ path: 'expiresAt' }] });
    }
    context.clock.advance(89 * day);
    expect((await listFiles(usual.key)).status).toBe(401);
  });

  it('is gone once its key is revoked, or its account disabled', async () => {
    const [one, other] = [await made({ roles: roles() }), await made({ roles: roles() })];
    expect(await call(server, '/admin/removeapikey', { id: one.id }, { token: admin })).toMatchObject({ status: 200 });
    expect((await listFiles(one.key)).status).toBe(401);
    expect((await call(server, '/admin/removeapikey', { id: one.id }, { token: admin })).status).toBe(404);
    expect((await keys()).map(({ id }) => id)).toEqual([other.id]);
    const { user_id: user } = await database.db
      .selectFrom('api_keys')
      .select('user_id')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await call(server, '/admin/storeaccount', { user, disabled: true }, { token: admin });
    expect((await listFiles(other.key)).status).toBe(401);
  });

  it('is listed with what it may do, the forms it reaches and when it was used, and never with its key', async () => {
    const { key, id } = await made({ roles: roles() });
    context.clock.advance(1);
    await made({ title: 'Watcher', scopes: ['audit:read'] });
    const reached = { id: clinic.category, title: { en: 'Visit' }, role: 'secretary' };
    expect(await keys()).toMatchObject([
      { id, title: 'Warehouse', scopes: ['files:read'], usedAt: null, forms: [reached] },
      { forms: [] },
    ]);
    await listFiles(key);
    const [listed] = await keys();
    expect(listed?.usedAt).toBe(context.clock().toISOString());
    const rows = await database.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify([listed, rows])).not.toContain(key);
  });

  it('has scopes for the clinic as a whole, or for forms, never both', async () => {
    const mixed = { fields: [{ path: 'scopes', rule: 'choice' }] };
    expect((await make({ scopes: ['accounts', 'files:read'] })).reply).toMatchObject(mixed);
    expect((await make({ scopes: ['audit:read'], roles: roles() })).reply).toMatchObject(mixed);
    const { key } = await made({ scopes: ['audit:read', 'accounts'] });
    expect((await call(server, '/admin/getaudit', {}, { token: key })).status).toBe(200);
    expect((await listFiles(key)).status).toBe(403);
    expect((await make({}, key)).status).toBe(403);
  });

  it('is made and revoked by admins of its own clinic, in forms of theirs, fifty at most', async () => {
    const elsewhere = await openClinic(database.db);
    const { id } = await made();
    const foreign = await openSession(context, { clinic: elsewhere.id, id: elsewhere.userId('admin') });
    expect((await call(server, '/admin/removeapikey', { id }, { token: foreign })).status).toBe(404);
    expect((await make({ roles: [{ category: elsewhere.category, role: 'expert' }] })).status).toBe(404);
    expect((await make({ roles: [{ category: clinic.category, role: 'owner' }] })).status).toBe(400);
    const owner = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
    expect((await make({}, owner)).status).toBe(403);
    for (let count = 1; count < mostKeys; count += 1) await made();
    expect((await make()).reply).toMatchObject({ success: false, code: 4141 });
  });

  it('never counts as the admin who is left', async () => {
    await made({ scopes: ['accounts'] });
    const lose = { user: clinic.userId('admin'), access: 'user' };
    expect((await call(server, '/admin/storeaccount', lose, { token: admin })).status).toBe(403);
  });
});
