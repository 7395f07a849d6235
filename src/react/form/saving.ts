import type { CallBody, CallData } from '../../api/contract/contract.ts';
import type { FieldFault } from '../../api/contract/contract.ts';
import type { Answers } from '../../engine/definition/types.ts';

/** One saving of answers, as the call takes it; the id is made here, so that a repeat is recognised. */
export type EntryToSave = CallBody<'/entry/storeentry'>;

/** `sent`: the server has it. `waiting`: it is kept on this device and goes when the line is back. */
export type SaveOutcome = 'sent' | 'waiting';

/** What was typed and where the person stood; kept on this device. */
export interface Draft {
  readonly answers: Answers;
  /** Id of the page being filled. */
  readonly page?: string;
  readonly version?: number;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Where entries go and drafts are kept; the screen knows no network and no database. */
export interface Saving {
  /** Rejects with `RefusedEntry` when the server will never take it as it is. */
  saveEntry(entry: EntryToSave): Promise<SaveOutcome>;
  readonly drafts: {
    load(key: string): Promise<Draft | undefined>;
    keep(key: string, draft: Draft): Promise<void>;
    clear(key: string): Promise<void>;
  };
  /** Calls back when an entry that waited has been sent. */
  onSent?(id: string, listener: () => void): () => void;
}

/** The server's refusal: `code` is the table's name or number, `fields` what is wrong with which question. */
export class RefusedEntry extends Error {
  readonly code: string;
  readonly fields: readonly FieldFault[];
  constructor(code: string, message: string, fields: readonly FieldFault[] = []) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export type StoredEntry = CallData<'/entry/storeentry'>;
