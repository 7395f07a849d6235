import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Path } from '../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { addPerson, testPassword } from '../../test/server.ts';
import { openTextingServer, type TextingServer } from '../../test/texting-server.ts';

const [minute, day] = [60_000, 24 * 3_600_000];
const email = 'mina@clinic.test';
const newPassword = 'a louder evening';

describeEachDatabase('Codes by text message', (database) => {
  let texting: TextingServer;
  let recorded: ReturnType<typeof recordStatements>;
  let person: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    await database.clear();
    recorded = recordStatements(database.db);
    texting = await openTextingServer({ db: recorded.db });
    person = await addPerson(texting.context, { email });
    await tie(person.token, '09121234567');
    texting.clock.advance(day);
    person = { ...person, token: (await signIn()).token };
  });
  afterEach(() => texting.close());

  const tie = async (token: string, phone: string) => {
    await texting.dataOf('/auth/sendmobilecode', { phone, password: testPassword }, token);
    await texting.dataOf('/auth/verifymobile', { code: await texting.lastCode() }, token);
  };
  const signIn = (password = testPassword) => texting.dataOf('/auth/veryifypassword', { email, password });
  const tryIn = (password = testPassword) => texting.post('/auth/veryifypassword', { email, password });
  const forget = (whose = email, address?: string) =>
    texting.post('/auth/forgotbysms', { email: whose }, undefined, address);
  const reset = (code: string, body: object = {}) =>
    texting.post('/auth/resetbysms', { email, code, password: newPassword, ...body });
  const other = (code: string) => (code === '111111' ? '222222' : '111111');
  const isAlive = async (token: string) => (await texting.post('/auth/checkUserAccess', {}, token)).status === 200;
  const subjects = async () => {
    await texting.context.mail.deliver();
    return texting.emails.map(({ subject }) => subject);
  };
  const turnOn = () => texting.dataOf('/auth/startsmsstep', { password: testPassword }, person.token);
  const challenge = async () => {
    const { reply } = await tryIn();
    expect(reply).toMatchObject({ code: 4012, data: { sms: true } });
    return (reply as { readonly data: { readonly challenge: string } }).data.challenge;
  };
  const stepCode = async (given: string) => {
    expect((await texting.post('/auth/sendsmsstep', { challenge: given })).reply).toEqual({
      success: true,
      data: { ending: '67' },
    });
    return texting.lastCode();
  };
  const pass = (given: string, code: string) => texting.post('/auth/verifytotp', { challenge: given, code });

  test('set a new password, end every session, and tell the mailbox', async () => {
    expect((await forget()).reply).toEqual({ success: true, data: {} });
    const code = await texting.lastCode();
    expect(texting.texts().at(-1)).toEqual({
      to: '+989121234567',
      text: `Code to set a new password: ${code}\nDon’t share it with anyone.\n\n@forms.test #${code}`,
    });
    const { status, reply } = await reset(code);
    expect([status, reply]).toMatchObject([200, { data: { id: person.user.id, token: expect.any(String) } }]);
    expect(await isAlive(person.token)).toBe(false);
    expect([(await tryIn()).status, (await tryIn(newPassword)).status]).toEqual([401, 200]);
    expect((await subjects()).at(-1)).toBe('Your password was changed');
    expect((await reset(code)).reply).toMatchObject({ code: 4034 });
  });

  test('set no bad password, and are not used up by one', async () => {
    await forget();
    const code = await texting.lastCode();
    expect((await reset(code, { password: 'password1' })).reply).toMatchObject({ code: 4000 });
    expect((await reset(code)).status).toBe(200);
  });

  test('set a password of their own account alone, within ten minutes, with five tries', async () => {
    await addPerson(texting.context, { email: 'sara@clinic.test' });
    await forget();
    const code = await texting.lastCode();
    expect((await reset(code, { email: 'sara@clinic.test' })).reply).toMatchObject({ code: 4034 });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await reset(other(code))).status).toBe(403);
    expect((await reset(code)).status).toBe(429);
    texting.clock.advance(10 * minute);
    expect((await reset(code)).reply).toMatchObject({ code: 4034 });
  });

  test('are guessed twenty times a day for an account, however many are asked for', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      if (attempt % 5 === 0) texting.clock.advance(10 * minute);
      statuses.push((await reset('000000', { email: 'nobody@clinic.test' })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(403), 429]);
  });

  test('go to nobody who is unknown, disabled, or has no number, with the same answer after the same work', async () => {
    await addPerson(texting.context, { email: 'sara@clinic.test' });
    const disabled = await addPerson(texting.context, { email: 'omid@clinic.test' });
    await tie(disabled.token, '09350001111');
    await database.db
      .updateTable('users')
      .set({ disabled_at: texting.clock().toISOString() })
      .where('id', '=', disabled.user.id)
      .execute();
    const sent = texting.texts().length;
    const work = async (path: Path, body: object) => {
      recorded.take();
      const { status, reply } = await texting.post(path, body);
      return { status, reply, ...recorded.take() };
    };
    const whose = ['nobody@clinic.test', 'sara@clinic.test', 'omid@clinic.test', email];
    const asked = [];
    for (const one of whose) asked.push(await work('/auth/forgotbysms', { email: one }));
    for (const one of asked) expect(one).toEqual(asked[0]);
    const guess = { code: '000000', password: newPassword };
    const guessed = [];
    for (const one of whose) guessed.push(await work('/auth/resetbysms', { email: one, ...guess }));
    for (const one of guessed) expect(one).toEqual(guessed[0]);
    expect(guessed[0]).toMatchObject({ status: 403, reply: { code: 4034 } });
    await texting.lastCode();
    expect(texting.texts().length).toBe(sent + 1);
    const secrets = await database.db.selectFrom('secrets').select('purpose').where('used_at', 'is', null).execute();
    expect(secrets.filter(({ purpose }) => purpose === 'smsreset')).toHaveLength(4);
  });

  test('go no oftener to somebody whose address others know, who all get the same answer', async () => {
    const before = texting.texts().length;
    for (let index = 0; index < 8; index += 1) {
      texting.clock.advance(10 * minute);
      expect((await forget(email, `10.0.0.${index}`)).status).toBe(200);
      await texting.lastCode();
    }
    expect(texting.texts().length - before).toBe(5);
    const denied = await database.db
      .selectFrom('audit')
      .select('result')
      .where('action', '=', 'auth.forgotbysms')
      .execute();
    expect(denied.filter(({ result }) => result === 'denied')).toHaveLength(3);
  });

  test('give no new password to a number that others tied before the owner of the mailbox set one', async () => {
    await texting.dataOf('/auth/forgotpassword', { email });
    await texting.context.mail.deliver();
    const id = /\/reset\/([\w-]+)/.exec(texting.emails.at(-1)!.text)![1]!;
    await forget();
    const code = await texting.lastCode();
    const { token } = await texting.dataOf('/auth/resetpassword', { id, password: newPassword });
    expect(await texting.dataOf('/auth/getmobile', {}, token)).toMatchObject({ phone: null });
    expect((await reset(code, { password: 'yet another one' })).reply).toMatchObject({ code: 4034 });
  });

  test('are the second step where somebody chose so, instead of an app', async () => {
    const { recoveryCodes } = await turnOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(await texting.dataOf('/auth/gettotp', {}, person.token)).toEqual({
      on: true,
      sms: true,
      demanded: false,
      recoveryCodes: 10,
    });
    expect((await subjects()).at(-1)).toBe('Two-factor authentication is on');
    for (const path of ['/auth/starttotp', '/auth/startsmsstep'] as const)
      expect((await texting.post(path, { password: testPassword }, person.token)).reply).toMatchObject({ code: 4094 });
    const first = await challenge();
    const code = await stepCode(first);
    expect(texting.texts().at(-1)!.text).toBe(
      `Sign-in code: ${code}\nDon’t share it with anyone.\n\n@forms.test #${code}`,
    );
    expect((await pass(first, other(code))).reply).toMatchObject({ code: 4034 });
    expect((await pass(first, code)).status).toBe(200);
    expect((await pass(await challenge(), code)).reply).toMatchObject({ code: 4034 });
    expect((await pass(await challenge(), recoveryCodes[0]!)).status).toBe(200);
  });

  test('are no second step without the password, a verified number, or a challenge', async () => {
    const stranger = await addPerson(texting.context, { email: 'sara@clinic.test' });
    const start = (password: string, token: string) => texting.post('/auth/startsmsstep', { password }, token);
    expect((await start('not it', person.token)).reply).toMatchObject({ code: 4011 });
    expect((await start(testPassword, stranger.token)).reply).toMatchObject({ code: 4241 });
    expect((await texting.post('/auth/sendsmsstep', { challenge: 'x'.repeat(43) })).reply).toMatchObject({
      code: 4038,
    });
    expect((await texting.post('/auth/sendownsmsstep', {}, person.token)).reply).toMatchObject({ code: 4095 });
  });

  test('that are the second step set no new password, and keep their number', async () => {
    await forget();
    const code = await texting.lastCode();
    await turnOn();
    const sent = texting.texts().length;
    texting.clock.advance(10 * minute);
    expect((await forget()).status).toBe(200);
    await texting.lastCode();
    expect(texting.texts()).toHaveLength(sent);
    expect((await reset(code)).reply).toMatchObject({ code: 4034 });
    for (const [path, body] of [
      ['/auth/sendmobilecode', { phone: '09350001111', password: testPassword }],
      ['/auth/removemobile', { password: testPassword }],
    ] as const)
      expect((await texting.post(path, body, person.token)).reply).toMatchObject({ code: 4240 });
    await texting.dataOf('/auth/forgotpassword', { email });
    await texting.context.mail.deliver();
    const id = /\/reset\/([\w-]+)/.exec(texting.emails.at(-1)!.text)![1]!;
    expect((await texting.post('/auth/resetpassword', { id, password: newPassword })).reply).toMatchObject({
      code: 4012,
    });
  });

  test('turn the second step off, and nothing but a code does', async () => {
    await turnOn();
    const stop = (code: string) => texting.post('/auth/stoptotp', { password: testPassword, code }, person.token);
    expect((await stop('000000')).reply).toMatchObject({ code: 4034 });
    expect((await texting.post('/auth/sendownsmsstep', {}, person.token)).reply).toMatchObject({
      data: { ending: '67' },
    });
    expect((await stop(await texting.lastCode())).status).toBe(200);
    expect(await texting.dataOf('/auth/gettotp', {}, person.token)).toMatchObject({ on: false, sms: false });
    expect(await texting.dataOf('/auth/getmobile', {}, person.token)).toMatchObject({ phone: '+989121234567' });
    expect((await tryIn()).status).toBe(200);
  });

  test('are no way round by an app that was begun and never confirmed', async () => {
    const { secret } = await texting.dataOf('/auth/starttotp', { password: testPassword }, person.token);
    await turnOn();
    const { Secret, TOTP } = await import('otpauth');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: texting.clock().getTime() });
    expect((await texting.post('/auth/confirmtotp', { code }, person.token)).reply).toMatchObject({ code: 4094 });
    expect((await pass(await challenge(), code)).reply).toMatchObject({ code: 4034 });
  });

  test('meet what a clinic demands of a role', async () => {
    await database.db
      .updateTable('clinics')
      .set({ second_step_roles: '["admin"]' })
      .where('id', '=', person.user.clinic)
      .execute();
    await database.db.updateTable('users').set({ access: 'admin' }).where('id', '=', person.user.id).execute();
    const profile = () => texting.post('/user/completeprofile/', { firstName: 'Mina', lastName: 'K' }, person.token);
    expect((await profile()).reply).toMatchObject({ code: 4035 });
    await turnOn();
    expect((await profile()).status).toBe(200);
  });
});
