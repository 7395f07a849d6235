import type { Generated } from 'kysely';
import type { ColleagueTables } from './schema-colleagues.ts';
import type { SecondStepTables } from './schema-second-step.ts';
import type { OutputTables } from './schema-output.ts';

/**
 * The tables as Kysely sees them, the same on both databases.
 *
 * Ids are UUIDv7 texts, times ISO 8601 UTC texts, dates `YYYY-MM-DD` texts, flags 0 or 1, and a column whose comment
 * says JSON holds its text. The clinic stands first in each key, so that a clinic's rows can live together.
 */
export interface Schema extends SecondStepTables, ColleagueTables, OutputTables {
  readonly clinics: ClinicTable;
  readonly users: UserTable;
  readonly profiles: ProfileTable;
  readonly sessions: SessionTable;
  readonly secrets: SecretTable;
  readonly services: ServiceTable;
  readonly projects: ProjectTable;
  readonly categories: CategoryTable;
  readonly versions: VersionTable;
  readonly members: MemberTable;
  readonly files: FileTable;
  readonly entries: EntryTable;
  readonly audit: AuditTable;
  readonly audit_heads: AuditHeadTable;
  readonly mails: MailTable;
  readonly counters: CounterTable;
  readonly settings: SettingTable;
  readonly uploads: UploadTable;
  readonly pictures: PictureTable;
  readonly migrations: MigrationTable;
  readonly migration_lock: MigrationLockTable;
}

export interface ClinicTable {
  id: string;
  slug: string;
  /** JSON: Localized. */
  title: string;
  created_at: string;
  /** JSON: the roles that a second step of signing in is demanded of. */
  second_step_roles: Generated<string>;
}

export interface UserTable {
  clinic: string;
  id: string;
  /** Lower case and NFKC; unique over the product. */
  email: string;
  /** argon2id; null until a password is set. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  picture: string;
  lang: 'en' | 'fa';
  date_mode: 'en' | 'fa';
  /** 0 or 1; null where they never chose. */
  dark_mode: number | null;
  access: 'user' | 'admin';
  verified: number;
  created_at: string;
  disabled_at: string | null;
}

/** What people say of themselves; somebody without a row has said nothing. */
export interface ProfileTable {
  clinic: string;
  user_id: string;
  speciality: string;
  /** Two letters of ISO 3166, or blank. */
  country: string;
  bio: string;
  allow_public_scores: number;
}

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  clinic: string;
  user_id: string;
  /** A session that a partner opened reaches this category alone. */
  category: string | null;
  created_at: string;
  used_at: string;
  expires_at: string;
  /** What the browser said of itself. */
  device: Generated<string>;
  address: Generated<string>;
}

/** Secrets of one use: activation, password, invitation and sign-in links, and codes. */
export interface SecretTable {
  /** SHA-256, hex. */
  hash: string;
  purpose: string;
  clinic: string | null;
  user_id: string | null;
  category: string | null;
  /** JSON; what the purpose needs besides. */
  data: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface ServiceTable {
  clinic: string;
  id: string;
  slug: string;
  /** JSON: Localized. */
  title: string;
  created_at: string;
}

export interface ProjectTable {
  clinic: string;
  id: string;
  service: string;
  headline: 'complaints' | 'scores';
  slug: string;
  /** JSON: Localized. */
  title: string;
  created_at: string;
}

export interface CategoryTable {
  clinic: string;
  id: string;
  project: string;
  slug: string;
  /** JSON: Localized. */
  title: string;
  /** JSON: CategorySettings. */
  settings: string;
  /** JSON: FormDefinition, as it is being designed. */
  draft: string;
  rev: number;
  /** Who saved the draft last, and when; null until somebody has. */
  drafted_by: string | null;
  drafted_at: string | null;
  /** The published version in use; null until the first. */
  version: number | null;
  created_at: string;
  updated_at: string;
}

export interface VersionTable {
  clinic: string;
  category: string;
  version: number;
  /** JSON: FormDefinition; never changed. */
  definition: string;
  /** The draft's rev that was frozen. */
  rev: number;
  published_by: string;
  published_at: string;
}

export interface MemberTable {
  clinic: string;
  category: string;
  user_id: string;
  role: 'owner' | 'secretary' | 'expert' | 'newuser';
  created_at: string;
}

export interface FileTable {
  clinic: string;
  id: string;
  category: string;
  /** JSON: Patient. */
  patient: string;
  /** Name, code and phone, folded for search. */
  search: string;
  /** The name in the order of the alphabet. */
  sort_name: string;
  entries: number;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  /** In the bin since. */
  deleted_at: string | null;
  /** 1 once `file_words` holds what it is found by. */
  indexed: Generated<number>;
}

export interface EntryTable {
  clinic: string;
  /** Made by the client. */
  id: string;
  category: string;
  file: string;
  version: number;
  page: string | null;
  /** JSON: Answers, computed ones included. */
  answers: string;
  /** JSON: Answers the server computed. */
  computed: string;
  /** SHA-256 of what was sent, hex: a repeat is told from another entry by it. */
  body_hash: string;
  created_by: string | null;
  created_at: string;
  started_at: string | null;
  source: string | null;
}

/** Who read or wrote what; rows are only added, and each carries the hash of the one before it in its lane. */
export interface AuditTable {
  clinic: string;
  lane: number;
  seq: number;
  at: string;
  user_id: string | null;
  role: string;
  action: string;
  result: 'done' | 'denied';
  category: string | null;
  file: string | null;
  entry: string | null;
  address: string;
  /** JSON: ids and counts, never health data. */
  detail: string | null;
  prev: string;
  hash: string;
}

export interface AuditHeadTable {
  clinic: string;
  lane: number;
  seq: number;
  hash: string;
}

export interface MailTable {
  id: string;
  recipient: string;
  /** JSON: what the mail's template needs, its name and language. */
  content: string;
  created_at: string;
  due_at: string;
  attempts: number;
  sent_at: string | null;
  failure: string | null;
}

/** Counts of tries, for limits and growing waits. */
export interface CounterTable {
  name: string;
  count: number;
  since: string;
  blocked_until: string | null;
}

export interface SettingTable {
  name: string;
  /** JSON. */
  value: string;
}

/** A file that somebody sent. Until an entry names it, `file` and `entry` are null, and it goes after a day. */
export interface UploadTable {
  clinic: string;
  /** Made by the client. */
  id: string;
  category: string;
  name: string;
  type: string;
  /** Bytes as they are kept. */
  size: number;
  /** SHA-256 of the category and the bytes that were sent, hex: a repeat is told from another file by it. */
  sent_hash: string;
  /** Base64. */
  bytes: string;
  created_by: string | null;
  created_at: string;
  file: string | null;
  entry: string | null;
}

/** People's own pictures. */
export interface PictureTable {
  /** Random; never used again. */
  name: string;
  clinic: string;
  user_id: string;
  type: string;
  /** Base64. */
  bytes: string;
  created_at: string;
}

export interface MigrationTable {
  name: string;
  applied_at: string;
}

export interface MigrationLockTable {
  id: number;
}
