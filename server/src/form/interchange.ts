import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { loadFhirPath } from '../../../src/interchange/fhir/fhirpath/load-fhirpath.ts';
import { toRedcap } from '../../../src/interchange/redcap/to-redcap.ts';
import { toXlsForm } from '../../../src/interchange/xlsform/export/to-xls-form.ts';
import { toQuestionnaire } from '../../../src/interchange/fhir/export/to-questionnaire.ts';
import { withAnswerSystems } from '../../../src/interchange/fhir/resource/answer-systems.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { fromJson } from '../db/json.ts';
import { withValueSets } from '../terminology/with-value-sets.ts';
import { workApart } from '../form-work/run-in-worker.ts';
import { findVersion } from './versions.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';

/** Where a form's Questionnaire is read, by the form's id, which never changes. It is also its name in responses. */
export function questionnaireAddress(publicUrl: string, category: string): string {
  return `${publicUrl}/fhir/Questionnaire/${category}`;
}

/** Imports a form from another system's document, on a worker thread. Nothing is stored: the designer shows it first. */
export const importForm: Handlers['/category/import'] = async (context, { category, format, content }) => {
  if (category !== undefined) await reachCategory(context, category, 'design');
  const document = format === 'fhir' ? await withValueSets(context, content) : { content, left: [] };
  const { definition, left } = await workApart(signedIn(context).id, {
    kind: 'read',
    document: { format, content: document.content },
  });
  return { definition, left: [...left, ...document.left] };
};

/** The form as a file: a published version, or the draft. */
export const exportForm: Handlers['/category/export'] = async (context, { category: idOrSlug, format, version }) => {
  const category = await reachCategory(context, idOrSlug, 'design');
  const { draft } = await context.db
    .selectFrom('categories')
    .select('draft')
    .where('clinic', '=', category.clinic)
    .where('id', '=', category.id)
    .executeTakeFirstOrThrow();
  const definition =
    version === undefined ? fromJson<FormDefinition>(draft) : await findVersion(context.db, category, version);
  if (definition === undefined) throw new ServerError('unknown');
  const name = `${category.slug}${version === undefined ? '' : `-v${version}`}`;
  if (format === 'xlsform')
    return { type: spreadsheet, name: `${name}.xlsx`, body: Buffer.from(toXlsForm(definition).file) };
  if (format === 'redcap')
    return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, body: Buffer.from(toRedcap(definition).text) };
  const fhirPath = await loadFhirPath(definition);
  const url = questionnaireAddress(context.config.publicUrl, category.id);
  const document =
    format === 'fhir'
      ? {
          ...toQuestionnaire(withAnswerSystems(definition, category.id), fhirPath?.foreign),
          // What came from another system goes back as it came.
          ...('fhir' in definition ? {} : { url, ...(version !== undefined && { version: String(version) }) }),
        }
      : { format: 'porsa-form', definition };
  return {
    type: 'application/json; charset=utf-8',
    name: `${name}.${format}.json`,
    body: Buffer.from(JSON.stringify(document, null, 2)),
  };
};

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
