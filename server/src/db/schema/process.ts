/** What the server keeps for itself: mails to send, counts for limits, settings and migrations. See `schema.ts` for how columns are read. */
export interface ProcessTables {
  readonly mails: MailTable;
  readonly counters: CounterTable;
  readonly settings: SettingTable;
  readonly migrations: MigrationTable;
  readonly migration_lock: MigrationLockTable;
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

export interface MigrationTable {
  name: string;
  applied_at: string;
}

export interface MigrationLockTable {
  id: number;
}
