import type { Insertable } from 'kysely';
import type { AuditHeadTable, AuditTable } from '../db/schema/audit.ts';
import type { LiveEventTable, NoticeTable, ShareTable } from '../db/schema/colleagues.ts';
import type { CountChangeTable } from '../db/schema/counts.ts';
import type { EntryTable, FileTable, FileWordTable } from '../db/schema/files.ts';
import type { PatientTable } from '../db/schema/patients.ts';
import type { MailTable } from '../db/schema/process.ts';

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
  /** Shares that a form's condition makes: one that lives stays as people set it, and at most shows more. */
  readonly shares: readonly Required<Insertable<ShareTable>>[];
  readonly notices: readonly NoticeTable[];
  /** Emails, each of the clinic that it is about. */
  readonly mails: readonly (MailTable & { readonly clinic: string })[];
  /** How many events more the open pages of a person get. */
  readonly liveHeads: readonly { readonly clinic: string; readonly user_id: string; readonly events: number }[];
  /** Those events; `behind` of the same person's come after it. */
  readonly liveEvents: readonly (Omit<LiveEventTable, 'seq'> & { readonly behind: number })[];
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
  /** What other parts need of the rows as they are then; they read it from a `{table}` of this name. */
  readonly gives?: { readonly table: string; readonly columns: string };
}

const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'text' as const]));

function added(of: RowKind, table: string, columns: Part['columns']): Part {
  const names = Object.keys(columns).join(', ');
  return { of, columns, exact: false, statement: `insert into ${table} (${names}) select ${names} from {given} g` };
}

const shareColumns = {
  ...texts('clinic', 'file', 'id', 'to_kind', 'to_clinic', 'to_id', 'may', 'sees', 'note', 'shared_by', 'created_at'),
  ...texts('withdrawn_at', 'expires_at'),
};
const hasEnded = 'shares.withdrawn_at is not null or shares.expires_at <= excluded.created_at';
/** One that has ended begins anew. */
const begunAnew = ['id', 'may', 'note', 'shared_by', 'created_at', 'withdrawn_at', 'expires_at']
  .map((name) => `${name} = case when ${hasEnded} then excluded.${name} else shares.${name} end`)
  .join(', ');

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
  {
    of: 'shares',
    columns: shareColumns,
    statement: `insert into shares (${Object.keys(shareColumns).join(', ')})
      select ${Object.keys(shareColumns).join(', ')} from {given} g where true
      on conflict (clinic, file, to_kind, to_id) do update set sees = excluded.sees, ${begunAnew}`,
    exact: true,
  },
  added('notices', 'notices', texts('clinic', 'user_id', 'id', 'kind', 'cause', 'about', 'created_at', 'read_at')),
  added('mails', 'mails', {
    ...texts('id', 'recipient', 'content', 'created_at', 'due_at', 'sent_at', 'failure'),
    attempts: 'int',
  }),
  {
    of: 'liveHeads',
    columns: { ...texts('clinic', 'user_id'), events: 'int' },
    statement: `insert into live_heads (clinic, user_id, seq) select clinic, user_id, events from {given} g where true
      on conflict (clinic, user_id) do update set seq = live_heads.seq + excluded.seq`,
    exact: true,
    gives: { table: 'live_heads', columns: 'clinic, user_id, seq' },
  },
  {
    of: 'liveEvents',
    columns: { ...texts('clinic', 'user_id', 'kind', 'about', 'created_at'), behind: 'int' },
    statement: `insert into live_events (clinic, user_id, seq, kind, about, created_at)
      select g.clinic, g.user_id, heads.seq - g.behind, g.kind, g.about, g.created_at from {given} g
      join {live_heads} heads on heads.clinic = {clinic} and heads.user_id = g.user_id`,
    exact: true,
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
