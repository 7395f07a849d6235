import type { Selectable } from 'kysely';
import type { PatientDetails, PatientItem } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Role } from '../../../src/engine/definition/types.ts';
import type { Relation } from '../access/decide.ts';
import { may, mayByShare, type Action } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import type { FileTable } from '../db/schema/files.ts';
import type { PatientTable } from '../db/schema/patients.ts';
import { withAgeDay } from '../file/patient-row.ts';
import { sharedViews, type Reading } from './reading.ts';

export type PatientRow = Selectable<PatientTable>;
type FileRow = Selectable<FileTable>;

/** A file of a patient, and how the caller is related to it. */
export interface FileUnder {
  readonly row: FileRow;
  readonly relation: Relation;
  /** As whom the caller sees it; undefined where they may not read it. */
  readonly role: Role | undefined;
}

/** A patient with all files, those that the caller may not read and those in the bin among them. */
export interface KnownPatient {
  readonly row: PatientRow;
  readonly files: readonly FileUnder[];
  /** What the caller may know of them. */
  readonly item: PatientItem;
}

/** Patients as the caller may know them, in the order given. */
export async function knowPatients(
  context: Context,
  reading: Reading,
  rows: readonly PatientRow[],
): Promise<readonly KnownPatient[]> {
  if (rows.length === 0) return [];
  const files = await context.db
    .selectFrom('files')
    .selectAll()
    .where('clinic', '=', reading.clinic)
    .where(
      'patient_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  const shared = await sharedViews(
    context,
    reading,
    files.map(({ id }) => id),
  );
  const under = files.map((row): FileUnder => {
    const share = shared.get(row.id);
    const role = reading.forms.get(row.category)?.role;
    const relation = { role, isOwn: row.created_by === reading.user, share: share?.may };
    const byRole = role !== undefined && may(role, 'view', relation.isOwn);
    const byShare = share !== undefined && mayByShare(share.may, 'view');
    return { row, relation, role: byRole ? role : byShare ? share.sees : undefined };
  });
  return rows.map((row) =>
    know(
      reading,
      row,
      under.filter((file) => file.row.patient_id === row.id),
    ),
  );
}

function know(reading: Reading, row: PatientRow, files: readonly FileUnder[]): KnownPatient {
  const shown = shownOf(files);
  const seesRow = seesAll(reading, { row, files });
  const latest = shown.at(-1)?.row.updated_at ?? row.updated_at;
  return {
    row,
    files,
    item: {
      id: row.id,
      patient: seesRow ? fromJson<PatientDetails>(row.details) : saidIn(shown),
      files: shown.length,
      entries: shown.reduce((sum, file) => sum + file.row.entries, 0),
      createdAt: seesRow ? row.created_at : (shown.map((file) => file.row.created_at).sort()[0] ?? row.created_at),
      updatedAt: seesRow ? row.updated_at : latest,
    },
  };
}

/** Whether nothing of the patient is kept from the caller. */
export function seesAll(reading: Reading, { row, files }: Pick<KnownPatient, 'row' | 'files'>): boolean {
  return reading.isAdmin || row.created_by === reading.user || shownOf(files).length === liveOf(files).length;
}

/** What only some files may be read of, is what those say, the latest last. */
function saidIn(files: readonly FileUnder[]): PatientDetails {
  return files.reduce<PatientDetails>(
    (known, { row }) => withAgeDay({ ...known, ...fromJson<Patient>(row.patient) }, row.updated_at, known),
    {},
  );
}

/** Files outside of the bin. */
export function liveOf(files: readonly FileUnder[]): readonly FileUnder[] {
  return files.filter(({ row }) => row.deleted_at === null);
}

/** Those that the caller may read. */
export function shownOf(files: readonly FileUnder[]): readonly FileUnder[] {
  return liveOf(files).filter(({ role }) => role !== undefined);
}

/** Whether the caller may do this with a file by their role, be it whose it may. */
export function mayWithAny({ relation: { role } }: FileUnder, action: Action): boolean {
  return role !== undefined && may(role, action, false);
}
