import type { Insertable, Transaction } from 'kysely';
import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/statements/prepared.ts';
import type { PatientTable } from '../db/schema/patients.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { applyChanges, codeOf, detailColumns, newPatientRow, withAgeDay } from './patient-row.ts';

/** A file that looks for its patient. */
export interface Unmatched {
  readonly clinic: string;
  readonly patient: Patient;
  readonly at: string;
  /** When it was made; by default now. */
  readonly since?: string;
  /** Whether what it says may fill what is not known yet of a patient who was there before: not the word of the public. */
  readonly mayFill: boolean;
}

/**
 * The patient that a file hangs under: of its national code, or else a new one.
 *
 * Nobody learns of a patient by their code: what the file's readers see of them is what the files they may read say.
 */
export async function matchPatient(
  transaction: Transaction<Schema>,
  { clinic, patient, at, since = at, mayFill }: Unmatched,
): Promise<string> {
  const code = codeOf(patient);
  // The holder of a code may be gone between the two looks; nobody goes thrice.
  for (let tries = 0; tries < 3; tries += 1) {
    const held = code === null ? undefined : await holderOf(transaction, clinic, code);
    if (held !== undefined) {
      if (mayFill) await fillBlanks(transaction, held, patient, { at, since });
      return held.id;
    }
    const row = newPatientRow({ clinic, id: newId(), patient, at, since });
    const { numAffectedRows } = await addPatient(transaction, row);
    if (numAffectedRows !== 0n) return row.id;
  }
  throw new Error('A national code is given and taken back without end.');
}

const addPatient = prepared((db, row: Insertable<PatientTable>) =>
  db
    .insertInto('patients')
    .values(row)
    .onConflict((conflict) => conflict.columns(['clinic', 'code']).doNothing()),
);

type Holder = Pick<PatientTable, 'clinic' | 'id' | 'details' | 'created_at' | 'updated_at'>;

/** The patient of a clinic who has a national code. */
export async function holderOf(db: Database, clinic: string, code: string): Promise<Holder | undefined> {
  const { rows } = await findHolder(db, { clinic, code });
  return rows[0];
}

const findHolder = prepared((db, { clinic, code }: { readonly clinic: string; readonly code: string }) =>
  db
    .selectFrom('patients')
    .select(['clinic', 'id', 'details', 'created_at', 'updated_at'])
    .where('clinic', '=', clinic)
    .where('code', '=', code),
);

async function fillBlanks(
  transaction: Transaction<Schema>,
  { clinic, id, details, created_at: oldest, updated_at: latest }: Holder,
  patient: Patient,
  { at, since }: { readonly at: string; readonly since: string },
): Promise<void> {
  const known = fromJson<PatientDetails>(details);
  const filled = withAgeDay({ ...patient, ...known }, at, known);
  await transaction
    .updateTable('patients')
    .set({
      ...detailColumns(filled),
      created_at: since < oldest ? since : oldest,
      updated_at: at > latest ? at : latest,
    })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
}

/** Takes over what a file says anew of its patient. */
export async function changeDetails(
  transaction: Transaction<Schema>,
  { clinic, id, details }: Pick<Holder, 'clinic' | 'id' | 'details'>,
  changes: Parameters<typeof applyChanges>[1],
  at: string,
): Promise<void> {
  const known = fromJson<PatientDetails>(details);
  await transaction
    .updateTable('patients')
    .set({ ...detailColumns(withAgeDay(applyChanges(known, changes), at, known)), updated_at: at })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
}

/** Something was stored in a file of the patient. */
export async function touchPatient(transaction: Transaction<Schema>, touched: Touched): Promise<void> {
  await touch(transaction, touched);
}

interface Touched {
  readonly clinic: string;
  readonly id: string;
  readonly at: string;
}

const touch = prepared((db, { at, clinic, id }: Touched) =>
  db.updateTable('patients').set({ updated_at: at }).where('clinic', '=', clinic).where('id', '=', id),
);
