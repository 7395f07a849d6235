import { patientAnswers } from '../../../src/fields/form/patient-answers.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import { reachFile } from '../guard/reach-file.ts';
import { auditRead } from '../audit/write-audit.ts';
import { historyLength } from '../answers/history.ts';
import { selectEntries, toEntries } from '../answers/read-entries.ts';
import { fillPatient } from '../file/fill-patient.ts';
import { toFileItem } from '../file/file-item.ts';
import { clinicTitle } from '../form/get-form.ts';
import { findVersion } from '../form/versions.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';

/** An entry, by default the latest, with the form in the version it was given in and the file's entries, oldest first. A file without any entry has the published version. */
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
  if (entry === undefined && (wanted !== undefined || history.length > 0)) throw new ServerError('unknown');
  const definition = await findVersion(context.db, category, entry?.version ?? category.version ?? 0);
  if (definition === undefined) throw new ServerError('unknown');
  await auditRead(context, {
    clinic,
    role,
    action: 'file.report',
    category: category.id,
    file: row.id,
    ...(entry && { entry: entry.id }),
  });
  const file = toFileItem(row);
  const shown = cutDefinition(definition, role);
  const said = patientAnswers(shown, entry?.answers ?? {});
  const { differing } = fillPatient(file.patient, said, context.clock().toISOString().slice(0, 10));
  return {
    file,
    ...(entry && { entry }),
    ...(differing.length > 0 && { differs: differing.map(({ detail, question }) => ({ detail, question })) }),
    definition: shown,
    history,
    category: { id: category.id, slug: category.slug, title: category.title },
    clinic: await clinicTitle(context, clinic),
  };
};
