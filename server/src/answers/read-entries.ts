import type { Static } from 'typebox';
import type { Entry } from '../../../src/api/contract/shapes.ts';
import type { Answers, Role } from '../../../src/engine/definition/types.ts';
import { cutAnswers } from '../access/cut-answers.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { scoresOf } from './scores.ts';
import { findVersion } from '../form/versions.ts';

export type EntryItem = Static<typeof Entry>;

export function selectEntries(database: Database, clinic: string) {
  return database
    .selectFrom('entries')
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'entries.clinic').onRef('users.id', '=', 'entries.created_by'),
    )
    .select([
      'entries.id',
      'entries.clinic',
      'entries.file',
      'entries.category',
      'entries.version',
      'entries.page',
      'entries.answers',
      'entries.created_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('entries.clinic', '=', clinic);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** Entries as a role may see them, each by the version it was given in. */
export function toEntries(database: Database, rows: readonly EntryRow[], role: Role): Promise<EntryItem[]> {
  return Promise.all(
    rows.map(async (row) => {
      const definition = await findVersion(database, { clinic: row.clinic, id: row.category }, row.version);
      const answers = definition === undefined ? {} : cutAnswers(fromJson<Answers>(row.answers), definition, role);
      const { id, file, category, version, page, created_at: createdAt } = row;
      return { id, file, category, version, page, answers, createdAt, createdBy: nameOf(row) };
    }),
  );
}

/** The same of one file, newest first, with their scores and what has changed since the entry before; the last row is only compared with where it is beyond `shown`. */
export async function toScoredEntries(
  database: Database,
  rows: readonly EntryRow[],
  role: Role,
  shown: number,
): Promise<EntryItem[]> {
  const entries = await toEntries(database, rows, role);
  const scores = await Promise.all(
    rows.map(async (row, index) => {
      const definition = await findVersion(database, { clinic: row.clinic, id: row.category }, row.version);
      return definition === undefined ? [] : scoresOf(entries[index]?.answers ?? {}, definition, role);
    }),
  );
  return entries.slice(0, shown).map((entry, index) => ({
    ...entry,
    scores: (scores[index] ?? []).map((score) => {
      const before = scores[index + 1]?.find(({ name }) => name === score.name);
      return before === undefined ? score : { ...score, change: score.value - before.value };
    }),
  }));
}

/** Who stored an entry; null for the public. */
export function nameOf({
  first_name: first,
  last_name: last,
}: Pick<EntryRow, 'first_name' | 'last_name'>): string | null {
  return first === null ? null : `${first} ${last ?? ''}`.trim();
}
