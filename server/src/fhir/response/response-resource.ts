import type { Answers, FormDefinition } from '../../../../src/engine/definition/types.ts';
import { toResponse } from '../../../../src/interchange/fhir/response/to-response.ts';
import { withAnswerSystems } from '../../../../src/interchange/fhir/resource/answer-systems.ts';
import type { EntryItem } from '../../answers/read-entries.ts';
import type { Context } from '../../context/context.ts';
import { questionnaireAddress } from '../../form/interchange.ts';
import { findVersion } from '../../form/versions.ts';
import type { Resource } from '../search/bundle.ts';
import { identifierIn } from './identity.ts';

/** Entries, cut to what their reader may see, as QuestionnaireResponses. */
export async function responseResources(
  context: Context,
  clinic: string,
  entries: readonly EntryItem[],
): Promise<readonly Resource[]> {
  const origins = await originsOf(context, clinic, entries);
  const resources = await Promise.all(
    entries.map(async (entry) => {
      const definition = await findVersion(context.db, { clinic, id: entry.category }, entry.version);
      return definition && toResource(context.config.publicUrl, entry, definition, origins.get(entry.id));
    }),
  );
  return resources.filter((resource) => resource !== undefined);
}

interface Origin {
  readonly source: string | null;
  readonly patient_id: string | null;
}

function toResource(publicUrl: string, entry: EntryItem, definition: FormDefinition, origin?: Origin): Resource {
  const identifier = identifierIn(origin?.source ?? null);
  const patient = origin?.patient_id ?? undefined;
  const { createdAt } = entry;
  return {
    ...toResponse(entry.answers as Answers, withAnswerSystems(definition, entry.category)),
    id: entry.id,
    meta: { lastUpdated: createdAt },
    ...(identifier && { identifier }),
    questionnaire: `${questionnaireAddress(publicUrl, entry.category)}|${entry.version}`,
    ...(patient !== undefined && { subject: { reference: `Patient/${patient}` } }),
    authored: createdAt,
  };
}

/** Of whom the entries are, and what their senders call them: whoever reads the file knows its patient. */
async function originsOf(
  { db }: Context,
  clinic: string,
  entries: readonly EntryItem[],
): Promise<ReadonlyMap<string, Origin>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .innerJoin('files', (join) =>
      join.onRef('files.clinic', '=', 'entries.clinic').onRef('files.id', '=', 'entries.file'),
    )
    .select(['entries.id', 'entries.source', 'files.patient_id'])
    .where('entries.clinic', '=', clinic)
    .where(
      'entries.id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
