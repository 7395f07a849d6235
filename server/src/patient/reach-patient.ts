import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { keptFile } from '../guard/kept-file.ts';
import { refuse } from '../guard/refuse.ts';
import { knowPatients, liveOf, mayWithAny, shownOf, type KnownPatient } from './known-patient.ts';
import type { Reading } from './reading.ts';

/**
 * The patient of an id, if the caller may know of them; of one who was merged, the one they became part of.
 *
 * The id of a file that the caller may read means its patient.
 */
export async function reachPatient(context: Context, reading: Reading, id: string): Promise<KnownPatient> {
  const known = (await findPatient(context, reading, id)) ?? (await patientOfFile(context, reading, id));
  if (known !== undefined && mayKnow(reading, known)) return known;
  return refuse(
    context,
    { outcome: 'unknown', reason: known === undefined ? 'missing' : 'no-role' },
    { clinic: reading.clinic, role: 'none', action: 'patient.view', detail: { patient: id } },
  );
}

/** Whoever it belongs to; undefined where there is none. */
export async function findPatient(context: Context, reading: Reading, id: string): Promise<KnownPatient | undefined> {
  const row = await context.db
    .selectFrom('patients')
    .selectAll()
    .where('clinic', '=', reading.clinic)
    .where('id', '=', await keptPatient(context.db, reading.clinic, id))
    .executeTakeFirst();
  return row && (await knowPatients(context, reading, [row]))[0];
}

async function patientOfFile(context: Context, reading: Reading, id: string): Promise<KnownPatient | undefined> {
  const kept = await keptFile(context.db, reading.clinic, id);
  const file = await context.db
    .selectFrom('files')
    .select('patient_id')
    .where('clinic', '=', reading.clinic)
    .where('id', '=', kept)
    .executeTakeFirst();
  const known = file && file.patient_id !== null ? await findPatient(context, reading, file.patient_id) : undefined;
  return known && shownOf(known.files).some(({ row }) => row.id === kept) ? known : undefined;
}

/** The patient that an id means: of one who was merged, the one they became part of. */
export async function keptPatient(db: Database, clinic: string, id: string): Promise<string> {
  const merge = await db
    .selectFrom('patient_merges')
    .select('kept')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  return merge?.kept ?? id;
}

/** The same as `isKnown` asks of the database. */
export function mayKnow(reading: Reading, { row, files }: KnownPatient): boolean {
  const hasEntered = row.created_by !== null && (reading.isAdmin || (reading.mayEnter && isTheirs(reading, row)));
  return hasEntered || shownOf(files).length > 0;
}

function isTheirs({ user }: Reading, row: KnownPatient['row']): boolean {
  return row.created_by === user;
}

/** Those who write all files of a form that the patient has a file in, or who entered the patient. */
export function mayChange(reading: Reading, { row, files }: KnownPatient): boolean {
  if (reading.isAdmin || (reading.mayEnter && isTheirs(reading, row))) return true;
  return liveOf(files).some((file) => mayWithAny(file, 'write'));
}

/** As with two files, whoever may remove them: here each one, those in the bin too, since the patient goes. */
export function mayMerge(reading: Reading, known: KnownPatient): boolean {
  return mayChange(reading, known) && known.files.every((file) => mayWithAny(file, 'remove'));
}
