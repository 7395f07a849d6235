import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Receiver } from '../live/publish-event.ts';
import { mailPeople } from '../live/mail-people.ts';

/** Emails the receivers; the email says nothing about the patient. */
export function mailShared(
  transaction: Transaction<Schema>,
  context: Context,
  people: readonly Receiver[],
  file: string,
): Promise<void> {
  return mailPeople(transaction, context, people, { kind: 'shared', path: `/shared?file=${file}` });
}
