import { cutDefinition } from '../access/cut-definition.ts';
import { reachFile } from '../access/find-file.ts';
import { auditRead } from '../audit/audit.ts';
import { historyLength } from '../entry/history.ts';
import { selectEntries, toEntries } from '../entry/read-entries.ts';
import { toFileItem } from '../file/file-item.ts';
import { clinicTitle } from '../form/get-form.ts';
import { findVersion } from '../form/versions.ts';
import type { Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';

/** The entry asked for, or the latest, with the form as it was then and the file's entries, oldest first. */
export const getReport: Handlers['/report/getreport'] = async (context, { file: id, entry: wanted }) => {
  const { row, category } = await reachFile(context, id, 'report');
  const { clinic, role } = category;
  const rows = await selectEntries(context.db, clinic)
    .where('entries.file', '=', row.id)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(historyLength)
    .execute();
  const history = (await toEntries(context.db, rows, role)).reverse();
  const entry = wanted === undefined ? history.at(-1) : history.find((candidate) => candidate.id === wanted);
  const definition = entry && (await findVersion(context.db, category, entry.version));
  if (entry === undefined || definition === undefined) throw new ServerError('unknown');
  await auditRead(context, {
    clinic,
    role,
    action: 'file.report',
    category: category.id,
    file: row.id,
    entry: entry.id,
  });
  return {
    file: toFileItem(row),
    entry,
    definition: cutDefinition(definition, role),
    history,
    category: { id: category.id, slug: category.slug, title: category.title },
    clinic: await clinicTitle(context, clinic),
  };
};
