/** The audit log. See `schema.ts` for how columns are read. */
export interface AuditTables {
  readonly audit: AuditTable;
  readonly audit_heads: AuditHeadTable;
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
