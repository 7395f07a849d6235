import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { patientAnswers } from '../../../src/fields/form/patient-answers.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { clinicSecret } from '../accounts/clinic-secret.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { derivedId } from '../db/derived-id.ts';
import type { ErrorName } from '../../../src/api/contract/errors.ts';
import { withSentence } from '../errors/error-texts.ts';
import { ServerError } from '../errors/server-error.ts';
import { findVersion } from '../form/versions.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { checkEntry, storeEntry } from './store-entry.ts';

type Body = CallBody<'/entry/importentries'>;
type Outcome = CallData<'/entry/importentries'>['outcomes'][number];

/** A record with the ids that are its own wherever and however often it is imported. */
interface Placed {
  readonly record: Body['records'][number];
  readonly index: number;
  readonly entry: string;
  readonly file: string;
}

/** Files that are stored at the same time: enough to share commits, and few enough to leave the database to others. */
const lanes = 8;

/**
 * Stores records of another system, each once: their ids follow from what they are called there and from a secret of the
 * clinic, so that a repeat finds them, and nobody else can take them first.
 */
export const importEntries: Handlers['/entry/importentries'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'administer');
  const definition = await findVersion(context.db, category, body.version);
  if (definition === undefined) throw new ServerError(category.version === null ? 'unpublished' : 'unknown');
  const placed = await placesOf(context, category, body.records);
  const known = await idsIn(
    context,
    'entries',
    category.clinic,
    placed.map(({ entry }) => entry),
  );
  const files = new Set(
    await idsIn(
      context,
      'files',
      category.clinic,
      placed.map(({ file }) => file),
    ),
  );
  const outcomes: Outcome[] = Array.from(body.records, () => ({ outcome: 'known' }));
  const work = { context, category, definition, body, files };
  const waiting = byFile(placed.filter(({ entry }) => !known.has(entry)));
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      for (const one of next) outcomes[one.index] = await importOne(work, one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { outcomes };
};

async function placesOf(
  { db }: Context,
  { clinic, id }: ReachedCategory,
  records: Body['records'],
): Promise<readonly Placed[]> {
  const secret = await clinicSecret(db, clinic);
  const idOf = (...parts: readonly string[]): string => derivedId(['import', secret, id, JSON.stringify(parts)]);
  return records.map((record, index) => ({
    record,
    index,
    file: idOf('file', record.key),
    entry: idOf('entry', record.key, record.event ?? ''),
  }));
}

/** Those of the ids that are taken, in the trash as well. */
async function idsIn(
  { db }: Context,
  table: 'entries' | 'files',
  clinic: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom(table).select('id').where('clinic', '=', clinic).where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The entries of one file are stored one after another: the first makes it. */
function byFile(placed: readonly Placed[]): Placed[][] {
  const files = new Map<string, Placed[]>();
  for (const one of placed) files.set(one.file, [...(files.get(one.file) ?? []), one]);
  return [...files.values()];
}

interface Work {
  readonly context: Context;
  readonly category: ReachedCategory;
  readonly definition: FormDefinition;
  readonly body: Body;
  /** Files that are there by now. */
  readonly files: Set<string>;
}

async function importOne({ context, category, definition, body, files }: Work, placed: Placed): Promise<Outcome> {
  const { record, entry, file } = placed;
  const sent = {
    id: entry,
    category: category.id,
    version: body.version,
    file,
    answers: record.answers,
    source: sourceOf(record),
    ...(!files.has(file) && { patient: patientOf(definition, record) }),
  };
  try {
    if (body.check === true) {
      await checkEntry(context, sent);
      return { outcome: 'acceptable' };
    }
    await storeEntry(context, sent);
    files.add(file);
    return { outcome: 'stored' };
  } catch (error) {
    return refusalOf(context, error);
  }
}

/** What the record is called there names its file, unless the form asks for the name. */
function patientOf(definition: FormDefinition, { key, answers }: Placed['record']): Patient {
  const isNamed = patientAnswers(definition, answers).some(({ detail }) => detail === 'name');
  return isNamed ? {} : { name: key };
}

const sourceOf = ({ key, event }: Placed['record']): string => ['import', key, event].filter(Boolean).join(' ');

/** What is wrong with one record; all else is wrong with the import, which ends with it. */
const ofRecord: ReadonlySet<ErrorName> = new Set(['brokenrule', 'invalidpatient', 'unknownfile', 'idtaken']);

function refusalOf({ caller }: Context, error: unknown): Outcome {
  if (!(error instanceof ServerError) || !ofRecord.has(error.code)) throw error;
  // Another import of the same records was faster.
  if (error.code === 'idtaken') return { outcome: 'known' };
  const fields = error.detail.fields?.map((fault) => withSentence(fault, caller.language));
  return { outcome: 'refused', reason: error.code, ...(fields && { fields }) };
}
