import type { FastifyInstance } from 'fastify';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Path } from '../../../src/api/contract/contract.ts';
import { keepDevice } from '../accounts/known-devices.ts';
import { openSession } from '../sessions/sessions.ts';
import { partnerEmail } from '../accounts/partner-email.ts';
import { isOutdated } from '../accounts/passwords.ts';
import { findSecret, issueSecret, secretLife, useSecret as spend, type SecretPurpose } from '../accounts/secrets.ts';
import type { TestMail, TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, call, openFreshServer, openTestServer, testPassword } from '../../test/server.ts';

const email = 'mina@clinic.test';
const newPassword = 'a louder evening';

describeEachDatabase('An account of one’s own', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;

  beforeEach(async () => {
    ({ context, server } = await openFreshServer(database));
  });
  afterEach(() => server.close());

  const messages = () => (context.mail as TestMail).messages;
  const post = (path: Path, body: object, token?: string) =>
    call(server, path, { ...body }, token === undefined ? {} : { token });
  const newcomer = {
    firstName: 'Sara',
    lastName: 'Ahmadi',
    email: 'sara@clinic.test',
    password: newPassword,
    lang: 'fa',
  };
  const join = (body: object = {}) => post('/auth/storuser', { ...newcomer, ...body });
  const signIn = (as: string, password: string) => call(server, '/auth/veryifypassword', { email: as, password });
  const secretOf = (kind: string, at = -1) =>
    new RegExp(`/${kind}/([^/]+)/`).exec(messages().at(at)?.text ?? '')?.[1] ?? '';
  const codeOf = () => /\b\d{6}\b/.exec(messages().at(-1)?.text ?? '')?.[0] ?? '';
  const isAlive = async (token: string) => (await post('/auth/checkUserAccess', {}, token)).status === 200;

  test('is asked for, proved by the email, and only then opens', async () => {
    await addPerson(context, { email });
    expect((await join()).status).toBe(200);
    expect(messages()).toMatchObject([{ to: newcomer.email, subject: 'حساب خود را فعال کنید' }]);
    expect(messages()[0]?.html).toContain('dir="rtl"');
    expect((await signIn(newcomer.email, 'wrong')).reply).toMatchObject({ code: 4011 });
    expect((await signIn(newcomer.email, newPassword)).reply).toMatchObject({ code: 4011 });
    const id = secretOf('activation');
    expect((await post('/auth/activate', { id })).reply).toMatchObject({
      code: 4000,
      fields: [{ path: 'password', rule: 'required' }],
    });
    expect((await post('/auth/activate', { id, password: 'sara2026' })).reply).toMatchObject({
      fields: [{ path: 'password', rule: 'commonpassword' }],
    });
    expect((await post('/auth/activate', { id, password: newPassword })).reply).toMatchObject({
      data: { firstName: 'Sara', access: 'user', userRole: [] },
    });
    expect((await signIn(newcomer.email, newPassword)).status).toBe(200);
  });

  test('is answered alike whether or not the address is taken, and only its owner learns it', async () => {
    await addPerson(context, { email });
    const answers = [await join({ email: 'MINA@clinic.test' }), await join()];
    expect(
      answers.map(({ status, reply }) => [status, Object.keys(reply.success ? (reply.data as object) : {})]),
    ).toEqual([
      [200, ['id']],
      [200, ['id']],
    ]);
    expect(messages().map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'You already have an account'],
      [newcomer.email, 'حساب خود را فعال کنید'],
    ]);
    expect((await signIn(email, testPassword)).status).toBe(200);
  });

  test('that was never proved belongs to whoever proves it: the first asker’s password and link die', async () => {
    await addPerson(context, { email });
    await join({ password: 'the squatter waits' });
    const older = secretOf('activation');
    await database.db
      .updateTable('users')
      .set({ password_hash: await hash('the squatter waits') })
      .where('email', '=', newcomer.email)
      .execute();
    await join();
    expect((await signIn(newcomer.email, 'the squatter waits')).reply).toMatchObject({ code: 4011 });
    expect((await post('/auth/activate', { id: older, password: newPassword })).status).toBe(404);
    expect((await post('/auth/activate', { id: secretOf('activation'), password: newPassword })).status).toBe(200);
    expect((await signIn(newcomer.email, 'the squatter waits')).status).toBe(401);
  });

  test('that somebody else asked for keeps nothing of theirs once its owner opens the email', async () => {
    await addPerson(context, { email });
    await join({ password: 'the squatter waits' });
    const { clinic, id } = await database.db
      .selectFrom('users')
      .select(['clinic', 'id'])
      .where('email', '=', newcomer.email)
      .executeTakeFirstOrThrow();
    // Whatever way somebody may once find to prepare an account, it ends here.
    await database.db
      .updateTable('users')
      .set({ password_hash: await hash('the squatter waits') })
      .where('id', '=', id)
      .execute();
    const planted = await openSession(context, { clinic, id });
    const link = await issueSecret(database.db, context.clock(), 'autologin', { clinic, user: id });
    await keepDevice(database.db, context.clock(), { clinic, id }, 'the-device-of-the-squatter');
    await database.db
      .insertInto('second_steps')
      .values({
        clinic,
        user_id: id,
        secret: 'x',
        last_step: 0,
        confirmed_at: context.clock().toISOString(),
        created_at: context.clock().toISOString(),
      })
      .execute();
    await database.db.insertInto('recovery_codes').values({ clinic, user_id: id, hash: 'x', used_at: null }).execute();
    await database.db
      .insertInto('mobile_numbers')
      .values({
        clinic,
        user_id: id,
        phone: '+989121234567',
        second_step: 0,
        verified_at: context.clock().toISOString(),
      })
      .execute();
    expect((await post('/auth/activate', { id: secretOf('activation'), password: newPassword })).status).toBe(200);
    expect([await isAlive(planted), await findSecret(database.db, context.clock(), link)]).toEqual([false, undefined]);
    expect((await signIn(newcomer.email, 'the squatter waits')).status).toBe(401);
    expect((await signIn(newcomer.email, newPassword)).status).toBe(200);
    for (const table of ['second_steps', 'recovery_codes', 'known_devices', 'mobile_numbers'] as const)
      expect(await database.db.selectFrom(table).select('user_id').execute()).toEqual([]);
  });

  test('is asked for in the name of a partner’s guest without a trace', async () => {
    const { user } = await addPerson(context, { email: partnerEmail('guest') });
    await database.db
      .updateTable('users')
      .set({ verified: 0, password_hash: null })
      .where('id', '=', user.id)
      .execute();
    expect((await join({ email: partnerEmail('guest'), firstName: 'Evil' })).status).toBe(200);
    expect(messages()).toEqual([]);
    expect(
      await database.db.selectFrom('users').select('first_name').where('id', '=', user.id).executeTakeFirst(),
    ).toEqual({ first_name: 'Mina' });
  });

  test('emails to strangers hold nothing that the newcomer wrote', async () => {
    await addPerson(context, { email });
    await join({ firstName: 'Win\r\nBcc: all@x.test', lastName: '\u202Eevil.test' });
    expect(JSON.stringify(messages())).not.toMatch(/Win|Bcc|evil/);
  });

  test('cannot be asked for where the clinic is closed, or has no admin yet', async () => {
    expect((await join()).reply).toMatchObject({ code: 4033 });
    await addPerson(context, { email });
    const closed = await openTestServer(context, { config: { signUp: 'closed' } });
    expect(await call(closed, '/auth/storuser', newcomer)).toMatchObject({ status: 403, reply: { code: 4033 } });
    await closed.close();
  });

  test.each([
    ['baseball', 'commonpassword'],
    ['Football', 'commonpassword'],
    ['Sara-2026', 'commonpassword'],
    ['ahmadi1370', 'commonpassword'],
    ['ｐａｓｓｗｏｒｄ', 'commonpassword'],
    ['clinic123!', 'commonpassword'],
    ['aaaaaaaaaa', 'commonpassword'],
    ['short', 'tooshort'],
    ['x'.repeat(129), 'toolong'],
  ])('takes no password that others guess: %s', async (password, rule) => {
    await addPerson(context, { email });
    expect((await join({ password })).reply).toMatchObject({
      code: 4000,
      fields: [{ path: 'password', rule, message: expect.stringMatching(/.{5}/) as string }],
    });
  });

  test('reads a password as one however it was typed, and to its last letter', async () => {
    await addPerson(context, { email });
    const long = `ﬁne ${'x y z '.repeat(20)}`.slice(0, 120);
    await join();
    await post('/auth/activate', { id: secretOf('activation'), password: `${long}end` });
    expect((await signIn(newcomer.email, `${long}end`.normalize('NFKC'))).status).toBe(200);
    expect((await signIn(newcomer.email, `${long}enc`)).status).toBe(401);
  });

  test('replaces a hash of other parameters at sign-in', async () => {
    const { user } = await addPerson(context, { email });
    const weak = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await database.db.updateTable('users').set({ password_hash: weak }).where('id', '=', user.id).execute();
    expect((await signIn(email, testPassword)).status).toBe(200);
    const row = await database.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    expect(isOutdated(weak)).toBe(true);
    expect(isOutdated(row.password_hash ?? '')).toBe(false);
    expect((await signIn(email, testPassword)).status).toBe(200);
  });

  test('gets a new password by the mailed link, once, and every session ends', async () => {
    const { token } = await addPerson(context, { email });
    const answers = [
      await post('/auth/forgotpassword', { email }),
      await post('/auth/forgotpassword', { email: 'nobody@clinic.test' }),
    ];
    expect(answers.map(({ status, reply }) => ({ status, reply }))).toEqual(
      Array.from({ length: 2 }, () => ({ status: 200, reply: { success: true, data: {} } })),
    );
    expect(messages()).toHaveLength(1);
    const id = secretOf('reset');
    expect((await post('/auth/resetpassword', { id, password: 'baseball' })).reply).toMatchObject({
      fields: [{ path: 'password', rule: 'commonpassword' }],
    });
    expect((await post('/auth/resetpassword', { id, password: newPassword })).status).toBe(200);
    expect([
      await isAlive(token),
      (await signIn(email, testPassword)).status,
      (await signIn(email, newPassword)).status,
    ]).toEqual([false, 401, 200]);
    expect((await post('/auth/resetpassword', { id, password: newPassword })).status).toBe(404);
    expect(messages().at(-1)?.subject).toBe('Your password was changed');
  });

  test('is reset by exactly one of fifty at once', async () => {
    await addPerson(context, { email });
    await post('/auth/forgotpassword', { email });
    const id = secretOf('reset');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/auth/resetpassword', { id, password: newPassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not buried under mail, nor kept from a link of its own, by strangers who ask for it', async () => {
    await addPerson(context, { email });
    let asked = 0;
    const ask = (somebody = email) =>
      call(server, '/auth/forgotpassword', { email: somebody }, { address: `10.1.0.${(asked += 1)}` });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_one, index) => ask(index % 2 === 0 ? email : 'nobody@clinic.test')),
    );
    expect([new Set(answers.map(({ status }) => status)), messages().length]).toEqual([new Set([200]), 3]);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      context.clock.advance(60_000);
      expect((await ask()).status).toBe(200);
    }
    expect(messages().length).toBeLessThanOrEqual(3 + 6 + 3);
    const id = /\/reset\/([^/]+)\//.exec(messages().at(-1)?.text ?? '')?.[1] ?? '';
    expect((await post('/auth/resetpassword', { id, password: newPassword })).status).toBe(200);
  });

  test('is asked for from one place twenty times an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_one, index) => post('/auth/forgotpassword', { email: `${index}@clinic.test` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('keeps this session and ends the others when the password is changed with the old one', async () => {
    const { token } = await addPerson(context, { email });
    const { reply } = await signIn(email, testPassword);
    const other = reply.success ? reply.data.token : '';
    expect((await post('/auth/changepassword', { old: 'wrong', password: newPassword }, token)).reply).toMatchObject({
      code: 4011,
    });
    expect((await post('/auth/changepassword', { old: testPassword, password: newPassword }, token)).status).toBe(200);
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
    expect(messages().at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' });
  });

  test('moves to another address by its code, and the old address is notified', async () => {
    const { token } = await addPerson(context, { email });
    await post('/sendemailverifycode/', { email: 'new@clinic.test' }, token);
    const code = codeOf();
    expect((await post('/verifyEmailAddress/', { email: 'other@clinic.test', code })).reply).toMatchObject({
      code: 4034,
    });
    expect((await post('/verifyEmailAddress/', { email: 'new@clinic.test', code })).reply).toEqual({
      success: true,
      data: { verified: true },
    });
    expect(messages().at(-1)).toMatchObject({ to: email, subject: 'Your email address was changed' });
    expect([
      (await signIn(email, testPassword)).status,
      (await signIn('new@clinic.test', testPassword)).status,
    ]).toEqual([401, 200]);
    expect((await post('/verifyEmailAddress/', { email: 'new@clinic.test', code })).status).toBe(403);
  });

  test('cannot take an address that somebody has, who is notified in place of a code', async () => {
    const { token } = await addPerson(context, { email });
    await addPerson(context, { email: 'taken@clinic.test' });
    expect((await post('/sendemailverifycode/', { email: 'taken@clinic.test' }, token)).reply).toEqual({
      success: true,
      data: {},
    });
    expect(messages()).toMatchObject([{ to: 'taken@clinic.test', subject: 'You already have an account' }]);
    expect(JSON.stringify(messages())).not.toMatch(/(?<!\d)\d{6}(?!\d)/);
  });

  test('lets a code be tried ten times and for ten minutes', async () => {
    const { token } = await addPerson(context, { email });
    await post('/sendemailverifycode/', { email }, token);
    const code = codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await post('/verifyEmailAddress/', { email, code: wrong })).status).toBe(403);
    expect((await post('/verifyEmailAddress/', { email, code })).status).toBe(429);
    await post('/sendemailverifycode/', { email }, token);
    const late = codeOf();
    context.clock.advance(secretLife.emailcode);
    expect((await post('/verifyEmailAddress/', { email, code: late })).status).toBe(403);
  });

  test('shows where it is signed in, and ends one or all others', async () => {
    const { token } = await addPerson(context, { email });
    const stranger = await addPerson(context, { email: 'other@clinic.test' });
    await call(
      server,
      '/auth/veryifypassword',
      { email, password: testPassword },
      { headers: { 'user-agent': 'Firefox' }, address: '10.0.0.7' },
    );
    const list = async (as: string) => {
      const { reply } = await call(server, '/auth/getsessions', {}, { token: as });
      return reply.success ? reply.data : [];
    };
    const shown = await list(token);
    expect(shown).toHaveLength(2);
    expect(shown.find(({ current }) => !current)).toMatchObject({ device: 'Firefox', address: '10.0.0.7' });
    const own = shown.find(({ current }) => !current)?.id ?? '';
    expect((await post('/auth/endsession', { id: own }, stranger.token)).status).toBe(404);
    expect((await post('/auth/endsession', { id: own }, token)).status).toBe(200);
    await signIn(email, testPassword);
    expect((await post('/auth/endothersessions', {}, token)).status).toBe(200);
    expect([(await list(token)).length, await isAlive(stranger.token)]).toEqual([1, true]);
  });

  test('is closed to a session that a partner opened', async () => {
    const { token } = await addPerson(context, { email });
    await database.db.updateTable('sessions').set({ category: 'one' }).execute();
    const asked: readonly [Path, object][] = [
      ['/auth/changepassword', { old: testPassword, password: newPassword }],
      ['/sendemailverifycode/', { email }],
      ['/auth/getsessions', {}],
      ['/user/completeprofile/', { firstName: 'X', lastName: 'Y' }],
    ];
    for (const [path, body] of asked) expect((await post(path, body, token)).status).toBe(403);
  });

  test('keeps what its person says of themselves', async () => {
    const { token } = await addPerson(context, { email });
    const details = {
      firstName: 'Mina',
      lastName: 'Karimi',
      phone: '+98 21 1234',
      speciality: 'psychiatry',
      country: 'IR',
      bio: 'Listens.',
    };
    expect((await post('/user/completeprofile/', details, token)).reply).toMatchObject({
      data: { ...details, allowPublicScores: false },
    });
    await post('/user/updateUserAllowPublicScores', { allow: true }, token);
    await post('/user/completeprofile/', { firstName: 'Mina', lastName: 'Rad' }, token);
    expect((await post('/user/getprofile', {}, token)).reply).toMatchObject({
      data: { ...details, lastName: 'Rad', allowPublicScores: true },
    });
    expect((await post('/user/completeprofile/', { ...details, country: 'XX' }, token)).reply).toMatchObject({
      fields: [{ path: 'country', rule: 'choice' }],
    });
    expect((await post('/user/completeprofile/', { ...details, speciality: 'magic' }, token)).reply).toMatchObject({
      fields: [{ path: 'speciality', rule: 'choice' }],
    });
  });

  test('chooses among real lists, named in both languages', async () => {
    const { token } = await addPerson(context, { email });
    const { reply: lands } = await call(server, '/user/countries', {}, { token });
    const { reply: fields } = await call(server, '/user/specialities', {}, { token });
    const all = [...(lands.success ? lands.data : []), ...(fields.success ? fields.data : [])];
    expect(all).toContainEqual({ id: 'IR', title: { en: expect.stringContaining('Iran') as string, fa: 'ایران' } });
    expect(
      all.filter(
        ({ title }) => typeof title === 'string' || !title.en || !title.fa || !/[\u0600-\u06FF]/.test(title.fa),
      ),
    ).toEqual([]);
    expect(all.length).toBeGreaterThan(300);
  });

  test('takes no secret of another purpose', async () => {
    const { user } = await addPerson(context, { email });
    const purposes = Object.keys(secretLife) as SecretPurpose[];
    for (const made of purposes) {
      const secret = await issueSecret(database.db, context.clock(), made, { clinic: user.clinic, user: user.id });
      for (const other of purposes.filter((purpose) => purpose !== made))
        expect(await spend(database.db, context.clock(), other, secret)).toBeUndefined();
      expect(await spend(database.db, context.clock(), made, secret)).toMatchObject({ purpose: made });
    }
    const activation = await issueSecret(database.db, context.clock(), 'activation', {
      clinic: user.clinic,
      user: user.id,
    });
    expect((await post('/auth/resetpassword', { id: activation, password: newPassword })).status).toBe(404);
    const reset = await issueSecret(database.db, context.clock(), 'reset', { clinic: user.clinic, user: user.id });
    expect((await post('/auth/activate', { id: reset })).status).toBe(404);
  });
});
