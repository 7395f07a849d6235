import type { Transaction } from 'kysely';
import { auditRead as recordRead, writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import { shownOf, type KnownPatient } from './known-patient.ts';
import type { Reading } from './reading.ts';

/** What is recorded of patients: ids and names of fields, never their content. */
interface PatientEvent {
  readonly action: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** A read stands in the log of each form whose patients were named, and of the clinic where no file was read. */
export async function auditRead(
  context: Context,
  reading: Reading,
  patients: readonly KnownPatient[],
  { action, detail }: PatientEvent,
): Promise<void> {
  const files = patients.flatMap((patient) => shownOf(patient.files));
  const categories = [...new Set(files.map(({ row }) => row.category))];
  const without = patients.filter((patient) => shownOf(patient.files).length === 0).map(({ row }) => row.id);
  const ofForms = categories.map((category) => {
    const read = files.filter(({ row }) => row.category === category);
    const [first] = read;
    return {
      clinic: reading.clinic,
      role: first?.role ?? 'none',
      action,
      category,
      ...(read.length === 1 && first && { file: first.row.id }),
      detail: { ...detail, files: read.map(({ row }) => row.id) },
    };
  });
  const ofClinic = { clinic: reading.clinic, role: roleIn(reading), action, detail: { ...detail, patients: without } };
  await recordRead(context, ...ofForms, ...(without.length > 0 ? [ofClinic] : []));
}

/** A change stands in the log of the clinic, and of each form whose file it reached. */
export async function auditChange(
  transaction: Transaction<Schema>,
  context: Context,
  reading: Reading,
  { action, detail }: PatientEvent,
  files: KnownPatient['files'] = [],
): Promise<void> {
  const event = { clinic: reading.clinic, action, detail: detail ?? {} };
  await writeAudit(transaction, context, { ...event, role: roleIn(reading) });
  for (const { row, role } of files)
    await writeAudit(transaction, context, {
      ...event,
      role: role ?? roleIn(reading),
      category: row.category,
      file: row.id,
    });
}

/** The clinic as a whole knows no roles but that of admins, who count as owners. */
function roleIn({ isAdmin }: Reading): string {
  return isAdmin ? 'owner' : 'none';
}
