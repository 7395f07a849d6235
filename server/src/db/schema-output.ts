/** What files are found by, files that became one, and what other systems are told; see `schema.ts` for how columns are read. */
export interface OutputTables {
  readonly file_words: FileWordTable;
  readonly file_merges: FileMergeTable;
  readonly webhooks: WebhookTable;
  readonly webhook_deliveries: WebhookDeliveryTable;
}

/** What a file is found by: its name from each word on, its code and its phone, folded. */
export interface FileWordTable {
  clinic: string;
  file: string;
  category: string;
  word: string;
}

/** A file that became part of another one: its id answers as that one's. */
export interface FileMergeTable {
  clinic: string;
  id: string;
  kept: string;
  created_by: string | null;
  created_at: string;
}

export interface WebhookTable {
  clinic: string;
  category: string;
  id: string;
  url: string;
  /** What its messages are signed with; shown to nobody once it has been given out. */
  secret: string;
  /** JSON: names of events. */
  events: string;
  with_answers: number;
  active: number;
  created_by: string;
  created_at: string;
}

/** One message to one receiver. It holds ids alone; answers are read when it is sent. */
export interface WebhookDeliveryTable {
  clinic: string;
  id: string;
  category: string;
  webhook: string;
  event: string;
  file: string | null;
  entry: string | null;
  created_at: string;
  due_at: string;
  attempts: number;
  /** Taken by the receiver, or given up. */
  ended_at: string | null;
  /** HTTP status of the last try. */
  status: number | null;
  failure: string | null;
}
