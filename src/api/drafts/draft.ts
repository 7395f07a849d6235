import type { Answers } from '../../engine/definition/types.ts';

/** The form that a draft belongs to. Without a file it is a new one; without a page, the whole form. Each link has a draft of its own. */
export interface DraftKey {
  readonly category: string;
  readonly file?: string;
  readonly link?: string;
  readonly page?: string;
}

/** What is kept of a form that is not submitted yet. `page` is where the person stood, `at` ISO 8601 UTC. */
export interface Draft {
  readonly answers: Answers;
  readonly patient?: Answers;
  readonly at: string;
  readonly page?: string;
  readonly version?: number;
  /** Submitted, but refused by the server after it had waited for a connection: the code of the refusal. */
  readonly refusedBy?: number;
}
