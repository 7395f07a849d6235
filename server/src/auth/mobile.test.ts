import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, testPassword } from '../../test/server.ts';
import { openTextingServer, type TextingServer } from '../../test/texting-server.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { readMobile } from '../second-step/mobile-number.ts';
import { isCode } from '../second-step/sms-code.ts';

const [minute, day] = [60_000, 24 * 3_600_000];
const phone = '۰۹۱۲ ۱۲۳ ۴۵۶۷';

describeEachDatabase('A mobile number', (database) => {
  let texting: TextingServer;
  let person: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    await database.clear();
    texting = await openTextingServer(database);
    person = await addPerson(texting.context, { email: 'mina@clinic.test', lang: 'fa' });
  });
  afterEach(() => texting.close());

  const send = (body: object = {}, token = person.token, address?: string) =>
    texting.post('/auth/sendmobilecode', { phone, password: testPassword, ...body }, token, address);
  const verify = (code: string, token = person.token) => texting.post('/auth/verifymobile', { code }, token);
  const number = () => texting.dataOf('/auth/getmobile', {}, person.token);
  const other = (code: string) => (code === '111111' ? '222222' : '111111');
  const audited = async () =>
    (await database.db.selectFrom('audit').select(['action', 'result', 'detail']).execute()).filter(({ action }) =>
      action.startsWith('auth.mobile'),
    );

  test('is verified by a code in the reader’s language, which names nobody and which phones fill in', async () => {
    expect(await number()).toEqual({ offered: true, phone: null, secondStep: false });
    expect(await send()).toMatchObject({ status: 200, reply: { data: { phone: '+989121234567' } } });
    const code = await texting.lastCode();
    expect(texting.texts()).toEqual([
      { to: '+989121234567', text: `کد تأیید شمارهٔ همراه: ${code}\n\n@forms.test #${code}` },
    ]);
    expect((await verify(code)).reply).toEqual({ success: true, data: { phone: '+989121234567' } });
    expect(await number()).toEqual({ offered: true, phone: '+989121234567', secondStep: false });
    await texting.context.mail.deliver();
    expect(texting.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mina@clinic.test', 'یک شمارهٔ همراه به حساب شما اضافه شد'],
    ]);
    expect(await audited()).toEqual([
      { action: 'auth.mobilecode', result: 'done', detail: JSON.stringify({ person: person.user.id }) },
      { action: 'auth.mobile', result: 'done', detail: JSON.stringify({ person: person.user.id }) },
    ]);
  });

  test('is tied by who knows the password alone', async () => {
    expect((await send({ password: 'not the password' })).reply).toMatchObject({ code: 4011 });
    expect((await texting.post('/auth/removemobile', { password: 'not it' }, person.token)).status).toBe(401);
    await texting.lastCode();
    expect(texting.texts()).toEqual([]);
  });

  test('is one that the server may text: no landline, no other country, no other number', async () => {
    for (const wrong of ['021 8888 7777', '+44 7700 900123', '0912123', '+1 900 555 0100', '+98 21 8888 7777'])
      expect([wrong, (await send({ phone: wrong })).reply]).toMatchObject([
        wrong,
        { code: 4000, fields: [{ path: 'phone', rule: 'mobile' }] },
      ]);
    await texting.lastCode();
    expect(texting.texts()).toEqual([]);
  });

  test('takes no wrong code, none twice, none that a newer replaced, none of somebody else, and none after ten minutes', async () => {
    await send();
    const first = await texting.lastCode();
    await send();
    const second = await texting.lastCode();
    if (first !== second) expect((await verify(first)).reply).toMatchObject({ code: 4034 });
    expect((await verify(other(second))).reply).toMatchObject({ code: 4034 });
    const stranger = await addPerson(texting.context, { email: 'sara@clinic.test' });
    expect((await verify(second, stranger.token)).reply).toMatchObject({ code: 4034 });
    expect((await verify(second)).status).toBe(200);
    expect((await verify(second)).reply).toMatchObject({ code: 4034 });
    texting.clock.advance(10 * minute);
    await send();
    const third = await texting.lastCode();
    texting.clock.advance(10 * minute);
    expect((await verify(third)).reply).toMatchObject({ code: 4034 });
  });

  test('gives five tries in ten minutes, whichever code they are for', async () => {
    await send();
    const code = await texting.lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(other(code))).status).toBe(403);
    expect((await verify(code)).status).toBe(429);
    expect(await number()).toMatchObject({ phone: null });
  });

  test('is changed and removed, of which the mailbox is told', async () => {
    await send();
    await verify(await texting.lastCode());
    await send({ phone: '0935 000 1111' });
    expect(await number()).toMatchObject({ phone: '+989121234567' });
    await verify(await texting.lastCode());
    expect(await number()).toMatchObject({ phone: '+989350001111' });
    await texting.dataOf('/auth/removemobile', { password: testPassword }, person.token);
    expect(await number()).toMatchObject({ phone: null });
    await texting.context.mail.deliver();
    expect(texting.emails.at(-1)).toMatchObject({ subject: 'شمارهٔ همراه از حساب شما حذف شد' });
  });

  test('gets three codes at once, then one in ten minutes, whichever accounts ask', async () => {
    const others = await Promise.all(
      [1, 2].map((index) => addPerson(texting.context, { email: `other${index}@clinic.test` })),
    );
    const asked = [person, ...others, person].map(
      ({ token }) =>
        () =>
          send({}, token),
    );
    const statuses: number[] = [];
    for (const ask of asked) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    texting.clock.advance(10 * minute);
    expect((await send()).status).toBe(200);
  });

  test('is one of few for an account and for a network address in a day', async () => {
    const ask = async (index: number, token: string, address: string) =>
      (await send({ phone: `0912000${1000 + index}` }, token, address)).status;
    for (let index = 0; index < 20; index += 1) expect(await ask(index, person.token, '10.0.0.1')).toBe(200);
    expect(await ask(20, person.token, '10.0.0.2')).toBe(429);
    const stranger = await addPerson(texting.context, { email: 'sara@clinic.test' });
    for (let index = 21; index < 31; index += 1) expect(await ask(index, stranger.token, '10.0.0.1')).toBe(200);
    expect(await ask(31, stranger.token, '10.0.0.1')).toBe(429);
    expect(await ask(32, stranger.token, '10.0.0.3')).toBe(200);
    const { text } = await texting.context.metrics!.read();
    expect(text).toContain('porsa_sms_attempts_total{outcome="limited"} 2');
  });

  test('is asked of in a server that sends none', async () => {
    await texting.close();
    texting = await openTextingServer(database, { sms: undefined });
    const bodies = [
      ['/auth/sendmobilecode', { phone, password: testPassword }],
      ['/auth/startsmsstep', { password: testPassword }],
      ['/auth/forgotbysms', { email: 'mina@clinic.test' }],
      ['/auth/sendsmsstep', { challenge: 'x'.repeat(43) }],
      ['/auth/sendownsmsstep', {}],
    ] as const;
    for (const [path, body] of bodies)
      expect([path, (await texting.post(path, body, person.token)).reply]).toMatchObject([path, { code: 4233 }]);
    expect(await number()).toMatchObject({ offered: false });
  });

  test('gets no more codes than the installation may send in a day', async () => {
    await texting.close();
    texting = await openTextingServer(database, { smsCodes: { prefixes: ['+98'], perDay: 2 } });
    expect([(await send()).status, (await send()).status, (await send({ phone: '09350001111' })).status]).toEqual([
      200, 200, 429,
    ]);
    texting.clock.advance(day);
    const again = await addPerson(texting.context, { email: 'later@clinic.test' });
    expect((await send({}, again.token)).status).toBe(200);
  });

  test('gets no code that is of no use any more, after the gateway was away', async () => {
    texting.gateway.answer.status = 503;
    await send();
    await texting.context.mail.deliver();
    texting.gateway.answer.status = 200;
    texting.clock.advance(10 * minute);
    expect(await texting.context.mail.deliver()).toBe(0);
    expect(texting.texts()).toHaveLength(1);
    const [row] = await database.db.selectFrom('mails').select(['content', 'failure', 'sent_at']).execute();
    expect(row).toEqual({ content: '{}', failure: 'EXPIRED', sent_at: null });
  });

  test('has its code in the database under a seal', async () => {
    await send();
    const code = await texting.lastCode();
    const rows = await database.db.selectFrom('secrets').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain('9121234567');
  });
});

