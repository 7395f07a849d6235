import type { Patient } from '../../../src/engine/live-form/types.ts';
import { reachFile } from '../guard/reach-file.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { fromJson } from '../db/json.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { purgeFile } from './purge-file.ts';

/** Erases a patient's file permanently, whether or not it is in the bin. The caller confirms with the patient's name or code, or the file's id where it has neither. */
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
