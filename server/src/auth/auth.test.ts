import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { testConfiguration, type TestServerContext } from '../../test/context.ts';
import { addPerson, call, openFreshServer, testPassword } from '../../test/server.ts';
import { createSealer, newKey } from '../crypto/sealer.ts';
import { firstAdminLink } from './first-admin-link.ts';
import { isOutdated } from '../accounts/passwords.ts';
import { issueSecret, useSecret } from '../accounts/secrets.ts';
import { sessionLife } from '../sessions/sessions.ts';
import { hashToken } from '../crypto/tokens.ts';

const minute = 60_000;
const email = 'mina@clinic.test';

describeEachDatabase('Signing in', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;

  beforeEach(async () => {
    ({ context, server } = await openFreshServer(database));
  });
  afterEach(() => server.close());

  const signIn = (as: string, password: string) => call(server, '/auth/veryifypassword', { email: as, password });
  const isAlive = async (token: string) => (await call(server, '/auth/checkUserAccess', {}, { token })).status === 200;
  const tokenOf = async (as = email) => {
    const { reply } = await signIn(as, testPassword);
    if (!reply.success) throw new Error(reply.message);
    return reply.data.token;
  };

  test('with the right password gives a session', async () => {
    const { user } = await addPerson(context, { email, lang: 'fa' });
    const { status, reply } = await signIn(' MINA@clinic.test'.trim(), testPassword);
    expect([status, reply]).toMatchObject([
      200,
      { data: { id: user.id, access: 'user', firstName: 'Mina', lang: 'fa', userRole: [], store: { slug: 'clinic' } } },
    ]);
  });

  test('gives tokens of 256 bits that are stored hashed', async () => {
    await addPerson(context, { email });
    const token = await tokenOf();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database.db.selectFrom('sessions').selectAll().execute();
    expect(rows.map((row) => row.hash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('stores passwords with argon2id at the cost of today', async () => {
    const { user } = await addPerson(context, { email });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    expect(isOutdated(user.password_hash ?? '')).toBe(false);
  });

  test('answers the same to a stranger, a wrong password and a disabled person', async () => {
    await addPerson(context, { email });
    await addPerson(context, { email: 'gone@clinic.test' });
    await database.db
      .updateTable('users')
      .set({ disabled_at: '2026-01-01T00:00:00.000Z' })
      .where('email', '=', 'gone@clinic.test')
      .execute();
    const answers = [
      await signIn('nobody@clinic.test', testPassword),
      await signIn(email, 'wrong'),
      await signIn('gone@clinic.test', testPassword),
    ];
    const visible = answers.map(({ status, reply, headers }) => ({
      status,
      reply,
      headers: { ...headers, 'x-request-id': '', date: '' },
    }));
    expect(visible[0]).toMatchObject({ status: 401, reply: { code: 4011 } });
    expect(visible[1]).toEqual(visible[0]);
    expect(visible[2]).toEqual(visible[0]);
  });

  test('leaves an audit row, done or denied, of strangers too', async () => {
    const { user } = await addPerson(context, { email });
    await signIn(email, testPassword);
    await signIn(email, 'wrong');
    await signIn('nobody@clinic.test', 'wrong');
    const rows = await database.db
      .selectFrom('audit')
      .select(['clinic', 'action', 'result', 'detail'])
      .orderBy('result')
      .orderBy('clinic')
      .execute();
    expect(rows.map(({ clinic, action, result }) => [clinic === user.clinic, action, result])).toEqual(
      expect.arrayContaining([
        [true, 'auth.signin', 'done'],
        [true, 'auth.signin', 'denied'],
        [false, 'auth.signin', 'denied'],
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain('clinic.test');
  });

  test('waits ever longer after five wrong passwords, for strangers alike', async () => {
    await addPerson(context, { email });
    for (const somebody of [email, 'nobody@clinic.test']) {
      for (let attempt = 1; attempt <= 5; attempt += 1) expect((await signIn(somebody, 'wrong')).status).toBe(401);
      expect(await signIn(somebody, testPassword)).toMatchObject({
        status: 429,
        reply: { code: 4290 },
        headers: { 'retry-after': '1' },
      });
      context.clock.advance(1000);
      expect((await signIn(somebody, 'wrong')).status).toBe(401);
      expect(await signIn(somebody, testPassword)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
      context.clock.advance(2000);
    }
    expect((await signIn(email, testPassword)).status).toBe(200);
    expect((await signIn(email, 'wrong')).status).toBe(401);
  });

  test('lets exactly five of fifty parallel tries reach the password', async () => {
    await addPerson(context, { email });
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test('stays signed in while in use, and not an hour without', async () => {
    await addPerson(context, { email });
    const token = await tokenOf();
    for (let step = 0; step < 4; step += 1) {
      context.clock.advance(sessionLife.idleMs - minute);
      expect(await isAlive(token)).toBe(true);
    }
    context.clock.advance(sessionLife.idleMs);
    expect(await isAlive(token)).toBe(false);
  });

  test('ends after twelve hours, in use or not', async () => {
    await addPerson(context, { email });
    const token = await tokenOf();
    for (let passed = 0; passed < sessionLife.longestMs - 30 * minute; passed += 30 * minute) {
      context.clock.advance(30 * minute);
      await isAlive(token);
    }
    expect(await isAlive(token)).toBe(true);
    context.clock.advance(31 * minute);
    expect(await isAlive(token)).toBe(false);
  });

  test('ends at sign-out, and only there', async () => {
    await addPerson(context, { email });
    const [one, other] = [await tokenOf(), await tokenOf()];
    expect((await call(server, '/auth/logout', {}, { token: one })).status).toBe(200);
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, true]);
  });

  test('ends at once for somebody disabled', async () => {
    const { user, token } = await addPerson(context, { email });
    await database.db
      .updateTable('users')
      .set({ disabled_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', user.id)
      .execute();
    expect(await isAlive(token)).toBe(false);
  });

  test('keeps language and calendar', async () => {
    const { token } = await addPerson(context, { email });
    await call(server, '/user/updateuserlang', { lang: 'fa' }, { token });
    await call(server, '/user/updateuserdatemode', { dateMode: 'fa' }, { token });
    expect((await call(server, '/user/getprofile', {}, { token })).reply).toMatchObject({
      data: { email, verified: true, lang: 'fa', dateMode: 'fa' },
    });
    expect((await call(server, '/user/updateuserlang', { lang: 'de' }, { token })).status).toBe(400);
  });

  test('keeps whether dark screens were chosen, and has no value for it before and once the choice is undone', async () => {
    const { token } = await addPerson(context, { email });
    expect((await signIn(email, testPassword)).reply).not.toHaveProperty('data.darkMode');
    for (const darkMode of [true, false]) {
      await call(server, '/user/updateuserdarkmode', { darkMode }, { token });
      expect((await signIn(email, testPassword)).reply).toMatchObject({ data: { darkMode } });
    }
    await call(server, '/user/updateuserdarkmode', {}, { token });
    expect((await signIn(email, testPassword)).reply).not.toHaveProperty('data.darkMode');
  });

  test('gives access and rights, and nothing of categories that are not theirs', async () => {
    const { token } = await addPerson(context, { email });
    expect((await call(server, '/auth/getuseraccess', {}, { token })).reply).toEqual({
      success: true,
      data: { access: 'user', administers: false, readsFiles: false, categories: [] },
    });
    expect(await call(server, '/auth/getUserAccessForCategory', { category: 'nowhere' }, { token })).toMatchObject({
      status: 404,
      reply: { code: 4041 },
    });
  });

  test('shows the admin’s menu to those with admin access alone', async () => {
    const user = await addPerson(context, { email });
    const admin = await addPerson(context, { email: 'admin@clinic.test', access: 'admin' });
    const menu = async (token: string, mode: 'user' | 'admin') =>
      JSON.stringify((await call(server, '/app/getmenu', { mode }, { token })).reply);
    expect(await menu(user.token, 'admin')).toBe(await menu(user.token, 'user'));
    expect(await menu(user.token, 'user')).toContain('"url":"/services"');
    for (const headline of ['complaints', 'scores'])
      expect(await menu(admin.token, 'admin')).toContain(`"/admin/forms/projects/${headline}/-"`);
    expect(await menu(admin.token, 'user')).not.toContain('/admin/');
  });
});

describeEachDatabase('A one-use link', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;
  const person = { firstName: 'Sara', lastName: 'Ahmadi', email: 'Sara@Clinic.test', password: testPassword };

  beforeEach(async () => {
    ({ context, server } = await openFreshServer(database));
  });
  afterEach(() => server.close());

  const adminSecret = async () => /\/activation\/([^/]+)\/$/.exec((await firstAdminLink(context)) ?? '')?.[1] ?? '';
  const activate = (id: string, body: object = { person }) => call(server, '/auth/activate', { id, ...body });

  test('makes the first admin, once', async () => {
    const id = await adminSecret();
    expect((await call(server, '/auth/activation', { id })).reply).toEqual({
      success: true,
      data: { purpose: 'firstadmin' },
    });
    expect((await activate(id)).reply).toMatchObject({ data: { access: 'admin', firstName: 'Sara' } });
    expect(await activate(id)).toMatchObject({ status: 404, reply: { code: 4043 } });
    expect(
      (await call(server, '/auth/veryifypassword', { email: 'sara@clinic.test', password: testPassword })).status,
    ).toBe(200);
  });

  test('lies under the public address and is stored hashed, and sealed beside it', async () => {
    const link = (await firstAdminLink(context)) ?? '';
    expect(link).toMatch(new RegExp(`^${testConfiguration.publicUrl}/activation/[A-Za-z0-9_-]{43}/$`));
    expect(JSON.stringify(await database.db.selectFrom('secrets').selectAll().execute())).not.toContain(
      link.split('/').at(-2),
    );
  });

  test('is the same at each start, for a day more, so that none that was printed is dead', async () => {
    const first = await adminSecret();
    context.clock.advance(23 * 3_600_000);
    expect(await Promise.all(Array.from({ length: 5 }, adminSecret))).toEqual(Array.from({ length: 5 }, () => first));
    context.clock.advance(23 * 3_600_000);
    expect((await activate(first)).status).toBe(200);
  });

  test('is renewed where it is too old, or the key that sealed it is gone', async () => {
    const first = await adminSecret();
    context.clock.advance(24 * 3_600_000);
    const second = await adminSecret();
    const link = (await firstAdminLink({ ...context, sealer: createSealer([newKey()]) })) ?? '';
    expect(new Set([first, second, link.split('/').at(-2)]).size).toBe(3);
    expect([
      (await activate(first)).status,
      (await activate(second)).status,
      (await activate(link.split('/').at(-2) ?? '')).status,
    ]).toEqual([404, 404, 200]);
  });

  test('is not made once somebody has an account', async () => {
    await addPerson(context, { email });
    expect(await firstAdminLink(context)).toBeUndefined();
  });

  test('dies once somebody has an account', async () => {
    const id = await adminSecret();
    await addPerson(context, { email });
    expect((await activate(id)).status).toBe(404);
  });

  test('lives for a day', async () => {
    const id = await adminSecret();
    context.clock.advance(24 * 3_600_000);
    expect([(await activate(id)).status, (await call(server, '/auth/activation', { id })).status]).toEqual([404, 404]);
  });

  test('is used by exactly one of fifty at once', async () => {
    const id = await adminSecret();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, index) =>
        activate(id, { person: { ...person, email: `sara${index}@clinic.test` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('outlives being looked at, and a person’s data that cannot be used', async () => {
    const id = await adminSecret();
    for (let look = 0; look < 5; look += 1) {
      await server.inject({ method: 'GET', url: `/activation/${id}/` });
      await server.inject({ method: 'HEAD', url: `/activation/${id}/` });
      await call(server, '/auth/activation', { id });
    }
    expect((await activate(id, {})).reply).toMatchObject({
      code: 4000,
      fields: [{ path: 'person', rule: 'required' }],
    });
    expect((await activate(id, { person: { ...person, password: 'short' } })).reply).toMatchObject({
      fields: [{ path: 'person.password', rule: 'tooshort' }],
    });
    expect((await activate(id)).status).toBe(200);
  });

  test('of one purpose is dead for every other', async () => {
    const { user } = await addPerson(context, { email });
    const secret = await issueSecret(database.db, context.clock(), 'activation', {
      clinic: user.clinic,
      user: user.id,
    });
    expect(await useSecret(database.db, context.clock(), 'firstadmin', secret)).toBeUndefined();
    expect(await useSecret(database.db, context.clock(), 'activation', secret)).toEqual({
      purpose: 'activation',
      owner: { clinic: user.clinic, user: user.id },
    });
  });

  test('that activates verifies its person and signs them in', async () => {
    const { user } = await addPerson(context, { email });
    await database.db.updateTable('users').set({ verified: 0 }).where('id', '=', user.id).execute();
    const secret = await issueSecret(database.db, context.clock(), 'activation', {
      clinic: user.clinic,
      user: user.id,
    });
    const { reply } = await activate(secret, { password: 'a louder evening' });
    expect(reply).toMatchObject({ success: true, data: { id: user.id } });
    const token = reply.success ? reply.data.token : '';
    expect((await call(server, '/user/getprofile', {}, { token })).reply).toMatchObject({ data: { verified: true } });
    expect((await activate(secret, {})).status).toBe(404);
  });
});
