import type { Patient } from '../../../api/contract/shapes.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { describePatient } from './describe-patient.ts';
import { typedKeys } from './patient-texts.ts';

/** What can be changed of a patient, as the fields call it. */
export const patientInWords = (patient: Patient, tools: LanguageTools): readonly StoredMeanwhile[] =>
  typedKeys.map((key) => ({
    label: tools.t(`portal:patient.${key}`),
    value: key === 'name' ? (patient.name ?? '') : (describePatient({ [key]: patient[key] }, tools)[0]?.[1] ?? ''),
  }));
