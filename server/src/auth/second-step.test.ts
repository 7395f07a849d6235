import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallData, Path } from '../../../src/api/contract/contract.ts';
import { handlers as waysIn } from '../../test/clinic.ts';
import { testServerContext, type TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { newToken } from '../crypto/tokens.ts';
import { addPerson, call, openTestServer, testPassword } from '../../test/server.ts';
import { issueSecret } from '../accounts/secrets.ts';
import { newId } from '../db/uuid.ts';
import { spendCode } from '../second-step/second-step.ts';

const email = 'mina@clinic.test';
const halfMinute = 30_000;

describeEachDatabase('The second step of signing in', (database) => {
  let context: ReturnType<typeof testServerContext>;
  let server: FastifyInstance;
  let person: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    server = await openTestServer(context, {
      handlers: { '/auth/storeautologin': waysIn['/auth/storeautologin'], '/autologin/': waysIn['/autologin/'] },
    });
    person = await addPerson(context, { email });
  });
  afterEach(() => server.close());

  const post = (path: Path, body: object = {}, token?: string) =>
    call(server, path, { ...body }, token === undefined ? {} : { token });
  const dataOf = async <P extends Path>(path: P, body: object, token?: string): Promise<CallData<P>> => {
    const { reply } = await call(server, path, { ...body }, token === undefined ? {} : { token });
    if (!reply.success) throw new Error(`${path}: ${reply.message}`);
    return reply.data;
  };
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: context.clock().getTime() + steps * halfMinute,
    });
  const wrongCode = (secret: string) =>
    ['000000', '111111', '222222', '333333'].find((code) =>
      [-1, 0, 1].every((steps) => codeOf(secret, steps) !== code),
    )!;
  const messages = () => (context.mail as TestMail).messages;
  const signIn = () => post('/auth/veryifypassword', { email, password: testPassword });
  const challengeOf = ({ reply }: { readonly reply: unknown }) =>
    (reply as { readonly data?: { readonly challenge?: string } }).data?.challenge ?? '';
  const challenge = async () => challengeOf(await signIn());
  const verify = (given: string, code: string) => post('/auth/verifytotp', { challenge: given, code });
  const withCode = (path: Path, password: string) => ({
    password,
    ...(path !== '/auth/starttotp' && { code: '000000' }),
  });
  /** Sets it up, and waits until its first code is old. */
  const turnOn = async (token = person.token) => {
    const { secret } = await dataOf('/auth/starttotp', { password: testPassword }, token);
    const { recoveryCodes } = await dataOf('/auth/confirmtotp', { code: codeOf(secret) }, token);
    context.clock.advance(halfMinute);
    return { secret, recoveryCodes };
  };

  test('is asked for once its first code has come, and not before', async () => {
    const { secret, url, qr } = await dataOf('/auth/starttotp', { password: testPassword }, person.token);
    expect(url).toMatch(
      /^otpauth:\/\/totp\/[^:]+:mina%40clinic\.test\?issuer=.+&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    expect(url).toContain(secret);
    expect(qr.every((row) => row.length === qr.length && /^[01]+$/.test(row))).toBe(true);
    expect((await signIn()).status).toBe(200);
    expect((await post('/auth/confirmtotp', { code: wrongCode(secret) }, person.token)).reply).toMatchObject({
      code: 4034,
    });
    expect((await signIn()).status).toBe(200);
    await dataOf('/auth/confirmtotp', { code: codeOf(secret) }, person.token);
    expect(await signIn()).toMatchObject({
      status: 401,
      reply: { code: 4012, data: { challenge: expect.stringMatching(/^[\w-]{43}$/) } },
    });
    expect(messages().map(({ subject }) => subject)).toEqual(['Two-factor authentication is on']);
  });

  test('needs the password to be set up, turned off, or given new recovery codes', async () => {
    for (const path of ['/auth/starttotp', '/auth/stoptotp', '/auth/renewrecoverycodes'] as const) {
      expect([path, (await post(path, withCode(path, 'wrong'), person.token)).reply]).toMatchObject([
        path,
        { code: 4011 },
      ]);
    }
  });

  test('waits with wrong passwords there too', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await post('/auth/stoptotp', { password: 'wrong', code: '000000' }, person.token);
    for (const path of ['/auth/starttotp', '/auth/stoptotp', '/auth/renewrecoverycodes'] as const) {
      expect((await post(path, withCode(path, testPassword), person.token)).status).toBe(429);
    }
  });

  test('lets in with the device’s code, and of the step before and after', async () => {
    const { secret } = await turnOn();
    for (const steps of [0, 1]) {
      expect(await verify(await challenge(), codeOf(secret, steps))).toMatchObject({
        status: 200,
        reply: { data: { id: person.user.id, token: expect.any(String) } },
      });
    }
    context.clock.advance(4 * halfMinute);
    expect((await verify(await challenge(), codeOf(secret, -1))).status).toBe(200);
    expect((await verify(await challenge(), codeOf(secret, -2))).reply).toMatchObject({ code: 4034 });
    expect((await verify(await challenge(), codeOf(secret, 2))).reply).toMatchObject({ code: 4034 });
  });

  test('takes no code twice, nor the one that turned it on, nor an older one after a newer', async () => {
    const { secret } = await turnOn();
    expect((await verify(await challenge(), codeOf(secret, -1))).status).toBe(403);
    expect((await verify(await challenge(), codeOf(secret))).status).toBe(200);
    expect((await verify(await challenge(), codeOf(secret))).reply).toMatchObject({ code: 4034 });
    expect((await verify(await challenge(), codeOf(secret, 1))).status).toBe(200);
    expect((await verify(await challenge(), codeOf(secret))).status).toBe(403);
  });

  test('lets exactly one of fifty at once in with a code', async () => {
    const { secret } = await turnOn();
    const once = await challenge();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(once, codeOf(secret))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reply }) => reply.success)).toHaveLength(1);
  });

  test('spends a code once, though fifty transactions ask at once', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const spent = await Promise.all(
      Array.from({ length: 50 }, () =>
        database.db.transaction().execute((transaction) => spendCode(transaction, context, person.user, code)),
      ),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  test('gives a challenge that is used once, lives five minutes, and dies with the next', async () => {
    const { secret } = await turnOn();
    const [older, newer] = [await challenge(), await challenge()];
    expect((await verify(older, codeOf(secret))).reply).toMatchObject({ code: 4038 });
    expect((await verify(newer, codeOf(secret))).status).toBe(200);
    expect((await verify(newer, codeOf(secret, 1))).reply).toMatchObject({ code: 4038 });
    const late = await challenge();
    context.clock.advance(5 * 60_000);
    expect((await verify(late, codeOf(secret))).reply).toMatchObject({ code: 4038 });
  });

  test('takes no other secret for a challenge', async () => {
    const { secret } = await turnOn();
    const reset = await issueSecret(database.db, context.clock(), 'reset', {
      clinic: person.user.clinic,
      user: person.user.id,
    });
    expect((await verify(reset, codeOf(secret))).reply).toMatchObject({ code: 4038 });
  });

  test('counts wrong codes: five for a challenge, ten for a person from one place in a quarter of an hour', async () => {
    const { secret } = await turnOn();
    for (const max of [5, 5]) {
      const once = await challenge();
      for (let attempt = 0; attempt < max; attempt += 1)
        expect((await verify(once, wrongCode(secret))).status).toBe(403);
      expect((await verify(once, codeOf(secret))).status).toBe(429);
      context.clock.advance(1000);
    }
    expect((await verify(await challenge(), codeOf(secret))).status).toBe(429);
    context.clock.advance(15 * 60_000);
    expect((await verify(await challenge(), codeOf(secret))).status).toBe(200);
    const denied = await database.db
      .selectFrom('audit')
      .select('result')
      .where('action', '=', 'auth.secondstep')
      .where('result', '=', 'denied')
      .execute();
    expect(denied).toHaveLength(10);
  });

  test('lets nobody who knows the password hold its owner off from one place, and from many places no recovery code', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const from = (address: string) => async (path: Path, body: object) => call(server, path, { ...body }, { address });
    const guess = async (address: string) => {
      const stranger = from(address);
      for (let round = 0; round < 2; round += 1) {
        const once = challengeOf(await stranger('/auth/veryifypassword', { email, password: testPassword }));
        for (let attempt = 0; attempt < 5; attempt += 1)
          expect((await stranger('/auth/verifytotp', { challenge: once, code: wrongCode(secret) })).status).toBe(403);
      }
      const last = challengeOf(await stranger('/auth/veryifypassword', { email, password: testPassword }));
      expect((await stranger('/auth/verifytotp', { challenge: last, code: codeOf(secret) })).status).toBe(429);
    };
    await guess('203.0.113.1');
    expect((await verify(await challenge(), codeOf(secret))).status).toBe(200);
    context.clock.advance(halfMinute);
    await guess('203.0.113.2');
    for (let left = 30 - 21; left > 0;) {
      const stranger = from(`203.0.113.${10 + left}`);
      const once = challengeOf(await stranger('/auth/veryifypassword', { email, password: testPassword }));
      for (let attempt = 0; attempt < 5 && left > 0; attempt += 1, left -= 1)
        expect((await stranger('/auth/verifytotp', { challenge: once, code: wrongCode(secret) })).status).toBe(403);
    }
    expect((await verify(await challenge(), codeOf(secret))).status).toBe(429);
    expect((await verify(await challenge(), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('lets in on a known device, though somebody who knows the password has used up all codes from many places', async () => {
    const { secret } = await turnOn();
    const device = newToken();
    const from = async (code: string, address: string, own = {}) => {
      const given = challengeOf(
        await call(server, '/auth/veryifypassword', { email, password: testPassword, ...own }, { address }),
      );
      return (await call(server, '/auth/verifytotp', { challenge: given, code, ...own }, { address })).status;
    };
    expect(await from(codeOf(secret), '10.9.9.9', { device })).toBe(200);
    context.clock.advance(halfMinute);
    for (let count = 0; count < 32; count += 1) await from(wrongCode(secret), `10.0.${count}.1`);
    for (let count = 0; count < 10; count += 1) await from(wrongCode(secret), '10.8.8.8');
    expect(await from(codeOf(secret), '10.8.8.8')).toBe(429);
    expect(await from(codeOf(secret), '10.8.8.8', { device })).toBe(200);
  });

  test('is not passed by somebody disabled meanwhile', async () => {
    const { secret } = await turnOn();
    const once = await challenge();
    await database.db.updateTable('users').set({ disabled_at: context.clock().toISOString() }).execute();
    expect((await verify(once, codeOf(secret))).reply).toMatchObject({ code: 4038 });
  });

  test('stands in the way of a mailed link and a link from another device as well', async () => {
    const { secret } = await turnOn();
    await post('/auth/forgotpassword', { email });
    const reset = /\/reset\/([^/]+)\//.exec(messages().at(-1)?.text ?? '')?.[1] ?? '';
    const afterReset = await post('/auth/resetpassword', { id: reset, password: 'a louder evening' });
    expect(afterReset).toMatchObject({ status: 401, reply: { code: 4012 } });
    const opened = await verify(challengeOf(afterReset), codeOf(secret));
    const token = opened.reply.success ? (opened.reply.data as { readonly token: string }).token : '';
    const { link } = await dataOf('/auth/storeautologin', {}, token);
    context.clock.advance(halfMinute);
    const afterLink = await post('/autologin/', { token: new URL(link).searchParams.get('token') });
    expect(afterLink).toMatchObject({ status: 401, reply: { code: 4012 } });
    expect((await verify(challengeOf(afterLink), codeOf(secret))).status).toBe(200);
  });

  test('ends the sessions that never passed it', async () => {
    const other = await dataOf('/auth/veryifypassword', { email, password: testPassword });
    await turnOn();
    expect((await post('/auth/checkUserAccess', {}, other.token)).status).toBe(401);
    expect((await post('/auth/checkUserAccess', {}, person.token)).status).toBe(200);
  });

  test('cannot be set up again while it is on, nor confirmed twice', async () => {
    const { secret } = await turnOn();
    expect((await post('/auth/starttotp', { password: testPassword }, person.token)).reply).toMatchObject({
      code: 4094,
    });
    expect((await post('/auth/confirmtotp', { code: codeOf(secret) }, person.token)).reply).toMatchObject({
      code: 4094,
    });
  });

  test('counts wrong codes while it is set up', async () => {
    const { secret } = await dataOf('/auth/starttotp', { password: testPassword }, person.token);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await post('/auth/confirmtotp', { code: wrongCode(secret) }, person.token);
    expect((await post('/auth/confirmtotp', { code: codeOf(secret) }, person.token)).status).toBe(429);
  });

  test('is turned off by password and code together, which an email reports', async () => {
    const { secret } = await turnOn();
    const stop = (code: string) => post('/auth/stoptotp', { password: testPassword, code }, person.token);
    expect((await stop(wrongCode(secret))).reply).toMatchObject({ code: 4034 });
    expect((await post('/auth/stoptotp', { password: testPassword }, person.token)).status).toBe(400);
    expect(await dataOf('/auth/gettotp', {}, person.token)).toMatchObject({ on: true });
    expect((await stop(codeOf(secret))).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await dataOf('/auth/gettotp', {}, person.token)).toEqual({
      on: false,
      sms: false,
      demanded: false,
      recoveryCodes: 0,
    });
    expect(messages().at(-1)?.subject).toBe('Two-factor authentication is off');
    expect(
      (await post('/auth/renewrecoverycodes', { password: testPassword, code: codeOf(secret) }, person.token)).reply,
    ).toMatchObject({
      code: 4095,
    });
  });

  test('is turned off with a recovery code too, for who has lost the device, and by a code that was used by nobody', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const code = codeOf(secret);
    expect((await verify(await challenge(), code)).status).toBe(200);
    const stop = (given: string) => post('/auth/stoptotp', { password: testPassword, code: given }, person.token);
    expect((await stop(code)).reply).toMatchObject({ code: 4034 });
    expect((await stop(recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('waits with wrong codes where it is turned off or recovery codes are replaced', async () => {
    const { secret } = await turnOn();
    const given = { password: testPassword, code: wrongCode(secret) };
    for (let attempt = 0; attempt < 10; attempt += 1) await post('/auth/stoptotp', given, person.token);
    for (const path of ['/auth/stoptotp', '/auth/renewrecoverycodes'] as const)
      expect((await post(path, { password: testPassword, code: codeOf(secret) }, person.token)).status).toBe(429);
  });

  test('has ten recovery codes, each good once, however it is typed, also of fifty at once', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/.test(code))).toBe(true);
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(await challenge(), first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await verify(await challenge(), first)).reply).toMatchObject({ code: 4034 });
    const once = await challenge();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(once, second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await dataOf('/auth/gettotp', {}, person.token)).toEqual({
      on: true,
      sms: false,
      demanded: false,
      recoveryCodes: 8,
    });
    expect(
      messages()
        .map(({ subject }) => subject)
        .filter((subject) => subject === 'A recovery code was used'),
    ).toHaveLength(2);
  });

  test('replaces recovery codes, and the old ones stop working', async () => {
    const {
      secret,
      recoveryCodes: [old = ''],
    } = await turnOn();
    const renew = (code: string) => post('/auth/renewrecoverycodes', { password: testPassword, code }, person.token);
    expect((await renew(wrongCode(secret))).reply).toMatchObject({ code: 4034 });
    const {
      recoveryCodes: [made = ''],
    } = await dataOf('/auth/renewrecoverycodes', { password: testPassword, code: codeOf(secret) }, person.token);
    expect((await verify(await challenge(), old)).status).toBe(403);
    expect((await verify(await challenge(), made)).status).toBe(200);
  });

  test('leaves neither secret nor recovery codes readable in the database', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const kept = JSON.stringify([
      await database.db.selectFrom('second_steps').selectAll().execute(),
      await database.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(shown);
  });

  test('belongs to its person: a sealed secret put at somebody else’s row opens nothing', async () => {
    const { secret } = await turnOn();
    const other = await addPerson(context, { email: 'other@clinic.test' });
    await database.db.updateTable('second_steps').set({ user_id: other.user.id }).execute();
    await expect(spendCode(database.db, context, other.user, codeOf(secret))).rejects.toThrow();
  });

  const demand = async (roles: readonly string[]) => {
    const admin = await addPerson(context, { email: `admin-${newId()}@clinic.test`, access: 'admin' });
    return { ...admin, answer: await post('/admin/storesecondsteproles', { roles }, admin.token) };
  };

  test('is demanded of roles by an admin alone', async () => {
    expect((await post('/admin/storesecondsteproles', { roles: ['admin'] }, person.token)).status).toBe(403);
    expect((await post('/admin/getsecondsteproles', {}, person.token)).status).toBe(403);
    const { token, answer } = await demand(['owner', 'expert', 'owner']);
    expect(answer.reply).toMatchObject({ data: { roles: ['expert', 'owner'] } });
    expect(await dataOf('/admin/getsecondsteproles', {}, token)).toEqual({ roles: ['expert', 'owner'] });
    expect((await post('/admin/storesecondsteproles', { roles: ['public'] }, token)).status).toBe(400);
  });

  test('is demanded as an admin has said who was first, not as another who had read what was before', async () => {
    const { token } = await demand(['owner']);
    const store = (roles: readonly string[], was: readonly string[]) =>
      post('/admin/storesecondsteproles', { roles, was }, token);
    expect((await store(['owner', 'expert'], ['owner'])).status).toBe(200);
    expect((await store(['owner', 'secretary'], ['owner'])).reply).toMatchObject({ code: 4091 });
    expect(await dataOf('/admin/getsecondsteproles', {}, token)).toEqual({ roles: ['expert', 'owner'] });
    expect((await store([], ['owner', 'expert'])).status).toBe(200);
  });

  test('once demanded, is all that somebody without it may see to, from that moment on', async () => {
    const { token, user } = await demand(['admin']);
    for (const path of [
      '/app/getmenu',
      '/auth/getuseraccess',
      '/admin/storesecondsteproles',
      '/auth/getsessions',
      '/auth/storeautologin',
    ] as const) {
      const body =
        path === '/app/getmenu' ? { mode: 'user' } : path === '/admin/storesecondsteproles' ? { roles: [] } : {};
      expect([path, await post(path, body, token)]).toMatchObject([path, { status: 403, reply: { code: 4035 } }]);
    }
    expect((await call(server, '/page/getcategoryminapages', { category: 'any' }, { token })).reply).toMatchObject({
      code: 4035,
    });
    expect((await call(server, '/user/getprofile', {}, { token })).status).toBe(200);
    expect(await dataOf('/auth/gettotp', {}, token)).toEqual({
      on: false,
      sms: false,
      demanded: true,
      recoveryCodes: 0,
    });
    expect(
      (await call(server, '/auth/veryifypassword', { email: user.email, password: testPassword }, { token })).status,
    ).toBe(200);
    expect((await post('/auth/getuseraccess', {}, person.token)).status).toBe(200);
    await turnOn(token);
    expect((await post('/app/getmenu', { mode: 'user' }, token)).status).toBe(200);
  });
});
