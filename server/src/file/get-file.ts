import { canWith } from '../access/permissions.ts';
import { reachFile } from '../guard/reach-file.ts';
import { auditRead } from '../audit/write-audit.ts';
import { selectEntries, toScoredEntries } from '../answers/read-entries.ts';
import type { Handlers } from '../context/handler.ts';
import { toFileItem } from './file-item.ts';

/** Entries shown with a file; `getentries` goes further back. */
const latest = 50;

export const getFile: Handlers['/file/getfile'] = async (context, { id }) => {
  const { row, category, relation } = await reachFile(context, id, 'view');
  const { clinic, role } = category;
  const entries = await selectEntries(context.db, clinic)
    .where('entries.file', '=', row.id)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(latest + 1)
    .execute();
  await auditRead(context, { clinic, role, action: 'file.view', category: category.id, file: row.id });
  return {
    file: toFileItem(row),
    entries: await toScoredEntries(context.db, entries, role, latest),
    can: canWith(relation),
  };
};
