import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** An email to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** A text message to one phone, whose number is written with its country: `+98912…`. */
export interface SmsMessage {
  readonly phone: string;
  readonly text: string;
  /** ISO 8601; after that time the message is of no use, and is not sent any more. */
  readonly until?: string;
}

/** Emails and text messages waiting in the database until mail server or gateway have taken them. */
export interface MailQueue {
  /**
   * Adds the email to the queue, in the transaction of the change it is about; the next delivery sends it.
   *
   * Throws where the address or subject contains a line break.
   */
  add(message: MailMessage, transaction?: Transaction<Schema>): Promise<void>;
  /** Adds a text message to the same queue; it is retried as emails are. */
  addText(message: SmsMessage, transaction?: Transaction<Schema>): Promise<void>;
  /** The same work for somebody who gets no email, so that response times do not reveal who has an account. */
  addNone(message: MailMessage, transaction: Transaction<Schema>): Promise<void>;
  /** As `addNone`, for a text message. */
  addNoText(message: SmsMessage, transaction: Transaction<Schema>): Promise<void>;
  /** Tries everything that is due. Resolves to the number delivered. */
  deliver(): Promise<number>;
}