describe('A mobile number that may get codes', () => {
  test('begins as the operator says, and in Iran with 09', () => {
    const iran = readConfiguration({}).smsCodes;
    expect(iran).toEqual({ prefixes: ['+98'], perDay: 500 });
    for (const written of [
      '09121234567',
      '۰۹۱۲۱۲۳۴۵۶۷',
      '٠٩١٢١٢٣٤٥٦٧',
      '9121234567',
      '0098 912 123 4567',
      '+98-912-123-4567',
    ])
      expect(readMobile(written, iran)).toBe('+989121234567');
    const wider = readConfiguration({ PORSA_SMS_PREFIXES: '+98, +4477', PORSA_SMS_CODES_PER_DAY: '50' }).smsCodes;
    expect(wider).toEqual({ prefixes: ['+98', '+4477'], perDay: 50 });
    expect(['+44 7700 900123', '+44 20 7946 0000', '02188887777'].map((text) => readMobile(text, wider))).toEqual([
      '+447700900123',
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['PORSA_SMS_PREFIXES', '98'],
    ['PORSA_SMS_PREFIXES', '+98,'],
    ['PORSA_SMS_PREFIXES', '+0'],
    ['PORSA_SMS_CODES_PER_DAY', '0'],
    ['PORSA_SMS_CODES_PER_DAY', 'many'],
  ])('is not by a wrong %s: %s', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(name);
  });

  test('has a code that is right as a whole, and none where none was sent', () => {
    expect(isCode({ code: '123456' }, '123456')).toBe(true);
    for (const wrong of ['123457', '12345', '', '1234567']) expect(isCode({ code: '123456' }, wrong)).toBe(false);
    expect(isCode(undefined, '000000')).toBe(false);
  });
});
