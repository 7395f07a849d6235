import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallData } from '../../../src/api/contract/contract.ts';
import { openClinic, type TestClinic } from '../../test/clinic.ts';
import { testConfiguration, testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openIdentityProvider, type IdentityClaims, type IdentityProvider } from '../../test/identity-provider.ts';
import { call, openTestServer, testPassword } from '../../test/server.ts';
import { addAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { SsoConfiguration } from '../configuration/configuration.ts';

const redirect = `${testConfiguration.publicUrl}/sso`;
const mina = { email: 'Mina@Clinic.test', email_verified: true, given_name: 'Mina', family_name: 'Karimi' };

describeEachDatabase('Single sign-on', (database) => {
  let provider: IdentityProvider;
  let context: TestServerContext;
  let server: FastifyInstance;
  let clinic: TestClinic;
  let slug: string;

  beforeAll(async () => {
    provider = await openIdentityProvider(redirect);
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    ({ slug } = await database.db
      .selectFrom('clinics')
      .select('slug')
      .where('id', '=', clinic.id)
      .executeTakeFirstOrThrow());
    // The provider's tokens are of now.
    context = testServerContext(database.db, { clock: Object.assign(() => new Date(), { advance: () => undefined }) });
    await open({});
  });
  afterEach(() => server.close());

  async function open(more: Partial<SsoConfiguration>, sso = true): Promise<void> {
    await server?.close();
    const { issuer, client } = provider;
    const config = { issuer, clientId: client.id, secret: client.secret, label: 'City Hospital', rules: [], ...more };
    server = await openTestServer(context, { config: sso ? { sso: config } : {} });
  }
  const start = async () => {
    const { reply } = await call(server, '/auth/startsso', {});
    if (!reply.success) throw new Error(reply.message);
    return reply.data as CallData<'/auth/startsso'>;
  };
  const finish = (flow: string, returned: URL) =>
    call(server, '/auth/finishsso', { flow, query: returned.searchParams.toString() });
  const enter = async (claims: IdentityClaims) => {
    const { url, flow } = await start();
    return finish(flow, await provider.signIn(url, claims));
  };
  const addMina = (more: { verified?: boolean; password?: string } = {}) =>
    hashPassword(more.password ?? testPassword).then((passwordHash) =>
      addAccount(database.db, context.clock(), clinic.id, {
        firstName: 'Mina',
        lastName: 'K.',
        email: 'mina@clinic.test',
        access: 'user',
        lang: 'fa',
        passwordHash,
        ...(more.verified === false && { verified: false }),
      }),
    );
  const userOf = (email: string) =>
    database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const roleOf = async (id: string) =>
    (
      await database.db
        .selectFrom('members')
        .select('role')
        .where('user_id', '=', id)
        .where('category', '=', clinic.category)
        .executeTakeFirst()
    )?.role;

  test('is offered where a provider is set up, by its name, and nowhere else', async () => {
    expect((await call(server, '/auth/getwaysin', {})).reply).toEqual({
      success: true,
      data: { sso: { label: 'City Hospital' }, sms: false },
    });
    await open({}, false);
    expect((await call(server, '/auth/getwaysin', {})).reply).toEqual({
      success: true,
      data: { sso: null, sms: false },
    });
    expect((await call(server, '/auth/startsso', {})).status).toBe(404);
  });

  test('opens the account of the verified address, whose session works', async () => {
    const user = await addMina();
    const { reply } = await enter(mina);
    expect(reply).toMatchObject({ data: { id: user.id, token: expect.any(String), lang: 'fa' } });
    const { token } = (reply as { readonly data: { readonly token: string } }).data;
    expect((await call(server, '/auth/checkUserAccess', {}, { token })).status).toBe(200);
    const actions = await database.db.selectFrom('audit').select('action').where('clinic', '=', clinic.id).execute();
    expect(actions.map(({ action }) => action)).toContain('auth.sso');
  });

  test('asks the provider with PKCE, a state and a nonce, and leads back to the server’s own page', async () => {
    const { url, flow } = await start();
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: redirect,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(40);
    expect(flow).not.toContain(searchParams.get('state'));
  });

  test.each([
    ['says nothing of it', { email: 'mina@clinic.test' }],
    ['says that it is not', { email: 'mina@clinic.test', email_verified: false }],
    ['says so in another way', { email: 'mina@clinic.test', email_verified: 'true' }],
    ['names no address', { email_verified: true, sub: 'mina' }],
    ['names one of a partner’s', { email: 'x@partner.invalid', email_verified: true }],
  ])('lets nobody in whose address is not verified: the provider %s', async (_what, claims) => {
    await addMina();
    expect((await enter(claims)).reply).toMatchObject({ success: false, code: 4013 });
  });

  test('lets nobody in without an account, or with one that is disabled', async () => {
    expect((await enter(mina)).reply).toMatchObject({ success: false, code: 4014 });
    expect(await userOf('mina@clinic.test')).toBeUndefined();
    const user = await addMina();
    await database.db.updateTable('users').set({ disabled_at: '2026-01-01' }).where('id', '=', user.id).execute();
    expect((await enter(mina)).reply).toMatchObject({ code: 4014 });
  });

  test('is refused with another sign-in’s state, with a flow of one’s own making, and the second time', async () => {
    await addMina();
    const [first, second] = [await start(), await start()];
    const [one, other] = [await provider.signIn(first.url, mina), await provider.signIn(second.url, mina)];
    expect((await finish(first.flow, other)).reply).toMatchObject({ code: 4038 });
    expect((await finish('AAAA.BBBB', one)).reply).toMatchObject({ code: 4038 });
    expect((await finish(second.flow, other)).status).toBe(200);
    expect((await finish(second.flow, other)).reply).toMatchObject({ code: 4038 });
  });

  test('opens once of ten returns at the same moment', async () => {
    await addMina();
    const { url, flow } = await start();
    const back = await provider.signIn(url, mina);
    const replies = await Promise.all(Array.from({ length: 10 }, () => finish(flow, back)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is refused after ten minutes', async () => {
    await addMina();
    const { url, flow } = await start();
    const back = await provider.signIn(url, mina);
    const later = {
      ...context,
      clock: Object.assign(() => new Date(Date.now() + 600_001), { advance: () => undefined }),
    };
    const { issuer, client } = provider;
    const config = { sso: { issuer, clientId: client.id, secret: client.secret, label: 'x', rules: [] } };
    const then = await openTestServer(later, { config });
    const { reply } = await call(then, '/auth/finishsso', { flow, query: back.searchParams.toString() });
    expect(reply).toMatchObject({ code: 4038 });
    await then.close();
  });

  test('is refused with a code that was changed, an error of the provider, and a secret that it does not know', async () => {
    await addMina();
    for (const change of [
      (back: URL) => back.searchParams.set('code', 'another'),
      (back: URL) => {
        back.searchParams.delete('code');
        back.searchParams.set('error', 'access_denied');
      },
    ]) {
      const { url, flow } = await start();
      const back = await provider.signIn(url, mina);
      change(back);
      expect((await finish(flow, back)).reply).toMatchObject({ code: 5021 });
    }
    await open({ secret: 'not-the-secret' });
    expect((await enter(mina)).reply).toMatchObject({ code: 5021 });
  });

  test('says that the provider cannot be reached, and asks it again the next time', async () => {
    await open({ issuer: 'http://127.0.0.1:1' });
    for (const language of ['en', 'fa'] as const) {
      const { reply } = await call(server, '/auth/startsso', {}, { language });
      expect(reply).toMatchObject({
        code: 5021,
        message: expect.stringContaining(language === 'en' ? 'organization' : 'سازمان'),
      });
    }
  });

  test('takes an account that nobody has activated from whoever prepared it', async () => {
    const prepared = await addMina({ verified: false, password: 'of somebody else' });
    expect((await enter(mina)).reply).toMatchObject({ data: { id: prepared.id } });
    expect(await userOf('mina@clinic.test')).toMatchObject({ verified: 1, password_hash: null });
  });

  test('asks for the second step of an account that has one', async () => {
    const user = await addMina();
    await database.db
      .insertInto('second_steps')
      .values({
        clinic: clinic.id,
        user_id: user.id,
        secret: 'x',
        last_step: 0,
        confirmed_at: '2026-01-01',
        created_at: '2026-01-01',
      })
      .execute();
    expect((await enter(mina)).reply).toMatchObject({ code: 4012, data: { challenge: expect.any(String) } });
  });

  test('makes an account, and gives roles by the claims, of several in a form the highest', async () => {
    const role = (value: string, given: 'expert' | 'newuser') =>
      ({ claim: 'groups', value, clinic: slug, gives: { kind: 'role', form: clinic.slug, role: given } }) as const;
    await open({ rules: [role('staff', 'newuser'), role('doctors', 'expert')] });
    expect((await enter({ ...mina, groups: ['visitors'] })).reply).toMatchObject({ code: 4014 });
    const { reply } = await enter({ ...mina, groups: ['staff', 'doctors'] });
    const { id } = (reply as { readonly data: { readonly id: string } }).data;
    expect(await userOf('mina@clinic.test')).toMatchObject({ id, first_name: 'Mina', access: 'user', verified: 1 });
    expect(await roleOf(id)).toBe('expert');
    await enter({ ...mina, groups: ['staff'] });
    expect(await roleOf(id)).toBe('newuser');
    await enter({ ...mina, groups: [] });
    expect(await roleOf(id)).toBeUndefined();
  });

  test('gives and takes admin access where a rule is about it, and leaves the last admin', async () => {
    await database.db.updateTable('users').set({ access: 'user' }).where('clinic', '=', clinic.id).execute();
    await open({ rules: [{ claim: 'groups', value: 'it', clinic: slug, gives: { kind: 'admin' } }] });
    expect((await enter({ ...mina, groups: ['it'] })).reply).toMatchObject({ data: { access: 'admin' } });
    expect((await enter({ ...mina, groups: [] })).reply).toMatchObject({ data: { access: 'admin' } });
    await database.db.updateTable('users').set({ access: 'admin' }).where('id', '=', clinic.userId('owner')).execute();
    expect((await enter({ ...mina, groups: [] })).reply).toMatchObject({ data: { access: 'user' } });
  });
});
