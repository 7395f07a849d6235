import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { isPostgres } from '../src/db/dialect.ts';
import { patientColumns } from '../src/file/check-patient.ts';
import { wordsOf } from '../src/file/file-words.ts';
import { repairCounts } from '../src/operations/verify-counts.ts';
import { patientOf } from './many-patients.ts';

/** So many different names there are; people beyond them have the same names again. */
const names = 20_000;

/** Files of one statement; few at first, since PostgreSQL keeps the plan of its look at a table that was empty until it is analyzed. */
const first = 500;
const together = 10_000;

/** The first of the files was made then, and one each minute from then on. */
const begun = Date.UTC(2024, 0, 1);
const minute = 60_000;

export const personOf = (index: number) => ({
  name: patientOf(index % names).name,
  code: String(1_000_000_000 + index),
  phone: `+989${String(100_000_000 + ((index * 7919) % 900_000_000))}`,
});

export interface Filling {
  readonly clinic: string;
  /** Two large forms, and one of 300 files. */
  readonly forms: readonly [one: string, other: string, small: string];
  readonly files: number;
}

/**
 * Fills a clinic with patients, their files, the words they are found by and a response each, by statements that make
 * the rows themselves. Every third person has two files. The last file was made at the time that is given back.
 */
export async function fillClinic(db: Database, filling: Filling): Promise<Date> {
  await storeNames(db);
  await fillPart(db, filling, 0, Math.min(first, filling.files) - 1);
  if (isPostgres(db)) await sql`analyze`.execute(db);
  for (let start = first; start < filling.files; start += together)
    await fillPart(db, filling, start, Math.min(filling.files, start + together) - 1);
  await sql`drop table bench_names`.execute(db);
  await sql`drop table bench_words`.execute(db);
  await repairCounts(db, () => undefined);
  await assertAsStored(db, filling);
  if (isPostgres(db)) await sql`analyze`.execute(db);
  return new Date(begun + filling.files * minute);
}

/** What the server makes of each name, so that rows are as it would store them. */
async function storeNames(db: Database): Promise<void> {
  await sql`create table bench_names (n integer primary key, name text, search text, sort_name text)`.execute(db);
  await sql`create table bench_words (n integer, word text)`.execute(db);
  for (let start = 0; start < names; start += 500) {
    const rows = Array.from({ length: 500 }, (_row, at) => {
      const { name } = patientOf(start + at);
      return { n: start + at, name, words: wordsOf({ name }), ...patientColumns({ name }) };
    });
    const named = rows.map((row) => sql`(${row.n}, ${row.name}, ${row.search}, ${row.sort_name})`);
    await sql`insert into bench_names values ${sql.join(named)}`.execute(db);
    const words = rows.flatMap(({ n, words: all }) => all.map((word) => sql`(${n}, ${word})`));
    await sql`insert into bench_words values ${sql.join(words)}`.execute(db);
  }
  await sql`create index bench_words_n on bench_words (n)`.execute(db);
}

