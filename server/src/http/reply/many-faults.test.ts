import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract, type Path } from '../../../../src/api/contract/contract.ts';
import { testServerContext } from '../../../test/context.ts';
import { addPerson, call, openTestServer } from '../../../test/server.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { migrate } from '../../db/migrations/migrate.ts';
import { bodyFaults } from '../../errors/field-faults.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('../../errors/field-faults.ts', { spy: true });
afterAll(() => {
  vi.doUnmock('../../errors/field-faults.ts');
  vi.resetModules();
});

interface Schema {
  readonly type?: string;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

let db: Database;
let server: FastifyInstance;
let token: string;
let admin: string;
beforeAll(async () => {
  db = await openDatabase({});
  await migrate(db);
  const context = testServerContext(db);
  server = await openTestServer(context, { standIns: true });
  ({ token } = await addPerson(context, { email: 'mina@clinic.test' }));
  ({ token: admin } = await addPerson(context, { email: 'admin@clinic.test', access: 'admin' }));
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const posted = (Object.keys(contract) as Path[]).filter(
  (path) => contract[path].method === 'POST' && contract[path].file === undefined,
);
const listsIn = (schema: Schema | undefined, at: readonly string[] = []): readonly (readonly string[])[] =>
  schema?.type === 'array'
    ? [at]
    : Object.entries(schema?.properties ?? {}).flatMap(([key, inner]) => listsIn(inner, [...at, key]));
const places = posted.flatMap((path) => listsIn(contract[path].body as Schema).map((place) => ({ path, place })));

/** How many faults were found in a body, and how many were reported. */
async function faultsOf(path: Path, body: object): Promise<readonly [number, number]> {
  vi.mocked(bodyFaults).mockClear();
  const { status, reply } = await call(server, path, body as never, { token: admin });
  expect([400, 413]).toContain(status);
  return [vi.mocked(bodyFaults).mock.calls[0]?.[0].length ?? 0, reply.success ? 0 : (reply.fields?.length ?? 0)];
}

test.each(places)(
  'A body with a list of far too many things that do not fit is refused for the first of its faults: $path $place',
  async ({ path, place }) => {
    const list = Array.from({ length: 5000 }, () => ({}));
    const [found, reported] = await faultsOf(
      path,
      place.reduceRight<object>((inner, key) => ({ [key]: inner }), list),
    );
    expect([found < 20, reported > 0]).toEqual([true, true]);
  },
);

test('A body of thousands of keys that nobody knows is refused for the first of its faults, in every call', async () => {
  const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
  for (const path of posted) expect([path, (await faultsOf(path, body))[0] < 20]).toEqual([path, true]);
});

test('A small body has all its faults looked for, and gets the first fifty', async () => {
  const [found, reported] = await faultsOf(
    '/entry/storeentry',
    Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 1])),
  );
  expect([found > 50, reported]).toEqual([true, 50]);
});

test('Every list that is taken has a length', () => {
  const lists = (schema: Schema): readonly Schema[] => [
    ...(schema.type === 'array' ? [schema] : []),
    ...[
      ...Object.values(schema.properties ?? {}),
      ...(schema.items ? [schema.items] : []),
      ...(schema.anyOf ?? []),
    ].flatMap(lists),
  ];
  expect(
    posted.filter((path) => lists(contract[path].body as Schema).some(({ maxItems }) => maxItems === undefined)),
  ).toEqual([]);
});

test('A body of more values than a call takes is refused before anything is built from it', async () => {
  for (const [path, most] of [
    ['/auth/forgotpassword', 30_000],
    ['/entry/storeentry', 30_000],
    ['/category/storedraft', 120_000],
  ] as const) {
    const list = (length: number) => JSON.stringify(Array.from({ length }, () => 1));
    const send = (payload: string) =>
      server.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': 'application/json', 'access-token': admin },
      });
    expect([path, (await send(list(most))).statusCode, (await send(list(most + 2))).statusCode]).toEqual([
      path,
      400,
      413,
    ]);
  }
});

test('A large body is read from designers alone, whatever it names', async () => {
  for (const [path, body] of [
    ['/category/import', { format: 'porsa', content: 'x'.repeat(200_000) }],
    ['/category/storedraft', { category: 'a', rev: 1, definition: 'x'.repeat(200_000) }],
  ] as const) {
    const large = await server.inject({
      method: 'POST',
      url: path,
      payload: `not JSON${'x'.repeat(200_000)}`,
      headers: { 'content-type': 'application/json', 'access-token': token },
    });
    expect([path, large.statusCode]).toEqual([path, 403]);
    expect([path, (await call(server, path, body, { token })).status]).toEqual([path, 403]);
    expect([path, (await call(server, path, body, { token: admin })).status]).not.toEqual([path, 403]);
  }
});
