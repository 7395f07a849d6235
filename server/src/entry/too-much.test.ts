import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openClinic, refusal, visit, handlers, type TestClinic } from '../../test/clinic.ts';
import { testServerContext } from '../../test/context.ts';
import { call, openTestServer } from '../../test/server.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { bodyHash } from './body-hash.ts';
import { fillForm } from './fill-form.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('./fill-form.ts', { spy: true });
vi.mock('./body-hash.ts', { spy: true });
afterAll(() => {
  vi.doUnmock('./fill-form.ts');
  vi.doUnmock('./body-hash.ts');
  vi.resetModules();
});

let db: Database;
let clinic: TestClinic;
let server: FastifyInstance;
beforeAll(async () => {
  db = await openDatabase({});
  await migrate(db);
  clinic = await openClinic(db, { settings: { allowPublicScores: true } });
  server = await openTestServer(testServerContext(db), { handlers });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});
beforeEach(() => {
  vi.clearAllMocks();
});

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
const list = (length: number) => Array.from({ length }, () => 'x');

/** Nests lists so deep as JSON may. */
const nested = (inner: unknown, depth: number): unknown => (depth === 0 ? inner : nested([inner], depth - 1));

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['more names than the form has questions', keys(60_000)],
  ['a row of more names than it has questions', { medications: [{ drug: 'A', ...keys(60_000) }] }],
  [
    'a name too many in each of many rows',
    { medications: Array.from({ length: 500 }, () => ({ drug: 'A', dose: 1, batch: '7', colour: 'red' })) },
  ],
  ['more rows than a form takes', { medications: Array.from({ length: 60_000 }, () => ({ drug: 'A' })) }],
  ['a longer list than there are options', { smokes: list(200_000) }],
  ['a long list under a name that nobody knows', { nobody: list(200_000) }],
  ['a long list deep in others', { weight: nested(list(200_000), 50) }],
  ['a record where a number belongs', { weight: keys(60_000) }],
  ['long lists as rows', { medications: [list(100_000), list(100_000)] }],
])('An entry with %s is refused before anything is computed', async (_what, answers) => {
  const { code, detail } = await refusal(
    handlers['/entry/storeentry'](clinic.as('visitor'), { ...visit(clinic.category), answers: answers as never }),
  );
  expect([code, detail.fields!.length > 0]).toEqual(['brokenrule', true]);
  expect([vi.mocked(fillForm).mock.calls.length, vi.mocked(bodyHash).mock.calls.length]).toEqual([0, 0]);
});

test('An entry of five hundred rows with all their questions is filled as ever', async () => {
  const medications = Array.from({ length: 500 }, () => ({ drug: 'A', dose: 1, batch: '7' }));
  const { computed } = await handlers['/entry/storeentry'](clinic.as('secretary'), {
    ...visit(clinic.category),
    answers: { weight: 80, medications } as never,
  });
  expect(computed).toMatchObject({ totaldose: 500 });
});

test('A question that is hidden from the role is refused as one that does not exist, also among far too many', async () => {
  const faultsOf = async (name: string, value: unknown) =>
    (
      await refusal(
        handlers['/entry/storeentry'](clinic.as('visitor'), {
          ...visit(clinic.category),
          answers: { [name]: value, ...keys(100) } as never,
        }),
      )
    ).detail.fields!;
  for (const value of ['red', list(5000)]) {
    const [hidden, unknown] = [await faultsOf('alert', value), await faultsOf('nobody', value)];
    expect(hidden.map(({ path, ...rest }) => ({ path: path.replace('alert', 'nobody'), ...rest }))).toEqual(unknown);
  }
});

test.each([
  ['en', '24,950 more not shown.'],
  ['fa', '۲۴٬۹۵۰ مورد دیگر نمایش داده نشده است.'],
])('A refusal names fifty faults and says in %s how many others there are', async (language, sentence) => {
  const { status, reply } = await call(
    server,
    '/entry/storeentry',
    { ...visit(clinic.category), answers: keys(25_000) },
    { language },
  );
  expect([status, reply]).toMatchObject([422, { code: 4220, more: 24_950 }]);
  if (reply.success) throw new Error('It was stored.');
  expect([reply.fields?.length, reply.message.endsWith(sentence)]).toEqual([50, true]);
  expect(JSON.stringify(reply).length).toBeLessThan(10_000);
});

test('A refusal stays short where the names are long', async () => {
  const answers = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}${'x'.repeat(20_000)}`, 1]));
  const { reply } = await call(server, '/entry/storeentry', { ...visit(clinic.category), answers });
  expect([reply.success, JSON.stringify(reply).length < 25_000]).toEqual([false, true]);
});
