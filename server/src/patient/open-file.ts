import type { Selectable, Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { extentOf } from '../access/rules.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { FileTable } from '../db/schema/files.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkPatient } from '../file/check-patient.ts';
import { toFileItem, type FileItem } from '../file/file-item.ts';
import { insertFile } from '../file/store-file.ts';
import { keptFile } from '../guard/kept-file.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { shownOf, type KnownPatient } from './known-patient.ts';
import { findPatient, reachPatient } from './reach-patient.ts';
import { readingOf } from './reading.ts';

/**
 * The file of a patient in a form, so that nobody types the person again; the one they have, or a new one.
 *
 * The id of one that `waited` on a device leads to the file that is there already: responses in it wait under that id.
 */
export const openFile: Handlers['/patient/openfile'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'write');
  const reading = await readingOf(context);
  if ((await findPatient(context, reading, body.patient)) === undefined) throw new ServerError('unknown');
  const known = await reachPatient(context, reading, body.patient);
  const files = shownOf(known.files).filter(({ row }) => row.category === category.id);
  const before = body.waited ? await keptFile(context.db, category.clinic, body.id) : undefined;
  const held = files.find(({ row }) => row.id === before) ?? files.at(-1);
  if (held === undefined) return addFile(context, category, known, body);
  if (body.waited)
    await context.db.transaction().execute((transaction) => leadTo(transaction, context, body.id, held.row));
  return toFileItem(held.row);
};

/** An id that is a file's own stays that file's. */
async function leadTo(
  transaction: Transaction<Schema>,
  context: Context,
  id: string,
  { clinic, id: kept }: Pick<Selectable<FileTable>, 'clinic' | 'id'>,
): Promise<void> {
  if (id === kept) return;
  const own = await transaction
    .selectFrom('files')
    .select('id')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (own !== undefined) throw new ServerError('idtaken');
  await transaction
    .insertInto('file_merges')
    .values({ clinic, id, kept, created_by: signedIn(context).id, created_at: context.clock().toISOString() })
    .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
    .execute();
}

async function addFile(
  context: Context,
  reached: ReachedCategory,
  { row: { id: patientId }, item }: KnownPatient,
  { id, waited }: CallBody<'/patient/openfile'>,
): Promise<FileItem> {
  const { clinic, id: category, role, settings } = reached;
  const { ageOn: _day, ...details } = item.patient;
  const patient = checkPatient(details, settings);
  const now = context.clock().toISOString();
  return context.db.transaction().execute(async (transaction) => {
    // Whoever opens one at the same moment waits here, and then finds it.
    const { numUpdatedRows } = await transaction
      .updateTable('patients')
      .set({ updated_at: now })
      .where('clinic', '=', clinic)
      .where('id', '=', patientId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ServerError('unknown');
    const held = await transaction
      .selectFrom('files')
      .selectAll()
      .where('clinic', '=', clinic)
      .where('patient_id', '=', patientId)
      .where('category', '=', category)
      .$if(extentOf(role, 'write') === 'own', (select) => select.where('created_by', '=', signedIn(context).id))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (held !== undefined) {
      if (waited) await leadTo(transaction, context, id, held);
      return toFileItem(held);
    }
    const row = await insertFile(transaction, context, reached, { id, patient, patientId });
    if (row === undefined) throw new ServerError('idtaken');
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'file.create',
      category,
      file: id,
      detail: { patient: patientId },
    });
    return toFileItem(row);
  });
}
