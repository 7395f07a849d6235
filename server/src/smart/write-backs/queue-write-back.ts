import type { Transaction } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Schema } from '../../db/schema/schema.ts';

interface Stored {
  readonly clinic: string;
  /** The entry's. */
  readonly id: string;
  readonly category: string;
  readonly file: string;
  readonly launch: string;
  readonly at: string;
}

/** Puts a response before the EHR that opened its form, in the transaction that stores it: both are kept, or neither. */
export async function queueWriteBack(
  transaction: Transaction<Schema>,
  { clinic, id, category, file, launch, at }: Stored,
): Promise<void> {
  const row = await transaction
    .selectFrom('ehr_launches')
    .select(['ehr', 'subject'])
    .where('clinic', '=', clinic)
    .where('id', '=', launch)
    .executeTakeFirst();
  // The EHR was removed since: nothing is sent to it any more.
  if (row === undefined) return;
  const { ehr, subject } = row;
  await transaction
    .insertInto('ehr_write_backs')
    .values({ clinic, id, ehr, launch, subject, category, file, created_at: at, due_at: at, attempts: 0 })
    .execute();
}

/** What a response ends with whose token has expired before the EHR took it. */
export const expired = 'tokenexpired';

interface Launched {
  readonly clinic: string;
  readonly ehr: string;
  readonly subject: string;
  readonly launch: string;
}

/** What waits for the EHR, or came too late for its token, is sent with the token of a new launch for the same patient. */
export async function sendWithNewToken(
  transaction: Transaction<Schema>,
  { clock }: Pick<Context, 'clock'>,
  { clinic, ehr, subject, launch }: Launched,
): Promise<void> {
  await transaction
    .updateTable('ehr_write_backs')
    .set({ launch, due_at: clock().toISOString(), attempts: 0, ended_at: null, status: null, failure: null })
    .where('clinic', '=', clinic)
    .where('ehr', '=', ehr)
    .where('subject', '=', subject)
    .where((is) => is.or([is('ended_at', 'is', null), is('failure', '=', expired)]))
    .execute();
}
