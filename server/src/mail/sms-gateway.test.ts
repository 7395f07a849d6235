import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testClock, testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openGateway } from '../../test/sms-gateway.ts';
import type { SmsGateway } from '../configuration/configuration.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { createMailQueue } from './create-mail-queue.ts';
import { createMailTransport } from './mail-transport.ts';
import { sendSms } from './sms-gateway.ts';

const text = 'سلام «سارا» & "دوستان"\nhttps://forms.clinic.test/l/x';
const iranian = { phone: '+989121234567', text };

let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeEach(async () => {
  gateway = await openGateway();
});
afterEach(() => gateway.close());

const settings = (more: Partial<SmsGateway> = {}): SmsGateway => ({
  url: `${gateway.url}/send`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
  body: '{"to": "{{to}}", "message": {"text": "{{text}}"}}',
  numbers: 'e164',
  ...more,
});

describe('A text message', () => {
  it('is written into a JSON body, whatever it contains', async () => {
    await sendSms(settings(), iranian);
    const [{ method, url, headers, body } = gateway.received[0]!] = gateway.received;
    expect([method, url, headers.authorization]).toEqual(['POST', '/send', 'Bearer key']);
    expect(JSON.parse(body)).toEqual({ to: '+989121234567', message: { text } });
  });

  it('is written into an address that is fetched', async () => {
    const url = `${gateway.url}/v1/send?receptor={{to}}&message={{text}}`;
    await sendSms(settings({ url, method: 'GET' }), iranian);
    const asked = new URL(gateway.received[0]!.url, gateway.url);
    expect([gateway.received[0]!.method, gateway.received[0]!.body]).toEqual(['GET', '']);
    expect(Object.fromEntries(asked.searchParams)).toEqual({ receptor: '+989121234567', message: text });
  });

  it('is written into the fields of a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await sendSms(settings({ headers, body: 'to={{to}}&text={{text}}' }), iranian);
    const fields = Object.fromEntries(new URLSearchParams(gateway.received[0]!.body));
    expect(fields).toEqual({ to: '+989121234567', text });
  });

  it.each([
    ['e164', '+989121234567', '+4915112345678'],
    ['digits', '989121234567', '4915112345678'],
    ['iran', '09121234567', '+4915112345678'],
  ] as const)('goes to a number written as %s', async (numbers, iran, abroad) => {
    const body = '{"to": "{{to}}", "text": "{{text}}"}';
    await sendSms(settings({ numbers, body }), iranian);
    await sendSms(settings({ numbers, body }), { phone: '+4915112345678', text });
    expect(gateway.received.map((one) => (JSON.parse(one.body) as { to: string }).to)).toEqual([iran, abroad]);
  });

  it.each([500, 401, 302])('counts as not sent where the gateway answers %i', async (status) => {
    gateway.answer.status = status;
    await expect(sendSms(settings(), iranian)).rejects.toMatchObject({ code: `http${status}` });
    expect(gateway.received).toHaveLength(1);
  });

  it('counts as sent only where the answer contains what is expected, if anything is', async () => {
    gateway.answer.body = '{"return": {"status": 418}}';
    const expecting = settings({ expected: '"status": 200' });
    await expect(sendSms(expecting, iranian)).rejects.toMatchObject({ code: 'UNEXPECTEDANSWER' });
    gateway.answer.body = '{"return": {"status": 200}}';
    await sendSms(expecting, iranian);
  });
});

describeEachDatabase('The queue of text messages', (database) => {
  let clock: ReturnType<typeof testClock>;
  beforeEach(async () => {
    await database.clear();
    clock = testClock();
  });
  const queue = (sms: SmsGateway | undefined = settings()) => {
    const transport = createMailTransport({ mailFrom: 'Porsa <forms@clinic.test>', dataFolder: '/nowhere', sms });
    return createMailQueue({ db: database.db, clock, logger: testServerContext(database.db).logger, transport });
  };
  const rows = () => database.db.selectFrom('mails').selectAll().execute();

  it('keeps a message that the gateway refuses, waits longer each time, sends it once, and forgets its text', async () => {
    gateway.answer.status = 503;
    await queue().addText(iranian);
    expect(await queue().deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ recipient: '+989121234567', attempts: 1, failure: 'http503' }]);
    gateway.answer.status = 200;
    clock.advance(59_000);
    expect(await queue().deliver()).toBe(0);
    clock.advance(1000);
    expect(await queue().deliver()).toBe(1);
    clock.advance(24 * 3_600_000);
    expect(await queue().deliver()).toBe(0);
    expect(gateway.received).toHaveLength(2);
    expect(await rows()).toMatchObject([{ content: '{}', failure: null }]);
  });

  it('keeps a message where the gateway was taken out of the configuration', async () => {
    await queue().addText(iranian);
    const transport = createMailTransport({ mailFrom: 'Porsa <forms@clinic.test>', dataFolder: '/nowhere' });
    const without = createMailQueue({
      db: database.db,
      clock,
      logger: testServerContext(database.db).logger,
      transport,
    });
    expect(await without.deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ failure: 'NOGATEWAY', sent_at: null }]);
  });
});

describe('The variables of an SMS gateway', () => {
  const read = (environment: Record<string, string>) => readConfiguration(environment).sms;
  const address = 'https://sms.example.org/send?to={{to}}&text={{text}}';

  it('are an address, and what is sent to it', () => {
    expect(read({})).toBeUndefined();
    expect(
      read({
        PORSA_SMS_URL: 'https://sms.example.org/send',
        PORSA_SMS_HEADERS: '{"Authorization": "Bearer key", "Content-Type": "application/json"}',
        PORSA_SMS_BODY: '{"to": "{{to}}", "text": "{{text}}"}',
        PORSA_SMS_NUMBERS: 'iran',
        PORSA_SMS_EXPECT: '"ok"',
      }),
    ).toEqual({
      url: 'https://sms.example.org/send',
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: '{"to": "{{to}}", "text": "{{text}}"}',
      numbers: 'iran',
      expected: '"ok"',
    });
    expect(read({ PORSA_SMS_URL: address, PORSA_SMS_METHOD: 'get' })).toMatchObject({ url: address, method: 'GET' });
  });

  it.each([
    ['PORSA_SMS_URL', { PORSA_SMS_URL: 'ftp://sms.example.org/{{to}}/{{text}}' }],
    ['PORSA_SMS_URL', { PORSA_SMS_URL: 'https://{{to}}.example.org/?text={{text}}' }],
    ['PORSA_SMS_URL', { PORSA_SMS_URL: 'https://sms.example.org/', PORSA_SMS_METHOD: 'GET' }],
    ['PORSA_SMS_BODY', { PORSA_SMS_URL: 'https://sms.example.org/', PORSA_SMS_BODY: 'to={{to}}' }],
    ['PORSA_SMS_METHOD', { PORSA_SMS_URL: address, PORSA_SMS_METHOD: 'DELETE' }],
    ['PORSA_SMS_HEADERS', { PORSA_SMS_URL: address, PORSA_SMS_HEADERS: '{"a": "b\\r\\nc"}' }],
    ['PORSA_SMS_HEADERS', { PORSA_SMS_URL: address, PORSA_SMS_HEADERS: 'Authorization: x' }],
    ['PORSA_SMS_NUMBERS', { PORSA_SMS_URL: address, PORSA_SMS_NUMBERS: 'local' }],
  ] as const)('name %s where it is wrong', (name, environment) => {
    expect(() => read(environment)).toThrow(name);
  });
});
