import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { searchText, sortKey } from '../db/fold.ts';
import { assertSeen } from '../guard/assert-seen.ts';
import { withOneAge } from './check-patient.ts';
import { localPhone } from './normal-phone.ts';

/** The code that tells people apart; one digit ten times over is typed where none is known, and tells of nobody. */
export function codeOf({ code }: Patient): string | null {
  return code === undefined || /^(\d)\1*$/.test(code) ? null : code;
}

/** The columns of a patient that come from what is known of them. */
export function detailColumns(details: PatientDetails) {
  return {
    code: codeOf(details),
    details: JSON.stringify(details),
    search: searchText(details.name, details.code, details.phone, localPhone(details.phone)),
    sort_name: sortKey(details.name ?? ''),
    birthdate: details.birthdate ?? null,
    phone: details.phone ?? null,
  };
}

/** The row of a patient whom a file makes. */
export function newPatientRow({
  clinic,
  id,
  patient,
  at,
  since = at,
}: {
  readonly clinic: string;
  readonly id: string;
  readonly patient: Patient;
  readonly at: string;
  readonly since?: string;
}) {
  const columns = detailColumns(withAgeDay(patient, at));
  return { clinic, id, ...columns, created_by: null, created_at: since, updated_at: at };
}

/** An age is true on the day it was entered: it keeps that day for as long as nobody enters another. */
export function withAgeDay(patient: Patient, at: string, before: PatientDetails = {}): PatientDetails {
  const { ageOn: _day, ...details } = withOneAge(patient as PatientDetails);
  if (details.age === undefined) return details;
  return { ...details, ageOn: details.age === before.age && before.ageOn ? before.ageOn : at.slice(0, 10) };
}

export type DetailKey = keyof Patient;

/** What was changed from one to the other: new values, and keys that have none any more. */
export interface Changes {
  readonly set: Patient;
  readonly removed: readonly DetailKey[];
}

export function changesBetween(before: Patient, after: Patient): Changes {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as DetailKey[];
  const changed = keys.filter((key) => before[key] !== after[key] && key !== ('ageOn' as string));
  return {
    set: Object.fromEntries(changed.flatMap((key) => (after[key] === undefined ? [] : [[key, after[key]]]))),
    removed: changed.filter((key) => after[key] === undefined),
  };
}

export function isChanged({ set, removed }: Changes): boolean {
  return Object.keys(set).length > 0 || removed.length > 0;
}

export function applyChanges<T extends Patient>(to: T, { set, removed }: Changes): T {
  const kept = Object.entries(to).filter(([key]) => !removed.includes(key as DetailKey));
  return withOneAge({ ...Object.fromEntries(kept), ...set } as T);
}

export interface SentSince {
  readonly patient: Patient;
  /** As whoever sends it has read it; absent: what is sent counts as a whole. */
  readonly was?: PatientDetails | undefined;
}

/** A patient with what differs between what was read and what is sent; refuses where somebody else has changed that since. */
export function changedSince(stored: PatientDetails, { patient, was }: SentSince): Patient {
  if (was === undefined) return patient;
  const { ageOn: _then, ...read } = was;
  const { ageOn: _now, ...now } = stored;
  const changes = changesBetween(read, patient);
  const blanks = Object.fromEntries(changes.removed.map((key) => [key, '']));
  assertSeen({ ...changes.set, ...blanks }, read, now);
  return applyChanges(now, changes);
}
