import { hash as hashText, randomInt } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import type { AuditHeadTable, AuditTable } from '../db/schema/audit.ts';
import type { Rows } from './parts.ts';

/** Lanes of one writer: files wait for others of their lane alone. The one beyond them is the queue's. */
export const lanes = 8;
const lanesOfWriter = 16;
export const firstHash = '0'.repeat(64);

/** SHA-256 over all fields of a row, the previous hash included. */
export function hashOf(row: Omit<AuditTable, 'hash'>): string {
  const { clinic, lane, seq, at, user_id, role, action, result, category, file, entry, address, detail, prev } = row;
  const fields = [clinic, lane, seq, at, user_id, role, action, result, category, file, entry, address, detail, prev];
  return hashText('sha256', JSON.stringify(fields));
}

/** A row that has no place in the chain yet. */
export type AuditDraft = Omit<AuditTable, 'lane' | 'seq' | 'prev' | 'hash'>;

/** So many sets of lanes there are for processes to write in. */
const writers = 64;

const numbers = new WeakMap<Database, number>();

/**
 * The lane for rows of one key, among those of this process: one that is paused within a transaction holds up no other.
 *
 * SQLite has one writer, and so one set. Two processes may have come to the same by chance, and then wait for one another.
 */
export function laneOf(db: Database, key: string): number {
  return writerOf(db) * lanesOfWriter + (Number.parseInt(hashText('sha256', key).slice(0, 4), 16) % lanes);
}

function writerOf(db: Database): number {
  const number = numbers.get(db) ?? newWriter(db);
  numbers.set(db, number);
  return number;
}

const newWriter = (db: Database): number => (isPostgres(db) ? randomInt(1, writers) : 0);

/** Where the rows of a batch went, and where the lane ends then. */
export interface Placed extends Pick<Rows, 'audit' | 'heads' | 'firstHeads'> {
  readonly ends: ReadonlyMap<string, Head>;
}

interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** Clinics whose heads are kept; more of them than this begin anew. */
const mostHeads = 10_000;

/**
 * The lane that a queue writes in, with its ends in memory.
 *
 * Whatever somebody else has written there, the statement that moves an end on finds it elsewhere, and writes nothing.
 */
export function createLane(db: Database) {
  const heads = new Map<string, Head | undefined>();
  const lane = () => writerOf(db) * lanesOfWriter + lanes;
  return {
    /** Gives the rows their places; ends that are not known are read. */
    place: async (reader: Database, drafts: readonly AuditDraft[]): Promise<Placed> => {
      const clinics = [...new Set(drafts.map(({ clinic }) => clinic))];
      await readHeads(reader, lane(), clinics, heads);
      return chain(drafts, lane(), heads);
    },
    keep: ({ ends }: Placed): void => {
      if (heads.size > mostHeads) heads.clear();
      for (const [clinic, head] of ends) heads.set(clinic, head);
    },
    forget: (): void => heads.clear(),
    /** To another set of lanes, where somebody else writes in this one. */
    move: (): void => {
      heads.clear();
      numbers.delete(db);
    },
  };
}

async function readHeads(
  db: Database,
  lane: number,
  clinics: readonly string[],
  heads: Map<string, Head | undefined>,
): Promise<void> {
  const unknown = clinics.filter((clinic) => !heads.has(clinic));
  if (unknown.length === 0) return;
  const rows = await db
    .selectFrom('audit_heads')
    .select(['clinic', 'seq', 'hash'])
    .where('clinic', 'in', unknown)
    .where('lane', '=', lane)
    .execute();
  for (const clinic of unknown)
    heads.set(
      clinic,
      rows.find((row) => row.clinic === clinic),
    );
}

function chain(drafts: readonly AuditDraft[], lane: number, heads: ReadonlyMap<string, Head | undefined>): Placed {
  const ends = new Map<string, Head>();
  const audit = drafts.map((draft): AuditTable => {
    const last = ends.get(draft.clinic) ?? heads.get(draft.clinic) ?? { seq: 0, hash: firstHash };
    const row = { ...draft, lane, seq: last.seq + 1, prev: last.hash };
    const placed = { ...row, hash: hashOf(row) };
    ends.set(draft.clinic, { seq: placed.seq, hash: placed.hash });
    return placed;
  });
  const moved = [...ends].map(([clinic, { seq, hash }]): AuditHeadTable & { readonly expected: string } => ({
    clinic,
    lane,
    seq,
    hash,
    expected: heads.get(clinic)?.hash ?? '',
  }));
  return {
    audit,
    ends,
    heads: moved.filter(({ expected }) => expected !== ''),
    firstHeads: moved.filter(({ expected }) => expected === '').map(({ expected: _none, ...head }) => head),
  };
}
