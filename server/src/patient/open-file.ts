import type { CallBody } from '../../../src/api/contract/contract.ts';
import { extentOf } from '../access/rules.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkPatient } from '../file/check-patient.ts';
import { toFileItem, type FileItem } from '../file/file-item.ts';
import { insertFile } from '../file/store-file.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { shownOf, type KnownPatient } from './known-patient.ts';
import { findPatient, reachPatient } from './reach-patient.ts';
import { readingOf } from './reading.ts';

/** The file of a patient in a form, so that nobody types the person again; the one they have, or a new one. */
export const openFile: Handlers['/patient/openfile'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'write');
  const reading = await readingOf(context);
  if ((await findPatient(context, reading, body.patient)) === undefined) throw new ServerError('unknown');
  const known = await reachPatient(context, reading, body.patient);
  const held = shownOf(known.files).findLast(({ row }) => row.category === category.id);
  return held === undefined ? addFile(context, category, known, body) : toFileItem(held.row);
};

async function addFile(
  context: Context,
  reached: ReachedCategory,
  { row: { id: patientId }, item }: KnownPatient,
  { id }: CallBody<'/patient/openfile'>,
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
    if (held !== undefined) return toFileItem(held);
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
