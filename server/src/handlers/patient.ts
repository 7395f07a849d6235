import type { patient } from '../../../src/api/contract/patients/patient.ts';
import type { HandlersOf } from '../context/handler.ts';
import { findDuplicates } from '../patient/find-duplicates.ts';
import { getPatient } from '../patient/get-patient.ts';
import { getPatients } from '../patient/get-patients.ts';
import { mergePatients } from '../patient/merge-patients.ts';
import { openFile } from '../patient/open-file.ts';
import { removePatient } from '../patient/remove-patient.ts';
import { storePatient } from '../patient/store-patient.ts';

/** Patients: listed, found, entered, changed and merged. */
export const patientHandlers: HandlersOf<typeof patient> = {
  '/patient/getpatients': getPatients,
  '/patient/getpatient': getPatient,
  '/patient/storepatient': storePatient,
  '/patient/findduplicates': findDuplicates,
  '/patient/mergepatients': mergePatients,
  '/patient/removepatient': removePatient,
  '/patient/openfile': openFile,
};
