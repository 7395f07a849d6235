import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** An email to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Emails waiting in the database until the mail server has taken them. */
export interface MailQueue {
  /**
   * Adds the email to the queue, in the transaction of the change it is about; the next delivery sends it.
   *
   * Throws where the address or subject contains a line break.
   */
  add(message: MailMessage, transaction?: Transaction<Schema>): Promise<void>;
  /** The same work for somebody who gets no email, so that response times do not reveal who has an account. */
  addNone(message: MailMessage, transaction: Transaction<Schema>): Promise<void>;
  /** Tries every email that is due. Resolves to the number delivered. */
  deliver(): Promise<number>;
}
