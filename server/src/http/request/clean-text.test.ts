import { expect, test } from 'vitest';
import { contract, type Path } from '../../../../src/api/contract/contract.ts';
import { Patient } from '../../../../src/api/contract/shapes.ts';
import { Localized, Name, shape } from '../../../../src/api/contract/primitives.ts';
import { testConfiguration } from '../../../test/context.ts';
import { createServer } from '../../server.ts';

const turns = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

async function received(body: object) {
  const server = createServer(testConfiguration);
  server.post(
    '/',
    { schema: { body: shape({ first: Name, title: Localized, other: Localized, patient: Patient }) } },
    async (request) => request.body,
  );
  const reply = await server.inject({
    method: 'POST',
    url: '/',
    payload: { first: 'Mina', title: 'Visit', other: {}, patient: {}, ...body },
  });
  await server.close();
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}

test.each(turns)(
  '%j, which turns what stands beside a name, is removed from names, titles and patients',
  async (turn) => {
    const { body } = await received({
      first: `Mi${turn}na`,
      title: { en: `${turn}Visit`, fa: `ویزیت${turn}` },
      other: `Vi${turn}sit`,
      patient: { name: `gpj.${turn}exe`, address: `one\ntwo${turn}` },
    });
    expect(body).toEqual({
      first: 'Mina',
      title: { en: 'Visit', fa: 'ویزیت' },
      other: 'Visit',
      patient: { name: 'gpj.exe', address: 'one\ntwo' },
    });
  },
);

test('No line break gets into a name: what becomes the head of an email or a row of a log has one line', async () => {
  expect(
    (await received({ first: 'Mina\r\nBcc: spy@evil.test', patient: { name: 'one\u2028two\0' } })).body,
  ).toMatchObject({ first: 'Mina Bcc: spy@evil.test', patient: { name: 'one two ' } });
});

test('Half-spaces and joiners, which Persian is written with, stay', async () => {
  expect((await received({ first: 'علی\u200cرضا \u200d' })).body).toMatchObject({ first: 'علی\u200cرضا \u200d' });
});

test('A name of such marks alone is none, and they do not count as letters', async () => {
  expect((await received({ first: turns.join('') })).status).not.toBe(200);
  expect((await received({ first: turns.join('') + 'a'.repeat(100) })).status).toBe(200);
  expect((await received({ first: 'a'.repeat(101) })).status).not.toBe(200);
});

test('A national code is its ten digits, whichever script they were typed in', async () => {
  for (const code of ['0012345679', '۰۰۱۲۳۴۵۶۷۹', '٠٠١٢٣٤٥٦٧٩', ' ۰۰۱۲۳۴۵۶۷۹ ', '\u200e0012345679\u202c'.slice(1)])
    expect((await received({ patient: { code } })).body).toMatchObject({ patient: { code: '0012345679' } });
  for (const code of ['001234567', '00123456790', '00123456۷x'])
    expect((await received({ patient: { code } })).status).not.toBe(200);
});

interface Schema {
  readonly type?: string;
  readonly 'x-text'?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
}

/** Texts of these names in bodies, wherever they stand, with the call they stand in. */
function namesIn(schema: Schema, place: string, key = ''): readonly (readonly [string, Schema])[] {
  if (schema.type === 'string' && /^(?:first|last)?name$|title/i.test(key)) return [[place, schema]];
  const within = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    namesIn(part, `${place} ${name}`, /title/i.test(key) ? key : name),
  );
  return [
    ...within,
    ...(schema.anyOf ?? []).flatMap((part) => namesIn(part, place, key)),
    ...(schema.items ? namesIn(schema.items, place, key) : []),
  ];
}

const found = (Object.keys(contract) as Path[]).flatMap((path) => namesIn(contract[path].body as Schema, path));

test('Every name and title that a call takes is cleaned', () => {
  expect(found.length).toBeGreaterThan(12);
  expect(found.filter(([, schema]) => schema['x-text'] === undefined).map(([place]) => place)).toEqual([]);
});
