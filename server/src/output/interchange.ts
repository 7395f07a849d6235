import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { bringFhirPath } from '../../../src/interchange/bring-fhirpath.ts';
import { toQuestionnaire } from '../../../src/interchange/fhir/to-questionnaire.ts';
import { reachCategory } from '../access/find-category.ts';
import { fromJson } from '../db/json.ts';
import { workApart } from '../form-work/work-apart.ts';
import { findVersion } from '../form/versions.ts';
import type { Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';

/** Reads a form out of another system's document, on a thread of its own; it is stored, and published, only by whoever looked at it. */
export const importForm: Handlers['/category/import'] = async (context, { category, format, content }) => {
  if (category !== undefined) await reachCategory(context, category, 'design');
  return workApart({ kind: 'read', document: { format, content } });
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
  await bringFhirPath(definition);
  const document = format === 'fhir' ? toQuestionnaire(definition) : { format: 'porsa-form', definition };
  const name = `${category.slug}${version === undefined ? '' : `-v${version}`}.${format}.json`;
  return { type: 'application/json; charset=utf-8', name, body: Buffer.from(JSON.stringify(document, null, 2)) };
};
