import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** A letter to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Letters waiting in the database until the mail server has taken them. */
export interface MailQueue {
  /**
   * Puts the letter into the queue, in the transaction of what it tells of; the next delivery takes it.
   *
   * Throws where address or subject hold a line break.
   */
  add(letter: Letter, transaction?: Transaction<Schema>): Promise<void>;
  /** The same work for somebody who gets no letter, so that the time of an answer does not tell who has an account. */
  addNone(letter: Letter, transaction: Transaction<Schema>): Promise<void>;
  /** Tries every letter that is due. Resolves to the number delivered. */
  deliver(): Promise<number>;
}
