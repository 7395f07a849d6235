import { Readable } from 'node:stream';
import type { Answers } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { cutAnswers } from '../access/cut-answers.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import { reachFile } from '../guard/reach-file.ts';
import type { ReachedFile } from '../context/call-access.ts';
import { auditRead } from '../audit/write-audit.ts';
import { fromJson } from '../db/json.ts';
import { findVersion } from '../form/versions.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { entryPages, type EntryRow } from '../answers/entry-pages.ts';
import { patientEntry, questionnaireEntry, responseEntry } from './fhir-resources.ts';
import { jsonItems } from './write-json.ts';
import { uploadsIn } from '../upload/takes-files.ts';
import { toFileItem } from '../file/file-item.ts';

/** Everything of one patient in one document: the file, its entries, the same as a FHIR Bundle, and the files within as base64. */
export const exportFile: Handlers['/file/exportfile'] = async (context, { id }) => {
  const reached = await reachFile(context, id, 'share');
  const {
    row,
    category: { clinic, role, id: category },
  } = reached;
  await auditRead(context, {
    clinic,
    role,
    action: 'file.export',
    category,
    file: row.id,
    detail: { entries: row.entries },
  });
  return {
    type: 'application/json; charset=utf-8',
    name: `patient-${row.id}.json`,
    headers: { 'cache-control': 'private, no-store' },
    body: Readable.from(write(context, reached)),
  };
};

async function* write(context: Context, reached: ReachedFile): AsyncGenerator<string> {
  yield `{"format":"porsa-file","exportedAt":${JSON.stringify(context.clock().toISOString())},"file":${JSON.stringify(toFileItem(reached.row))},"entries":[\n`;
  yield* jsonItems(entriesOf(context, reached));
  yield '],"fhir":{"resourceType":"Bundle","type":"collection","entry":[\n';
  yield* jsonItems(bundleOf(context, reached));
  yield ']},"uploads":[\n';
  yield* jsonItems(uploadsOf(context, reached));
  yield ']}\n';
}

interface Given {
  readonly row: EntryRow;
  readonly answers: Answers;
  readonly definition: NonNullable<Awaited<ReturnType<typeof findVersion>>>;
}

async function* given({ db }: Context, { row: file, category }: ReachedFile): AsyncGenerator<Given> {
  for await (const rows of entryPages(db, { clinic: file.clinic, category: file.category, file: file.id })) {
    for (const row of rows) {
      const definition = await findVersion(db, category, row.version);
      if (definition !== undefined)
        yield { row, definition, answers: cutAnswers(fromJson<Answers>(row.answers), definition, category.role) };
    }
  }
}

async function* entriesOf(context: Context, reached: ReachedFile): AsyncGenerator<unknown> {
  for await (const {
    row: { id, version, page, created_at: createdAt, started_at: startedAt },
    answers,
  } of given(context, reached)) {
    yield { id, version, page, createdAt, startedAt, answers };
  }
}

async function* bundleOf(context: Context, reached: ReachedFile): AsyncGenerator<unknown> {
  yield patientEntry(reached.row.id, fromJson<Patient>(reached.row.patient));
  const included = new Set<number>();
  for await (const { row, answers, definition } of given(context, reached)) {
    const key = { publicUrl: context.config.publicUrl, category: reached.category.id, version: row.version };
    if (!included.has(row.version)) yield questionnaireEntry(key, cutDefinition(definition, reached.category.role));
    included.add(row.version);
    yield responseEntry(key, row, answers, definition);
  }
}

/** Those that an entry names as the caller may see it, one at a time. */
async function* uploadsOf(context: Context, reached: ReachedFile): AsyncGenerator<unknown> {
  for await (const { answers, definition } of given(context, reached)) {
    for (const { attachment } of uploadsIn(answers, definition)) {
      const row = await context.db
        .selectFrom('uploads')
        .select(['id', 'name', 'type', 'size', 'bytes'])
        .where('clinic', '=', reached.row.clinic)
        .where('id', '=', attachment.id)
        .executeTakeFirst();
      if (row !== undefined) yield row;
    }
  }
}
