import { changeCounts } from '../src/counts/change-counts.ts';
import { checkCounts, correctionsOf } from '../src/counts/check-counts.ts';
import type { Database } from '../src/db/database.ts';
import { newId } from '../src/db/uuid.ts';

/** The form whose lists become long. */
export interface Ground {
  readonly db: Database;
  readonly clinic: string;
  readonly category: string;
  /** Who has stored it all. */
  readonly by: string;
}

/** When it all was stored. */
export const longAgo = '2026-11-20T08:00:00.000Z';
export const padded = (index: number): string => String(index).padStart(5, '0');

/** Rows as one statement can take them in both databases. */
export async function inParts<T>(count: number, toRow: (index: number) => T, store: (rows: T[]) => Promise<unknown>) {
  for (let from = 0; from < count; from += 500)
    await store(Array.from({ length: Math.min(500, count - from) }, (_, index) => toRow(from + index)));
}

/** Files of `Patient 00000` and so on, without entries. */
export async function fillFiles({ db, clinic, category, by }: Ground, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  await inParts(
    count,
    (index) => ({
      clinic,
      id: ids[index] ?? '',
      category,
      patient: JSON.stringify({ name: `Patient ${padded(index)}` }),
      search: `patient ${padded(index)}`,
      sort_name: `patient ${padded(index)}`,
      entries: 0,
      created_by: by,
      created_at: longAgo,
      updated_at: longAgo,
      deleted_at: null,
      indexed: 1,
    }),
    (rows) => db.insertInto('files').values(rows).execute(),
  );
  await inParts(
    count,
    (index) => ({ clinic, file: ids[index] ?? '', category, word: padded(index) }),
    (rows) => db.insertInto('file_words').values(rows).execute(),
  );
}

/** Entries of one file, all of the same moment. */
export async function fillEntries({ db, clinic, category, by }: Ground, file: string, count: number): Promise<void> {
  await inParts(
    count,
    (index) => ({
      clinic,
      id: newId(),
      category,
      file,
      version: 1,
      page: null,
      answers: JSON.stringify({ weight: 60 + (index % 30), height: 170 }),
      computed: '{}',
      body_hash: padded(index),
      created_by: by,
      created_at: longAgo,
      started_at: null,
      source: null,
    }),
    (rows) => db.insertInto('entries').values(rows).execute(),
  );
  await db
    .updateTable('files')
    .set(({ eb }) => ({ entries: eb('entries', '+', count) }))
    .where('clinic', '=', clinic)
    .where('id', '=', file)
    .execute();
}

/** Forms beside it, `Form 00000` and so on, none of them published. Gives their ids. */
export async function fillForms({ db, clinic }: Ground, project: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await inParts(
    count,
    (index) => ({
      clinic,
      id: ids[index] ?? '',
      project,
      slug: `form-${padded(index)}`,
      title: JSON.stringify(`Form ${padded(index)}`),
      settings: '{}',
      draft: '{}',
      rev: 0,
      version: null,
      created_at: longAgo,
      updated_at: longAgo,
    }),
    (rows) => db.insertInto('categories').values(rows).execute(),
  );
  return ids;
}

/** Experts of the form, `Person 00000` and so on. */
export async function fillMembers({ db, clinic, category }: Ground, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  await inParts(
    count,
    (index) => ({
      clinic,
      id: ids[index] ?? '',
      email: `person-${padded(index)}@${clinic}.test`,
      password_hash: null,
      first_name: 'Person',
      last_name: padded(index),
      phone: '',
      picture: '',
      lang: 'en' as const,
      date_mode: 'en' as const,
      access: 'user' as const,
      verified: 1,
      created_at: longAgo,
      disabled_at: null,
    }),
    (rows) => db.insertInto('users').values(rows).execute(),
  );
  await inParts(
    count,
    (index) => ({ clinic, category, user_id: ids[index] ?? '', role: 'expert' as const, created_at: longAgo }),
    (rows) => db.insertInto('members').values(rows).execute(),
  );
}

/** Counts are kept as people store; what was filled in beside them is counted as `npm run verify -- --repair` does. */
export async function countFilled({ db, clinic, category }: Ground): Promise<void> {
  const faults = await checkCounts(db, clinic, category);
  await db.transaction().execute((transaction) => changeCounts(transaction, correctionsOf(clinic, category, faults)));
}
