import type { Database } from '../db/database.ts';
import type { Change } from './change.ts';

/** Those of several changes whose keys somebody else has by now. */
export async function findTaken(db: Database, changes: readonly Change[]): Promise<ReadonlySet<Change>> {
  const rows = changes.map((change) => change.rows);
  const entries = rows.flatMap((row) => row.entries ?? []);
  const files = rows.flatMap((row) => row.files ?? []);
  const patients = rows.flatMap((row) => (row.patients ?? []).filter(({ code }) => code !== null));
  const taken = new Set([
    ...(await idsIn(db, 'entries', entries)),
    ...(await idsIn(db, 'files', files)),
    ...(await codesIn(db, patients)),
  ]);
  const isTaken = ({ rows: { entries = [], files = [], patients = [] } }: Change): boolean =>
    [...entries, ...files].some(({ clinic, id }) => taken.has(`${clinic} ${id}`)) ||
    patients.some(({ clinic, code }) => taken.has(`${clinic} ${code}`));
  return new Set(changes.filter(isTaken));
}

async function idsIn(
  db: Database,
  table: 'entries' | 'files',
  wanted: readonly { readonly clinic: string; readonly id: string }[],
): Promise<readonly string[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select(['clinic', 'id'])
    .where('clinic', 'in', [...new Set(wanted.map(({ clinic }) => clinic))])
    .where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ clinic, id }) => `${clinic} ${id}`);
}

async function codesIn(
  db: Database,
  wanted: readonly { readonly clinic: string; readonly code: string | null }[],
): Promise<readonly string[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('patients')
    .select(['clinic', 'code'])
    .where('clinic', 'in', [...new Set(wanted.map(({ clinic }) => clinic))])
    .where(
      'code',
      'in',
      wanted.map(({ code }) => code),
    )
    .execute();
  return rows.map(({ clinic, code }) => `${clinic} ${code}`);
}
