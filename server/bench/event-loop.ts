import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { contract, type Path } from '../../src/api/contract/contract.ts';
import { openSession } from '../src/sessions/sessions.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { newId } from '../src/db/uuid.ts';
import { handlers } from '../src/handlers/handlers.ts';
import { bodyLimits } from '../src/http/limits/limits.ts';
import { openClinic } from '../test/clinic.ts';
import { testServerContext } from '../test/context.ts';
import { openTestServer } from '../test/server.ts';

/**
 * How long a single request, as large as it may be, keeps everybody else waiting: `npx tsx server/bench/event-loop.ts [word]`.
 *
 * Every call gets the bodies that cost most: thousands of keys, long lists and long texts at each of its places, and for
 * calls that take answers or forms, those that are hardest to read. Calls whose path or body holds the word are tried.
 * Prints the longest pause of the event loop by call and body, those over 50 ms first, with the status and the size of the reply.
 */
const word = process.argv[2] ?? '';
const db = await openDatabase({});
await migrate(db);
const context = testServerContext(db);
const clinic = await openClinic(db, { settings: { allowPublicScores: true } });
const server = await openTestServer(context, { handlers });
const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('admin') });
const { file } = await handlers['/entry/storeentry'](clinic.as('secretary'), {
  id: newId(),
  category: clinic.category,
  version: 1,
  answers: { weight: 80 },
});

interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
}
type Body = Readonly<Record<string, unknown>>;

const keys = (count: number, name = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]));
const limitOf = (path: Path) => bodyLimits.byCall[path] ?? bodyLimits.general;
const named: Readonly<Record<string, unknown>> = {
  category: clinic.category,
  file,
  id: newId(),
  project: clinic.project,
  language: 'en',
  email: 'mina@clinic.test',
};

/** A value that passes, as far as its schema alone says. */
function good(schema: Schema, key = ''): unknown {
  if (key in named) return named[key];
  if (schema.anyOf) return good(schema.anyOf[0]!);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, good(schema.properties?.[name] ?? {}, name)]),
    );
  if (schema.type === 'array') return [];
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  return schema.format === 'uuid'
    ? newId()
    : schema.format === 'date'
      ? '2026-01-01'
      : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

/** As large as each place may be, and larger. */
function hostile(path: Path): readonly (readonly [string, Body])[] {
  const schema = contract[path].body as Schema;
  const bytes = limitOf(path) - Math.min(4096, limitOf(path) / 4);
  const whole = good(schema) as Body;
  const fields = Object.entries(schema.properties ?? {}).flatMap(
    ([key, inner]): readonly (readonly [string, Body])[] => {
      const text: readonly [string, Body] = [
        `${key}: a long text`,
        { ...whole, [key]: 'x'.repeat(Math.min(bytes, inner.maxLength ?? bytes)) },
      ];
      const list: readonly [string, Body] = [
        `${key}: a long list`,
        { ...whole, [key]: Array.from({ length: Math.floor(bytes / 4) }, () => 1) },
      ];
      return [text, list, [`${key}: many keys`, { ...whole, [key]: keys(Math.floor(bytes / 14)) }]];
    },
  );
  return [['many keys', { ...whole, ...keys(Math.floor(bytes / 14)) }], ...fields, ...(special[path] ?? [])];
}

