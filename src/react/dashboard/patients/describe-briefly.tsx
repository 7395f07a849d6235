import { Fragment, type ReactNode } from 'react';
import type { PatientItem } from '../../../api/contract/patients/patient.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { yearsOf } from '../files/years.ts';

/** By what a patient is told from others of the same name, in one line. */
export function describeBriefly(
  { patient, files }: PatientItem,
  { t, digits, number, date }: LanguageTools,
  today: string,
): ReactNode {
  const years = yearsOf(patient, today);
  const parts = [
    patient.code && <bdi>{digits(patient.code)}</bdi>,
    patient.phone && <bdi dir="ltr">{digits(patient.phone)}</bdi>,
    patient.birthdate && date(patient.birthdate),
    years !== undefined && t('patients:years', { count: years }),
    `${t('patients:files')}: ${number(files)}`,
  ].filter(Boolean);
  // A line breaks between the parts, and ends with a dot rather than begin with one.
  return parts.map((part, index) => (
    <Fragment key={index}>
      <span className="porsa-portal-nowrap">
        {part}
        {index < parts.length - 1 && '\u00a0·'}
      </span>{' '}
    </Fragment>
  ));
}
