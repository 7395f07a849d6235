import { CompiledQuery } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres, isUnfitRow } from '../db/dialect.ts';
import { isDistributed } from '../db/is-distributed.ts';
import { named } from '../db/statements/named-statements.ts';
import { parts, type Part, type RowKind, type Rows } from './parts.ts';

/** A row that was to be changed is not as it was expected. Nothing of the whole is kept. */
export class NotAsExpected extends Error {
  constructor(readonly of: RowKind | 'some') {
    super(`Not as expected: ${of}.`);
    this.name = 'NotAsExpected';
  }
}

/** Transactions that waited for one another, of which only one may go on, or that waited too long for a row. */
const clashes: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

/** How long many wait for a row that somebody holds: what needs it then goes by itself. */
const patienceMs = 100;

/**
 * Whether it is worth trying again, each by itself: somebody else was faster, or one of them does not fit and must not
 * take the others along.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof NotAsExpected || isUnfitRow(error) || clashes.has((error as { code?: unknown } | null)?.code);
}

/**
 * Writes rows one kind after another, within a transaction. Where tables lie on several machines, those of one clinic at a
 * time, whose machine the statement then names.
 */
export async function writeInTurn(transaction: Database, rows: Partial<Rows>): Promise<void> {
  const isSpread = await isDistributed(transaction);
  for (const part of partsOf(rows))
    for (const given of isSpread ? byClinic(rows[part.of] ?? []) : [rows[part.of] ?? []])
      await writePart(transaction, part, given, isSpread ? given[0]?.clinic : undefined);
}

async function writePart(
  transaction: Database,
  part: Part,
  given: Rows[RowKind],
  clinic: string | undefined,
): Promise<void> {
  const statement = clinic === undefined ? statementOf(transaction, part) : spreadStatement(part, clinic);
  const { numAffectedRows = 0n } = await transaction.executeQuery(
    CompiledQuery.raw(statement, [JSON.stringify(given)]),
  );
  if (part.exact && Number(numAffectedRows) !== given.length) throw new NotAsExpected(part.of);
}

function byClinic(rows: Rows[RowKind]): readonly Rows[RowKind][] {
  const clinics = new Set<string>([...rows].map(({ clinic }) => clinic));
  return [...clinics].map((clinic) => [...rows].filter((row) => row.clinic === clinic) as unknown as Rows[RowKind]);
}

/** The machine of a statement is chosen before its values are known: the clinic stands in it, which is an id of our own. */
function spreadStatement(part: Part, clinic: string): string {
  if (!/^[\w-]+$/.test(clinic)) throw new Error('A clinic has an id of letters and digits.');
  return withTables(part).replaceAll('{clinic}', `'${clinic}'`).replace('{given}', recordsOf(part, '$1'));
}

/**
 * Writes rows in one statement of PostgreSQL, which takes one round trip and holds nothing between two.
 *
 * It begins with how long it may wait for a row, and ends in a division by zero where one is not as expected, which
 * undoes all.
 */
export async function writeAtOnce(db: Database, rows: Partial<Rows>): Promise<void> {
  const wanted = partsOf(rows);
  const key = wanted.map((part) => parts.indexOf(part)).join(' ');
  const text = texts.get(key) ?? textOf(wanted);
  texts.set(key, text);
  const given = wanted.map((part) => JSON.stringify(rows[part.of]));
  const counts = wanted.filter(({ exact }) => exact).map((part) => rows[part.of]?.length ?? 0);
  await db.executeQuery(CompiledQuery.raw(text, [...given, ...counts]));
}

const texts = new Map<string, string>();

function textOf(wanted: readonly Part[]): string {
  const givenBy = new Map(wanted.flatMap(({ gives }, index) => (gives ? [[gives.table, `p${index}`]] : [])));
  const steps = wanted.map((part, index) => {
    const statement = joined(part, givenBy).replace('{given}', recordsOf(part, `$${index + 1}`));
    return `p${index} as (${statement} returning ${part.gives?.columns ?? '1'})`;
  });
  const checks = wanted
    .flatMap((part, index) => (part.exact ? [index] : []))
    .map((index, place) => `(select count(*) from p${index}) = $${wanted.length + place + 1}::int`);
  const isBegun = `set_config('lock_timeout', '${patienceMs}', true) is null`;
  const isWell = ['true', ...checks].join(' and ');
  return named(`with ${steps.join(', ')} select 1 / (case when ${isBegun} then 0 when ${isWell} then 1 else 0 end)`);
}

const partsOf = (rows: Partial<Rows>): readonly Part[] => parts.filter(({ of }) => (rows[of]?.length ?? 0) > 0);

const statements = new WeakMap<Part, { readonly postgres: string; readonly sqlite: string }>();

function statementOf(db: Database, part: Part): string {
  const found = statements.get(part) ?? {
    postgres: named(joined(part).replace('{given}', recordsOf(part, '$1'))),
    sqlite: joined(part).replace('{given}', valuesOf(part)),
  };
  statements.set(part, found);
  return isPostgres(db) ? found.postgres : found.sqlite;
}

const joined = (part: Part, givenBy?: ReadonlyMap<string, string>): string =>
  withTables(part, givenBy).replaceAll('{clinic}', 'g.clinic');

/** A statement does not see what another one beside it writes: it reads from that one. */
const withTables = ({ statement }: Part, givenBy: ReadonlyMap<string, string> = new Map()): string =>
  statement.replaceAll('{live_heads}', givenBy.get('live_heads') ?? 'live_heads');

/** PostgreSQL gives the alias and its columns in one. */
function recordsOf({ columns }: Part, place: string): string {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return `(select * from json_to_recordset(${place}::json) as r(${typed.join(', ')}))`;
}

function valuesOf({ columns }: Part): string {
  const names = Object.keys(columns).map((name) => `value->>'${name}' as ${name}`);
  return `(select ${names.join(', ')} from json_each(?))`;
}