const answers = (given: unknown): Body => ({ id: newId(), category: clinic.category, version: 1, answers: given });
const question = (index: number) => ({
  id: `q${index}`,
  name: `q${index}`,
  type: 'number',
  title: { en: `Question ${index}`, fa: `پرسش ${index}` },
  min: 0,
  max: 10,
});
const formOf = (questions: readonly object[], more: object = {}) => ({
  schema: 1,
  title: 'Large',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'P', pageType: 'form', questions }],
  ...more,
});
const many = Array.from({ length: 5000 }, (_, index) => question(index));
const forms: Readonly<Record<string, object>> = {
  'five thousand questions': formOf(many),
  'five thousand empty questions': formOf(many.map(({ id }) => ({ id }))),
  'formulas that name one another': formOf(
    many.map((one, index) => (index === 0 ? one : { ...one, type: 'calculated', formula: `q${index - 1} + 1` })),
  ),
  'one formula of ten thousand characters, two hundred times': formOf(
    many.slice(0, 200).map((one) => ({ ...one, type: 'calculated', formula: `${'q0+'.repeat(3000)}1` })),
  ),
  'five thousand conditions': formOf(many.slice(0, 500), {
    conditions: Array.from({ length: 5000 }, (_, index) => ({
      id: `c${index}`,
      kind: 'visibility',
      target: `q${index % 499}`,
      when: 'q499 > 3 AND q498 < 7',
    })),
  }),
  patterns: formOf(
    many
      .slice(0, 3000)
      .map((one) => ({ ...one, type: 'text', format: { pattern: `^(a|b|${'c?'.repeat(120)}[a-z]{1,90})$` } })),
  ),
  'lists of options': formOf(
    many.slice(0, 10).map((one) => ({
      ...one,
      type: 'select',
      options: Array.from({ length: 1500 }, (_, index) => ({ text: `Option ${index}`, value: `v${index}` })),
    })),
  ),
};
const special: Partial<Record<Path, readonly (readonly [string, Body])[]>> = {
  '/entry/storeentry': [
    [
      'answers: 60,000 rows',
      answers({ weight: 80, medications: Array.from({ length: 60_000 }, () => ({ drug: 'A' })) }),
    ],
    ['answers: a row of many keys', answers({ weight: 80, medications: [keys(60_000)] })],
    [
      'answers: 500 whole rows',
      answers({ weight: 80, medications: Array.from({ length: 500 }, () => ({ drug: 'A'.repeat(1000), dose: 1 })) }),
    ],
    ['answers: a list of lists', answers({ weight: Array.from({ length: 100_000 }, () => []) })],
    [
      'answers: long names',
      answers(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}${'x'.repeat(20_000)}`, 1]))),
    ],
  ],
  '/category/storedraft': Object.entries(forms).map(([name, definition]) => [
    name,
    { category: clinic.category, rev: 1, definition },
  ]),
  '/category/import': Object.entries(forms).map(([name, definition]) => [
    name,
    { category: clinic.category, format: 'porsa', content: JSON.stringify(definition) },
  ]),
};

interface Row {
  readonly path: string;
  readonly what: string;
  readonly pause: number;
  readonly status: number;
  readonly bytes: number;
}

async function measure(path: Path, what: string, body: Body): Promise<Row> {
  const payload = JSON.stringify(body);
  const send = () =>
    server.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/json', 'access-token': token, 'accept-language': 'en' },
    });
  let pause = Infinity;
  let last = await send();
  // The shortest of three: what a body costs, and not what else this machine does.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await turn();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const timer = setInterval(() => undefined, 1);
    last = await send();
    await turn();
    clearInterval(timer);
    delay.disable();
    pause = Math.min(pause, Math.max(0, delay.max / 1e6 - 1));
  }
  return { path, what, pause, status: last.statusCode, bytes: last.rawPayload.length };
}

const rows: Row[] = [];
for (const path of (Object.keys(contract) as Path[]).filter(
  (path) => contract[path].method === 'POST' && contract[path].file === undefined && contract[path].gives === undefined,
)) {
  for (const [what, body] of hostile(path)) {
    if (!`${path} ${what}`.includes(word) || JSON.stringify(body).length > limitOf(path)) continue;
    rows.push(await measure(path, what, body));
  }
}
const print = ({ path, what, pause, status, bytes }: Row) =>
  process.stdout.write(
    `${pause.toFixed(0).padStart(6)} ms  ${status}  ${String(bytes).padStart(8)} bytes  ${path}  ${what}\n`,
  );
rows
  .sort((one, other) => other.pause - one.pause)
  .slice(0, 40)
  .forEach(print);
const slow = rows.filter(({ pause }) => pause > 50);
process.stdout.write(`${rows.length} bodies, ${slow.length} over 50 ms\n`);
await server.close();
await db.destroy();
