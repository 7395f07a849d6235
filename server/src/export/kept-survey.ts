import { setImmediate as breathe } from 'node:timers/promises';
import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import { isRepeating, walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { onceEach } from '../answers/once-each.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { findVersion, type FormKey } from '../form/versions.ts';
import { mostRows } from './columns.ts';

/** By version that responses were given in, the most rows that any of them has in each repeating question. */
export type SurveyedVersions = ReadonlyMap<number, ReadonlyMap<string, number>>;

interface KeptSurvey {
  readonly until: string;
  readonly entries: number;
  readonly versions: Map<number, Map<string, number>>;
}

const atOnce = 500;
/** How often a long survey is kept on its way, so that none begins anew. */
const keptEvery = 10_000;
/** What was stored so lately is looked through each time: who stores may be a moment late, or have a clock of their own. */
const settledMs = 60_000;

/**
 * What the columns of a form's export depend on, of all of its responses that are or were.
 *
 * Only those that came since the last survey are looked through; the first one of a large form takes a while, and is
 * made beside the calls.
 */
export async function surveyForm(db: Database, form: FormKey, now: Date): Promise<SurveyedVersions> {
  const settled = new Date(now.getTime() - settledMs).toISOString();
  const kept = await advance(db, form, await readKept(db, form), settled);
  const latest = { ...kept, versions: new Map([...kept.versions].map(([version, rows]) => [version, new Map(rows)])) };
  return (await advance(db, form, latest, undefined)).versions;
}

/** Looks through what came since the last survey, and keeps what is seen. */
export async function keepSurvey(db: Database, form: FormKey, now: Date): Promise<void> {
  await advance(db, form, await readKept(db, form), new Date(now.getTime() - settledMs).toISOString());
}

async function readKept(db: Database, { clinic, id }: FormKey): Promise<KeptSurvey> {
  const row = await db
    .selectFrom('form_surveys')
    .select(['until', 'entries', 'versions'])
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .executeTakeFirst();
  if (row === undefined) return { until: '', entries: 0, versions: new Map() };
  const versions = Object.entries(fromJson<Record<string, Record<string, number>>>(row.versions));
  return {
    ...row,
    versions: new Map(versions.map(([version, rows]) => [Number(version), new Map(Object.entries(rows))])),
  };
}

/** As far as responses before a time go; without one, to the last of all, and nothing is kept then. */
async function advance(db: Database, form: FormKey, from: KeptSurvey, before: string | undefined): Promise<KeptSurvey> {
  if (before !== undefined && before <= from.until) return from;
  let { entries } = from;
  let keptAt = entries;
  const { versions } = from;
  for (let last: SurveyedEntry | undefined, isFirst = true; isFirst || last !== undefined; isFirst = false) {
    const rows = await entriesAfter(db, form, last ?? { created_at: from.until, id: '' }, before);
    for (const row of rows) note(versions, row, await findVersion(db, form, row.version));
    entries += rows.length;
    last = rows.length < atOnce ? undefined : rows.at(-1);
    await breathe();
    if (before === undefined || (last !== undefined && entries - keptAt < keptEvery)) continue;
    await keep(db, form, { until: last?.created_at ?? before, entries, versions });
    keptAt = entries;
  }
  return { until: before ?? '', entries, versions };
}

type SurveyedEntry = Awaited<ReturnType<typeof entriesAfter>>[number];

function entriesAfter(
  db: Database,
  { clinic, id }: FormKey,
  after: { readonly created_at: string; readonly id: string },
  before: string | undefined,
) {
  return db
    .selectFrom('entries')
    .select(['id', 'version', 'created_at', 'answers'])
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(after.created_at, after.id)))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .limit(atOnce)
    .execute();
}

/** Names of a form's repeating questions; versions never change. */
const repeating = onceEach((definition: FormDefinition): readonly string[] =>
  walkQuestions(definition).flatMap(({ question, row }) => (!row && isRepeating(question) ? [question.name] : [])),
);

function note(
  versions: Map<number, Map<string, number>>,
  { version, answers }: Pick<SurveyedEntry, 'version' | 'answers'>,
  definition: FormDefinition | undefined,
): void {
  const rows = versions.get(version) ?? new Map<string, number>();
  versions.set(version, rows);
  const names = definition === undefined ? [] : repeating(definition);
  if (names.length > 0) noteRows(rows, fromJson<Answers>(answers), names);
}

/** Keeps the most rows that answers have. */
export function noteRows(rows: Map<string, number>, answers: Answers, names: readonly string[]): void {
  for (const name of names) {
    const given = answers[name];
    rows.set(name, Math.min(mostRows, Math.max(rows.get(name) ?? 0, Array.isArray(given) ? given.length : 0)));
  }
}

/** Whoever has come further leaves what is kept. */
async function keep(db: Database, { clinic, id }: FormKey, { until, entries, versions }: KeptSurvey): Promise<void> {
  const text = JSON.stringify(
    Object.fromEntries([...versions].map(([version, rows]) => [version, Object.fromEntries(rows)])),
  );
  const kept = { until, entries, versions: text };
  await db
    .insertInto('form_surveys')
    .values({ clinic, category: id, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'category']).doUpdateSet(kept).where('form_surveys.until', '<', until),
    )
    .execute();
}
