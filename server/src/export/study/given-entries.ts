import type { Answers, FormDefinition } from '../../../../src/engine/definition/types.ts';
import type { Patient } from '../../../../src/engine/live-form/types.ts';
import { cutAnswers } from '../../access/cut-answers.ts';
import { entryPages, type EntryRange, type EntryRow } from '../../answers/entry-pages.ts';
import type { ReachedCategory } from '../../context/call-access.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/database.ts';
import { fromJson } from '../../db/json.ts';
import { findVersion } from '../../form/versions.ts';
import type { Deidentifier } from './deidentify.ts';

/** One entry as it leaves the server: as far as the caller may read it, and without the person where that is asked. */
export interface GivenEntry {
  readonly id: string;
  readonly file: string;
  readonly createdAt: string;
  readonly version: number;
  readonly page: string | null;
  readonly patient: Patient;
  readonly answers: Answers;
  readonly definition: FormDefinition;
}

/** Entries of a range, oldest first, some held at a time. */
export async function* givenEntries(
  { db }: Context,
  category: ReachedCategory,
  range: EntryRange,
  deidentifier?: Deidentifier,
): AsyncGenerator<GivenEntry> {
  for await (const page of entryPages(db, range)) {
    for (const row of page) {
      const entry = await givenEntry(db, category, row);
      if (entry !== undefined) yield deidentifier ? deidentifier.entry(entry) : entry;
    }
  }
}

/** An entry as far as the caller may read it. */
export async function givenEntry(
  db: Database,
  category: ReachedCategory,
  row: EntryRow,
): Promise<GivenEntry | undefined> {
  const definition = await findVersion(db, category, row.version);
  return (
    definition && {
      id: row.id,
      file: row.file,
      createdAt: row.created_at,
      version: row.version,
      page: row.page,
      patient: fromJson<Patient>(row.patient),
      answers: cutAnswers(fromJson<Answers>(row.answers), definition, category.role),
      definition,
    }
  );
}