/** What the two databases write differently. */
const dialects = {
  postgres: {
    series: (from: number, to: number) =>
      sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) as s(i)`,
    hex: (value: RawBuilder<unknown>) => sql`lpad(to_hex(${value}), 12, '0')`,
    time: (ms: RawBuilder<unknown>) =>
      sql`to_char(to_timestamp(${ms} / 1000) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
  },
  sqlite: {
    series: (from: number, to: number) =>
      sql`(with recursive c(i) as (select ${sql.lit(from)} union all select i + 1 from c where i < ${sql.lit(to)}) select i from c) as s`,
    hex: (value: RawBuilder<unknown>) => sql`printf('%012x', ${value})`,
    time: (ms: RawBuilder<unknown>) => sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${ms} / 1000, 'unixepoch')`,
  },
} as const;

async function fillPart(db: Database, { clinic, forms: [one, other, small] }: Filling, from: number, to: number) {
  const { series, hex, time } = dialects[isPostgres(db) ? 'postgres' : 'sqlite'];
  const ms = (index: RawBuilder<unknown>) => sql`(${sql.lit(begun)} + ${index} * ${sql.lit(minute)})`;
  const id = (index: RawBuilder<unknown>, kind: string) =>
    sql`substr(${hex(ms(index))}, 1, 8) || '-' || substr(${hex(ms(index))}, 9, 4) || ${sql.lit(`-7000-${kind}000-`)} || ${hex(index)}`;
  const file = sql.ref('s.i');
  const person = sql`(s.i - case when s.i % 4 = 3 then 1 else 0 end)`;
  const code = sql`(1000000000 + ${person})`;
  const digits = sql`(100000000 + (${person} * 7919) % 900000000)`;
  const details = sql`'{"name":"' || b.name || '","code":"' || ${code} || '","phone":"+989' || ${digits} || '"}'`;
  const line = sql.lit('\n');
  const search = sql`b.search || ${line} || ${code} || ${line} || '+989' || ${digits} || ${line} || '09' || ${digits}`;
  const category = sql`case when s.i < 300 then ${small} when s.i % 4 = 3 then ${other} when s.i % 2 = 0 then ${one} else ${other} end`;
  const at = time(ms(file));
  // Left joins: SQLite would begin with the names.
  const people = sql`${series(from, to)} left join bench_names b on b.n = ${person} % ${sql.lit(names)}`;
  await sql`insert into patients (clinic, id, code, details, search, sort_name, birthdate, phone, created_by, created_at, updated_at)
    select ${clinic}, ${id(person, '9')}, ${code} || '', ${details}, ${search}, b.sort_name, null, '+989' || ${digits}, null, ${at}, ${at}
    from ${people} where s.i % 4 <> 3`.execute(db);
  await sql`insert into files (clinic, id, category, patient, search, sort_name, entries, created_by, created_at, updated_at, deleted_at, indexed, patient_id)
    select ${clinic}, ${id(file, '8')}, ${category}, ${details}, ${search}, b.sort_name, 1, null, ${at}, ${at}, null, 1, ${id(person, '9')}
    from ${people}`.execute(db);
  await sql`insert into file_words (clinic, file, category, word)
    select ${clinic}, ${id(file, '8')}, ${category}, w.word from ${series(from, to)} left join bench_words w on w.n = ${person} % ${sql.lit(names)}
    union all select ${clinic}, ${id(file, '8')}, ${category}, ${code} || '' from ${series(from, to)}
    union all select ${clinic}, ${id(file, '8')}, ${category}, '09' || ${digits} from ${series(from, to)}
    union all select ${clinic}, ${id(file, '8')}, ${category}, '9' || ${digits} from ${series(from, to)}`.execute(db);
  await sql`insert into entries (clinic, id, category, file, version, page, answers, computed, body_hash, created_by, created_at, started_at, source, link)
    select ${clinic}, ${id(file, 'a')}, ${category}, ${id(file, '8')}, 1, null, '{"weight":80}', '{}', '', null, ${at}, null, null, null
    from ${series(from, to)}`.execute(db);
}

/** A benchmark of rows that the server would store otherwise would measure something else. */
async function assertAsStored(db: Database, { clinic, files }: Filling): Promise<void> {
  for (const index of [0, 1, 2, 299, files - 2].filter((each) => each % 4 !== 3 && each >= 0)) {
    const person = personOf(index);
    const row = await db
      .selectFrom('files')
      .selectAll()
      .where('clinic', '=', clinic)
      .where('patient', '=', JSON.stringify(person))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { search, sort_name } = patientColumns(person);
    const found = await db
      .selectFrom('file_words')
      .select('word')
      .where('clinic', '=', clinic)
      .where('file', '=', row.id)
      .execute();
    const [is, should] = [
      [row.search, row.sort_name, ...found.map(({ word }) => word).sort()],
      [search, sort_name, ...[...wordsOf(person)].sort()],
    ];
    if (is.join('|') !== should.join('|'))
      throw new Error(`File ${index} is not as the server stores it:\n${is.join('|')}\n${should.join('|')}`);
  }
}
