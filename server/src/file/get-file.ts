import { reachFile } from '../access/find-file.ts';
import { auditRead } from '../audit/audit.ts';
import { selectEntries, toEntries } from '../entry/read-entries.ts';
import type { Handlers } from '../http/handler.ts';
import { toFileItem } from './file-item.ts';

/** Entries shown with a file; `getentries` goes further back. */
const latest = 50;

export const getFile: Handlers['/file/getfile'] = async (context, { id }) => {
  const { row, category } = await reachFile(context, id, 'view');
  const { clinic, role } = category;
  const entries = await selectEntries(context.db, clinic)
    .where('entries.file', '=', row.id)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(latest)
    .execute();
  await auditRead(context, { clinic, role, action: 'file.view', category: category.id, file: row.id });
  return { file: toFileItem(row), entries: await toEntries(context.db, entries, role) };
};
