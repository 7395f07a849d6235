import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers } from '../../test/clinic.ts';
import { testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addAccount } from '../accounts/accounts.ts';
import { partnerEmail } from '../accounts/partner-email.ts';
import { addPerson, call, openTestServer, testPassword } from '../../test/server.ts';
import type { CallData } from '../../../src/api/contract/contract.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

describeEachDatabase('accounts of a clinic', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;
  let admin: Person;
  let mina: Person;
  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    server = await openTestServer(context, { handlers });
    admin = await addPerson(context, { email: 'admin@clinic.test', access: 'admin' });
    mina = await addPerson(context, { email: 'mina@clinic.test' });
  });
  afterEach(() => server.close());

  const change = (user: Person, body: object, by = admin) =>
    call(server, '/admin/storeaccount', { user: user.user.id, ...body }, { token: by.token });
  const isIn = async ({ token }: Person) => (await call(server, '/auth/checkUserAccess', {}, { token })).status === 200;
  const signIn = (email: string) => call(server, '/auth/veryifypassword', { email, password: testPassword });
  const list = async (query: object = {}) => {
    const { reply } = await call(server, '/admin/getaccounts', query, { token: admin.token });
    if (!reply.success) throw new Error(reply.message);
    return reply.data as CallData<'/admin/getaccounts'>;
  };

  it('are listed page by page and found by name or address', async () => {
    for (const email of ['b@clinic.test', 'c_d@clinic.test']) await addPerson(context, { email });
    const first = await list({ limit: 3 });
    const rest = await list({ limit: 3, after: first.next });
    expect([...first.items, ...rest.items].map(({ email }) => email)).toEqual([
      'admin@clinic.test',
      'b@clinic.test',
      'c_d@clinic.test',
      'mina@clinic.test',
    ]);
    expect(rest.next).toBeNull();
    expect(first.items[0]).toMatchObject({ access: 'admin', disabled: false, secondStep: false });
    expect(first.items[0]?.usedAt).not.toBeNull();
    expect((await list({ search: 'C_D' })).items.map(({ email }) => email)).toEqual(['c_d@clinic.test']);
    expect((await list({ search: 'karimi' })).items).toHaveLength(4);
  });

  it('of programs and EHRs have no address: nothing is delivered to the one they are known by', async () => {
    await addPerson(context, { email: partnerEmail('7d1c') });
    const { items } = await list();
    expect(items.map(({ email }) => email)).toEqual(['', 'admin@clinic.test', 'mina@clinic.test']);
  });

  it('that are disabled are signed out, and sign in no more until they are enabled', async () => {
    expect((await change(mina, { disabled: true })).reply).toMatchObject({ data: { disabled: true } });
    expect(await isIn(mina)).toBe(false);
    expect((await signIn('mina@clinic.test')).reply).toMatchObject({ code: 4011 });
    expect((await change(mina, { disabled: false })).reply).toMatchObject({ data: { disabled: false } });
    expect(await isIn(mina)).toBe(false);
    expect((await signIn('mina@clinic.test')).status).toBe(200);
  });

  it('become an admin’s and cease to be, which signs them out', async () => {
    await change(mina, { access: 'admin' });
    expect(await isIn(mina)).toBe(true);
    expect((await change(admin, { access: 'user' }, mina)).status).toBe(200);
    expect(await isIn(admin)).toBe(false);
    expect(await isIn(mina)).toBe(true);
  });

  it('never lose their last admin, by disabling or by taking access away, also of two who do so to each other at once', async () => {
    for (const body of [{ disabled: true }, { access: 'user' }])
      expect((await change(admin, body)).reply).toMatchObject({ code: 4039 });
    expect(await isIn(admin)).toBe(true);
    await change(mina, { access: 'admin' });
    const replies = await Promise.all([change(mina, { access: 'user' }), change(admin, { disabled: true }, mina)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await database.db
      .selectFrom('users')
      .select('id')
      .where('access', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('are not saved by an admin who is disabled or has not activated the account', async () => {
    const other = await addPerson(context, { email: 'other@clinic.test', access: 'admin' });
    await database.db.updateTable('users').set({ verified: 0 }).where('id', '=', other.user.id).execute();
    expect((await change(admin, { access: 'user' })).reply).toMatchObject({ code: 4039 });
  });

  it('are signed out everywhere by an admin', async () => {
    const end = () => call(server, '/admin/endaccountsessions', { user: mina.user.id }, { token: admin.token });
    expect((await end()).reply).toMatchObject({ data: { ended: 1 } });
    expect(await isIn(mina)).toBe(false);
    expect((await end()).reply).toMatchObject({ data: { ended: 0 } });
  });

  it('are managed by admins alone, and in their own clinic', async () => {
    for (const path of ['/admin/getaccounts', '/admin/storeaccount', '/admin/endaccountsessions'] as const) {
      const body = path === '/admin/getaccounts' ? {} : { user: admin.user.id };
      expect((await call(server, path, body, { token: mina.token })).status).toBe(403);
    }
    await database.db
      .insertInto('clinics')
      .values({ id: 'north', slug: 'north', title: '"North"', created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    const north = await addAccount(database.db, context.clock(), 'north', {
      firstName: 'Nima',
      lastName: 'Amini',
      email: 'nima@north.test',
      access: 'admin',
      lang: 'fa',
      passwordHash: null,
    });
    expect((await change({ user: north, token: '' }, { disabled: true })).status).toBe(404);
    expect((await list()).items.map(({ email }) => email)).not.toContain('nima@north.test');
  });

  it('leave a line in the audit log for each change', async () => {
    await change(mina, { disabled: true });
    const row = await database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'clinic.account')
      .executeTakeFirst();
    expect(JSON.parse(row?.detail ?? '{}')).toEqual({ person: mina.user.id, access: 'user', disabled: true });
  });
});
