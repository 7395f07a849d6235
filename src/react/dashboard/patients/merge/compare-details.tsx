import { useState, type FormEvent } from 'react';
import type { PatientDetails } from '../../../../api/contract/patients/patient.ts';
import type { Patient } from '../../../../api/contract/shapes.ts';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { describePatient } from '../../files/describe-patient.ts';
import { yearsOf } from '../../files/years.ts';

interface CompareDetailsProps {
  readonly kept: PatientDetails;
  readonly merged: PatientDetails;
  onChosen(patient: Patient): void;
  onBack(): void;
}

type Key = keyof Patient;
type Side = 'kept' | 'merged';

const keys: readonly Key[] = [
  'name',
  'code',
  'phone',
  'birthdate',
  'age',
  'gender',
  'city',
  'address',
  'nationality',
  'institution',
  'personnelcode',
];

/**
 * Two patients side by side; of each detail that differs, one is chosen. What only one of them has is kept, but for an
 * age beside a birthdate, which it may contradict.
 */
export function CompareDetails({ kept, merged, onChosen, onBack }: CompareDetailsProps) {
  const { t } = useLanguage();
  const known = keys.filter((key) => kept[key] !== undefined || merged[key] !== undefined);
  const [sides, setSides] = useState<Partial<Record<Key, Side>>>({});
  const sideOf = (key: Key): Side => sides[key] ?? (kept[key] === undefined ? 'merged' : 'kept');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const all = known.map((key) => [key, (sideOf(key) === 'kept' ? kept : merged)[key]]);
    const { age, ...chosen } = Object.fromEntries(all) as Patient;
    onChosen(chosen.birthdate === undefined && age !== undefined ? { ...chosen, age } : chosen);
  };
  return (
    <form noValidate className="porsa-portal-form" onSubmit={submit}>
      <h3>{t('patients:merge.compare')}</h3>
      <p className="porsa-kit-help">{t('patients:merge.compareText')}</p>
      <div className="porsa-portal-merge-details">
        <p aria-hidden="true">
          <span />
          <strong>{t('patients:merge.this')}</strong>
          <strong>{t('patients:merge.other')}</strong>
        </p>
        {known.map((key) => (
          <Detail
            key={key}
            name={key}
            kept={kept}
            merged={merged}
            side={sideOf(key)}
            onChange={(side) => setSides({ ...sides, [key]: side })}
          />
        ))}
      </div>
      <span className="porsa-portal-actions">
        <SlButton type="submit" variant="primary">
          {t('patients:merge.do')}
        </SlButton>
        <SlButton onClick={onBack}>{t('patients:alike.back')}</SlButton>
      </span>
    </form>
  );
}

interface DetailProps {
  readonly name: Key;
  readonly kept: PatientDetails;
  readonly merged: PatientDetails;
  readonly side: Side;
  onChange(side: Side): void;
}

function Detail({ name, kept, merged, side, onChange }: DetailProps) {
  const tools = useLanguage();
  const { t } = tools;
  const say = (patient: PatientDetails): string => {
    if (name === 'name') return patient.name ?? '';
    if (name === 'age' && patient.birthdate !== undefined) return tools.digits(String(yearsOf(patient, localToday())));
    const { [name]: detail, ageOn } = patient;
    return describePatient({ [name]: detail, ...(name === 'age' && { ageOn }) }, tools)[0]?.[1] ?? '';
  };
  const isGiven = name === 'age' && (kept.birthdate ?? merged.birthdate) !== undefined;
  const differs = !isGiven && kept[name] !== undefined && merged[name] !== undefined && kept[name] !== merged[name];
  return (
    <fieldset data-differs={differs || undefined}>
      <legend>{t(`portal:patient.${name}`)}</legend>
      {(['kept', 'merged'] as const).map((each) => {
        const words = say(each === 'kept' ? kept : merged);
        const shown = <bdi dir={name === 'phone' ? 'ltr' : undefined}>{words || t('patients:merge.nothing')}</bdi>;
        return differs ? (
          <label key={each}>
            <input type="radio" name={name} checked={side === each} onChange={() => onChange(each)} />
            <span className="porsa-kit-hidden">
              {t(each === 'kept' ? 'patients:merge.this' : 'patients:merge.other')}:{' '}
            </span>
            {shown}
          </label>
        ) : (
          <span key={each} data-blank={words ? undefined : ''}>
            {shown}
          </span>
        );
      })}
    </fieldset>
  );
}
