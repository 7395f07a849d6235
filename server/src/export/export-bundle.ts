import type { Answers } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { cutAnswers } from '../access/cut-answers.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { fromJson } from '../db/json.ts';
import { utc } from '../db/utc.ts';
import type { Context } from '../context/context.ts';
import type { UsedVersion } from './columns.ts';
import { entryPages, type EntryRange } from '../answers/entry-pages.ts';
import { patientEntry, questionnaireEntry, responseEntry, type BundleEntry } from './fhir-resources.ts';
import { jsonItems } from './write-json.ts';

/** Forms, patients and answers as a FHIR R4 Bundle of the type `collection`, written as they are read. */
export async function* writeBundle(
  context: Context,
  category: ReachedCategory,
  range: EntryRange,
  versions: readonly UsedVersion[],
): AsyncGenerator<string> {
  yield '{"resourceType":"Bundle","type":"collection","entry":[\n';
  yield* jsonItems(resources(context, category, range, versions));
  yield ']}\n';
}

async function* resources(
  context: Context,
  category: ReachedCategory,
  range: EntryRange,
  versions: readonly UsedVersion[],
): AsyncGenerator<BundleEntry> {
  const { role, id } = category;
  const keyOf = (version: number) => ({ publicUrl: context.config.publicUrl, category: id, version });
  const definitions = new Map(versions.map(({ version, definition }) => [version, definition]));
  const isWhole = role === 'owner' || role === 'expert';
  for (const { version, definition } of versions)
    yield questionnaireEntry(keyOf(version), isWhole ? definition : cutDefinition(definition, role));
  yield* patients(context, range);
  for await (const page of entryPages(context.db, range)) {
    for (const row of page) {
      const definition = definitions.get(row.version);
      if (definition !== undefined)
        yield responseEntry(
          keyOf(row.version),
          row,
          cutAnswers(fromJson<Answers>(row.answers), definition, role),
          definition,
        );
    }
  }
}

const atOnce = 200;

/** Each patient with an entry in the range, once. */
async function* patients(
  { db }: Context,
  { clinic, category, ownBy, from, to, version }: EntryRange,
): AsyncGenerator<BundleEntry> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last;
    const rows = await db
      .selectFrom('files')
      .select(['id', 'patient'])
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .$if(ownBy !== undefined, (query) => query.where('created_by', '=', ownBy ?? ''))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('entries')
            .select('entries.id')
            .where('entries.clinic', '=', clinic)
            .whereRef('entries.file', '=', 'files.id')
            .$if(version !== undefined, (query) => query.where('entries.version', '=', version ?? 0))
            .$if(from !== undefined, (query) => query.where('entries.created_at', '>=', utc(from)))
            .$if(to !== undefined, (query) => query.where('entries.created_at', '<=', utc(to))),
        ),
      )
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const row of rows) yield patientEntry(row.id, fromJson<Patient>(row.patient));
    last = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  }
}
