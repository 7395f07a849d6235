import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Database } from '../db/database.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { eachByItself } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/statements/prepared.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Logger } from '../context/context.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { localPhone, withoutCountry } from './normal-phone.ts';

/** Longer words are found by their beginning alone; it bounds the index. */
const longest = 60;

/** What a patient is found by: the name from each of its words on, without spaces; the code; the phone in both spellings. */
export function wordsOf({ name = '', code, phone }: Patient): readonly string[] {
  const parts = foldText(name)
    .split(' ')
    .filter((part) => part !== '');
  const names = parts.map((_part, index) => parts.slice(index).join(''));
  const numbers = [code, localPhone(phone), phone === undefined ? undefined : withoutCountry(searchText(phone))].filter(
    (number) => number !== undefined,
  );
  return [...new Set([...names, ...numbers].map((word) => word.slice(0, longest)).filter((word) => word !== ''))];
}

/** A range of words that begin so. */
export function wordRange(term: string): readonly [from: string, to: string] {
  const start = term.slice(0, longest);
  return [start, `${start}\u{10ffff}`];
}

/** Whether a word begins so by which this file, or this patient who was entered as such, is found. */
export function hasWord(of: 'files' | 'patients', clinic: string, term: string): RawBuilder<boolean> {
  const [from, to] = wordRange(term);
  const words = of === 'files' ? sql`file_words where file = files.id` : sql`patient_words where patient = patients.id`;
  return sql<boolean>`exists (select 1 from ${words} and clinic = ${clinic} and word >= ${from} and word < ${to} ${eachByItself})`;
}

export interface WordsKey {
  readonly clinic: string;
  readonly id: string;
  readonly category: string;
}

/** Puts the patient's words in the place of those the file had, where they are others, in the transaction that stores the patient. */
export async function indexFile(
  transaction: Transaction<Schema>,
  { clinic, id: file, category }: WordsKey,
  patient: Patient,
  isNew = false,
): Promise<void> {
  const words = wordsOf(patient);
  if (!isNew) {
    const { rows: held } = await findWords(transaction, { clinic, file });
    if (held.length === words.length && held.every(({ word }) => words.includes(word))) return;
    await transaction.deleteFrom('file_words').where('clinic', '=', clinic).where('file', '=', file).execute();
  }
  if (words.length > 0)
    await transaction
      .insertInto('file_words')
      .values(words.map((word) => ({ clinic, file, category, word })))
      .execute();
}

const findWords = prepared((db, { clinic, file }: { readonly clinic: string; readonly file: string }) =>
  db.selectFrom('file_words').select('word').where('clinic', '=', clinic).where('file', '=', file),
);

const atOnce = 200;

/** Gives words to files that were stored before there were any; gives how many. */
export async function indexOldFiles(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('files')
      .select(['clinic', 'id', 'category', 'patient'])
      .where('indexed', '=', 0)
      .limit(atOnce)
      .execute();
    for (const row of rows) {
      await indexFile(transaction, row, fromJson<Patient>(row.patient));
      await transaction
        .updateTable('files')
        .set({ indexed: 1 })
        .where('clinic', '=', row.clinic)
        .where('id', '=', row.id)
        .execute();
    }
    return rows.length;
  });
}

/** Does so until none is left, a few at a time, beside the calls under way; stopped by the function it gives. */
export function indexOldFilesQuietly(db: Database, logger: Logger): () => Promise<void> {
  let isStopped = false;
  const work = async (): Promise<void> => {
    while (!isStopped && (await indexOldFiles(db)) > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  };
  const underWay = work().catch((error: unknown) => {
    logger.warn({ failure: describeFailure(error) }, 'files cannot be indexed');
  });
  return () => {
    isStopped = true;
    return underWay;
  };
}
