import type { Insertable } from 'kysely';
import type { AuditHeadTable, AuditTable } from '../db/schema/audit.ts';
import type { CountChangeTable } from '../db/schema/counts.ts';
import type { EntryTable, FileTable, FileWordTable } from '../db/schema/files.ts';
import type { PatientTable } from '../db/schema/patients.ts';

interface Key {
  readonly clinic: string;
  readonly id: string;
}

/** Rows to add and to change, by what is done with them. */
export interface Rows {
  /** Links of a single use, which are used up. */
  readonly links: readonly (Key & { readonly at: string })[];
  readonly patients: readonly Required<Insertable<PatientTable>>[];
  readonly files: readonly Required<Insertable<FileTable>>[];
  readonly words: readonly FileWordTable[];
  readonly entries: readonly Required<Insertable<EntryTable>>[];
  /** What forms have more of. */
  readonly counts: readonly CountChangeTable[];
  /** Files of before that got so many entries, the last at that time. */
  readonly visits: readonly (Key & { readonly count: number; readonly at: string })[];
  /** Uploads that an entry names, and who sent it. */
  readonly uploads: readonly (Key & {
    readonly category: string;
    readonly file: string;
    readonly entry: string;
    readonly sender: string;
  })[];
  /** What webhooks are to be told; the id begins that of each delivery. */
  readonly events: readonly (Key & {
    readonly category: string;
    readonly event: string;
    readonly file: string;
    readonly entry: string;
    readonly at: string;
  })[];
  readonly audit: readonly AuditTable[];
  /** Ends of audit lanes that move on from where they are expected, or begin. */
  readonly heads: readonly (AuditHeadTable & { readonly expected: string })[];
  readonly firstHeads: readonly AuditHeadTable[];
}

export type RowKind = keyof Rows;

/**
 * What is done with the rows of one kind: one statement, which reads them from `{given}`, and whose other tables are of
 * their `{clinic}`.
 *
 * Rows come as one JSON text. `exact`: each must find its row, or nothing of the whole is kept.
 */
export interface Part {
  readonly of: RowKind;
  readonly columns: Readonly<Record<string, 'text' | 'int'>>;
  readonly statement: string;
  readonly exact: boolean;
}

const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'text' as const]));

function added(of: RowKind, table: string, columns: Part['columns']): Part {
  const names = Object.keys(columns).join(', ');
  return { of, columns, exact: false, statement: `insert into ${table} (${names}) select ${names} from {given} g` };
}

/** All that is ever written through the queue, in an order in which rows find what they refer to. */
export const parts: readonly Part[] = [
  {
    of: 'links',
    columns: texts('clinic', 'id', 'at'),
    statement: `update short_links set used_at = g.at, answers = null from {given} g
      where short_links.clinic = {clinic} and short_links.id = g.id and used_at is null and revoked_at is null`,
    exact: true,
  },
  added('patients', 'patients', {
    ...texts('clinic', 'id', 'code', 'details', 'search', 'sort_name', 'birthdate', 'phone', 'created_by'),
    ...texts('created_at', 'updated_at'),
  }),
  added('files', 'files', {
    ...texts('clinic', 'id', 'category', 'patient', 'search', 'sort_name', 'created_by', 'created_at', 'updated_at'),
    ...texts('deleted_at', 'patient_id'),
    entries: 'int',
    indexed: 'int',
  }),
  added('words', 'file_words', texts('clinic', 'file', 'category', 'word')),
  added('entries', 'entries', {
    ...texts('clinic', 'id', 'category', 'file', 'page', 'answers', 'computed', 'body_hash', 'created_by'),
    ...texts('created_at', 'started_at', 'source', 'link'),
    version: 'int',
  }),
  added('counts', 'count_changes', { ...texts('clinic', 'id', 'category', 'span'), files: 'int', entries: 'int' }),
  {
    of: 'visits',
    columns: { ...texts('clinic', 'id', 'at'), count: 'int' },
    statement: `update files set entries = entries + g.count, updated_at = g.at from {given} g
      where files.clinic = {clinic} and files.id = g.id and files.deleted_at is null`,
    exact: true,
  },
  // Patients of those files were heard of.
  {
    of: 'visits',
    columns: texts('clinic', 'id', 'at'),
    statement: `update patients set updated_at = g.at from {given} g join files on files.clinic = {clinic} and files.id = g.id
      where patients.clinic = {clinic} and patients.id = files.patient_id`,
    exact: false,
  },
  {
    of: 'uploads',
    columns: texts('clinic', 'id', 'category', 'file', 'entry', 'sender'),
    statement: `update uploads set file = g.file, entry = coalesce(uploads.entry, g.entry) from {given} g
      where uploads.clinic = {clinic} and uploads.id = g.id and uploads.category = g.category
        and (uploads.file = g.file or (uploads.entry is null and (created_by is null or created_by = g.sender)))`,
    exact: true,
  },
  {
    of: 'events',
    columns: texts('clinic', 'id', 'category', 'event', 'file', 'entry', 'at'),
    statement: `insert into webhook_deliveries (clinic, id, category, webhook, event, file, entry, created_at, due_at, attempts)
      select g.clinic, substr(g.id, 1, 24) || substr(webhooks.id, 25), g.category, webhooks.id, g.event, g.file, g.entry, g.at, g.at, 0
      from {given} g join webhooks on webhooks.clinic = {clinic} and webhooks.category = g.category
      where active = 1 and events like '%"' || g.event || '"%'`,
    exact: false,
  },
  added('audit', 'audit', {
    ...texts('clinic', 'at', 'user_id', 'role', 'action', 'result', 'category', 'file', 'entry', 'address', 'detail'),
    ...texts('prev', 'hash'),
    lane: 'int',
    seq: 'int',
  }),
  {
    of: 'heads',
    columns: { ...texts('clinic', 'hash', 'expected'), lane: 'int', seq: 'int' },
    statement: `update audit_heads set seq = g.seq, hash = g.hash from {given} g
      where audit_heads.clinic = {clinic} and audit_heads.lane = g.lane and audit_heads.hash = g.expected`,
    exact: true,
  },
  added('firstHeads', 'audit_heads', { ...texts('clinic', 'hash'), lane: 'int', seq: 'int' }),
];
