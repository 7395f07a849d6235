import type { SmsGateway } from '../configuration/configuration.ts';
import type { SmsMessage } from '../context/mail-queue.ts';

/** The gateway took no message: its status, or an answer that is not the expected one. */
export class SmsRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The SMS gateway answered ${code}.`);
    this.code = code;
  }
}

const patienceMs = 15_000;

/** Of an answer as much is looked at for the expected text. */
const longestAnswer = 10_000;

/** Hands one text message to the gateway; resolves once it was taken. A redirect is followed nowhere. */
export async function sendSms(gateway: SmsGateway, { phone, text }: SmsMessage): Promise<void> {
  const { url, method, headers, body, numbers, expected } = gateway;
  const values = { to: shapes[numbers](phone), text };
  const response = await fetch(fill(url, values, encodeURIComponent), {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    ...(body !== undefined && method !== 'GET' && { body: fill(body, values, writingOf(headers['content-type'])) }),
  });
  const answer = (await response.text()).slice(0, longestAnswer);
  if (!response.ok) throw new SmsRefused(`http${response.status}`);
  if (expected !== undefined && !answer.includes(expected)) throw new SmsRefused('UNEXPECTEDANSWER');
}

/** How gateways want a number that we know as `+98912…`. */
const shapes: Readonly<Record<SmsGateway['numbers'], (phone: string) => string>> = {
  e164: (phone) => phone,
  digits: (phone) => phone.replace(/^\+/, ''),
  iran: (phone) => phone.replace(/^\+98/, '0'),
};

type Write = (text: string) => string;

function writingOf(type = 'application/x-www-form-urlencoded'): Write {
  if (/json/.test(type)) return (text) => JSON.stringify(text).slice(1, -1);
  return type.includes('x-www-form-urlencoded') ? encodeURIComponent : (text) => text;
}

function fill(template: string, values: Readonly<Record<string, string>>, write: Write): string {
  return template.replace(/\{\{(to|text)\}\}/g, (_, name: string) => write(values[name] ?? ''));
}
