import type { Migration } from '../migration.ts';

/** Patients without a national code, whom somebody has to match, are found without going through all others. */
export const unmatchedPatients: Migration = {
  name: '39-unmatched-patients',
  statements: [`create index patients_without_code on patients (clinic, id) where code is null`],
};
