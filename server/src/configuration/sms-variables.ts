import type { Configuration, SmsCodes, SmsGateway } from './configuration.ts';
import { wholeNumber, type Variable } from './variable.ts';

const example = 'https://api.example.com/send?to={{to}}&text={{text}}';

const smsUrl: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => gatewayAddress(text),
  secret: true,
  must: `the http or https address of an SMS gateway, such as ${example}; leave it out to send no text messages`,
};
const smsMethod: Variable<SmsGateway['method']> = {
  fallback: 'POST',
  parse: (text) => (['POST', 'GET', 'PUT'] as const).find((method) => method === text.toUpperCase()),
  must: 'POST, GET or PUT',
};
const smsHeaders: Variable<Readonly<Record<string, string>>> = {
  fallback: {},
  parse: (text) => headersOf(text),
  secret: true,
  must: 'a JSON object of headers, such as {"authorization": "Bearer …", "content-type": "application/json"}',
};
const smsBody: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => text,
  secret: true,
  must: 'the body of a request, such as {"to": "{{to}}", "text": "{{text}}"}',
};
const smsNumbers: Variable<SmsGateway['numbers']> = {
  fallback: 'e164',
  parse: (text) => (['e164', 'digits', 'iran'] as const).find((shape) => shape === text),
  must: 'e164 (+989121234567), digits (989121234567) or iran (09121234567, other countries as e164)',
};
const smsExpect: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => text,
  must: 'a text that the answer contains when a message was accepted, such as "status":200',
};

const smsPrefixes: Variable<SmsCodes['prefixes']> = {
  fallback: ['+98'],
  parse: (text) => prefixesOf(text),
  must: 'comma-separated beginnings of numbers that verification codes may go to, such as +98,+93',
};
const smsCodesPerDay: Variable<number> = {
  fallback: 500,
  parse: (text) => wholeNumber(text, 1, 999_999),
  must: 'the maximum verification codes per day by text message, from 1 to 999999',
};

export const smsVariables = {
  PORSA_SMS_URL: smsUrl,
  PORSA_SMS_METHOD: smsMethod,
  PORSA_SMS_HEADERS: smsHeaders,
  PORSA_SMS_BODY: smsBody,
  PORSA_SMS_NUMBERS: smsNumbers,
  PORSA_SMS_EXPECT: smsExpect,
  PORSA_SMS_PREFIXES: smsPrefixes,
  PORSA_SMS_CODES_PER_DAY: smsCodesPerDay,
} as const;

type Read = <Value>(name: keyof typeof smsVariables, variable: Variable<Value>) => Value;

/** Number and text must stand somewhere in address or body, or every message would be the same. */
export function readSms(read: Read, faults: string[]): Pick<Configuration, 'sms' | 'smsCodes'> {
  const url = read('PORSA_SMS_URL', smsUrl);
  const method = read('PORSA_SMS_METHOD', smsMethod);
  const body = read('PORSA_SMS_BODY', smsBody);
  const expected = read('PORSA_SMS_EXPECT', smsExpect);
  const parts = { headers: read('PORSA_SMS_HEADERS', smsHeaders), numbers: read('PORSA_SMS_NUMBERS', smsNumbers) };
  const smsCodes = {
    prefixes: read('PORSA_SMS_PREFIXES', smsPrefixes),
    perDay: read('PORSA_SMS_CODES_PER_DAY', smsCodesPerDay),
  };
  if (url === undefined) return { smsCodes };
  const sent = method === 'GET' ? url : `${url} ${body ?? ''}`;
  if (!sent.includes('{{to}}') || !sent.includes('{{text}}')) {
    const where = method === 'GET' ? 'PORSA_SMS_URL' : 'PORSA_SMS_URL or PORSA_SMS_BODY';
    faults.push(`${where} must contain {{to}} and {{text}}, which stand for the number and the text of a message.`);
    return { smsCodes };
  }
  return {
    smsCodes,
    sms: { url, method, ...parts, ...(body !== undefined && { body }), ...(expected !== undefined && { expected }) },
  };
}

/** The host is written out: no number may choose where messages go. */
function gatewayAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.hash) return undefined;
  return /[{}%]/.test(url.host) ? undefined : text;
}

function prefixesOf(text: string): SmsCodes['prefixes'] | undefined {
  const [first = '', ...others] = text.split(',').map((prefix) => prefix.trim());
  return [first, ...others].every((prefix) => /^\+[1-9]\d{0,9}$/.test(prefix)) ? [first, ...others] : undefined;
}

function headersOf(text: string): Readonly<Record<string, string>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value as Record<string, unknown>);
    const isHeader = ([name, header]: readonly [string, unknown]): boolean =>
      /^[A-Za-z0-9-]+$/.test(name) && typeof header === 'string' && /^[\x20-\x7e]*$/.test(header);
    if (!entries.every(isHeader)) return undefined;
    return Object.fromEntries(entries.map(([name, header]) => [name.toLowerCase(), String(header)]));
  } catch {
    return undefined;
  }
}
