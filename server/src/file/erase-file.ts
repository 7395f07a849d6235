import type { Patient } from '../../../src/engine/live-form/types.ts';
import { reachFile } from '../access/find-file.ts';
import { writeAudit } from '../audit/audit.ts';
import { foldText } from '../db/fold.ts';
import { fromJson } from '../db/json.ts';
import type { Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { purgeFile } from './purge-file.ts';

/** Erases a patient's file for good, bin or no bin; whoever asks types the patient's name or code, or the file's id where it has neither. */
export const eraseFile: Handlers['/file/erasefile'] = async (context, { id, confirm }) => {
  const { row, category } = await reachFile(context, id, 'administer');
  const { name, code } = fromJson<Patient>(row.patient);
  const known = [name, code].filter((text) => text !== undefined).map(foldText);
  if (!(known.length === 0 ? [row.id] : known).includes(foldText(confirm))) throw new ServerError('notconfirmed');
  const { clinic, role } = category;
  return context.db.transaction().execute(async (transaction) => {
    const purged = await purgeFile(transaction, { clinic, id: row.id });
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'file.erase',
      category: category.id,
      file: row.id,
      detail: { ...purged },
    });
    return purged;
  });
};
