import type { ReactNode } from 'react';
import type { Patient } from '../../../api/contract/shapes.ts';
import { useLanguage, type LanguageTools } from '../../ui/language.tsx';
import { Icon } from './icon.tsx';

/** What is known of a patient, as labels and words in the reader's language. */
export function sayPatient(patient: Patient, { t, digits, date }: LanguageTools): readonly (readonly [label: string, words: string])[] {
  const words = {
    code: digits(patient.code ?? ''), phone: digits(patient.phone ?? ''),
    age: patient.age === undefined ? '' : digits(String(patient.age)),
    gender: patient.gender ? t(`portal:patient.${patient.gender}`) : '',
    birthdate: patient.birthdate ? date(patient.birthdate) : '',
    city: patient.city, address: patient.address, nationality: patient.nationality, institution: patient.institution,
    personnelcode: digits(patient.personnelcode ?? ''),
  };
  return Object.entries(words).flatMap(([key, said]) => (said ? [[t(`portal:patient.${key}`), said] as const] : []));
}

export function PatientCard({ patient, children }: { readonly patient: Patient; readonly children?: ReactNode }) {
  const tools = useLanguage();
  return (
    <section className="porsa-patient" aria-label={tools.t('portal:patient.title')}>
      <span className="porsa-face porsa-face-large"><Icon name="person" size={28} /></span>
      <div className="porsa-patient-main">
        <p className="porsa-patient-name"><bdi>{patient.name || tools.t('portal:patient.nameless')}</bdi></p>
        <dl className="porsa-patient-facts">
          {sayPatient(patient, tools).map(([label, words]) => <div key={label}><dt>{label}</dt><dd><bdi>{words}</bdi></dd></div>)}
        </dl>
      </div>
      <div className="porsa-patient-actions">{children}</div>
    </section>
  );
}
