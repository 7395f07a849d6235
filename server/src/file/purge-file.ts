import type { Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { countFile, holdFile } from '../counts/change-counts.ts';
import { contains } from '../db/dialect.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { leavePatient } from './leave-patient.ts';

/** What went with a file. */
export interface Purged {
  readonly entries: number;
  readonly uploads: number;
}

/**
 * Removes a file and all that was kept of its patient, wherever it lies; the audit log keeps ids and counts.
 *
 * What is known of the patient by it alone goes as well, and the patient with their last file. Notices, events and emails hold the file's id within their texts and go too.
 */
export async function purgeFile(
  transaction: Transaction<Schema>,
  { clinic, id }: { readonly clinic: string; readonly id: string },
): Promise<Purged> {
  const held = await holdFile(transaction, { clinic, id });
  if (held?.deleted_at === null) await countFile(transaction, held, -1);
  await transaction.deleteFrom('webhook_deliveries').where('clinic', '=', clinic).where('file', '=', id).execute();
  await transaction.deleteFrom('ehr_write_backs').where('clinic', '=', clinic).where('file', '=', id).execute();
  await transaction.deleteFrom('alerts').where('clinic', '=', clinic).where('file', '=', id).execute();
  await transaction.deleteFrom('short_links').where('clinic', '=', clinic).where('file', '=', id).execute();
  await transaction.deleteFrom('notices').where(contains('about', id)).execute();
  await transaction.deleteFrom('live_events').where(contains('about', id)).execute();
  await transaction.deleteFrom('mails').where(contains('content', id)).execute();
  await transaction.deleteFrom('shares').where('clinic', '=', clinic).where('file', '=', id).execute();
  await transaction.deleteFrom('file_merges').where('clinic', '=', clinic).where('kept', '=', id).execute();
  await transaction.deleteFrom('file_words').where('clinic', '=', clinic).where('file', '=', id).execute();
  const uploads = await transaction
    .deleteFrom('uploads')
    .where('clinic', '=', clinic)
    .where('file', '=', id)
    .executeTakeFirst();
  const entries = await transaction
    .deleteFrom('entries')
    .where('clinic', '=', clinic)
    .where('file', '=', id)
    .executeTakeFirst();
  const file = await transaction
    .deleteFrom('files')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .returning(['patient', 'patient_id'])
    .executeTakeFirst();
  if (file !== undefined && file.patient_id !== null)
    await leavePatient(transaction, clinic, file.patient_id, fromJson<Patient>(file.patient));
  return { entries: Number(entries.numDeletedRows), uploads: Number(uploads.numDeletedRows) };
}
