import type { FormEvent } from 'react';
import type { Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { describePatient } from './describe-patient.ts';
import { useFields } from '../parts/use-fields.ts';

/** Details that both files have and that are not the same. */
export const differing = (kept: Patient, merged: Patient): readonly (keyof Patient)[] =>
  (Object.keys(kept) as (keyof Patient)[]).filter(
    (key) => kept[key] !== undefined && merged[key] !== undefined && kept[key] !== merged[key],
  );

interface MergeFieldsProps {
  readonly kept: PatientFile;
  readonly merged: PatientFile;
  onChosen(patient: Patient): void;
  onBack(): void;
}

/** Asks which of two details holds, for each that differs; what only one file has is kept anyway. */
export function MergeFields({ kept, merged, onChosen, onBack }: MergeFieldsProps) {
  const tools = useLanguage();
  const { t } = tools;
  const keys = differing(kept.patient, merged.patient);
  const fields = useFields(Object.fromEntries(keys.map((key) => [key, 'kept'])));
  const say = (key: keyof Patient, { patient }: PatientFile): string => {
    const words =
      key === 'name' ? (patient.name ?? '') : (describePatient({ [key]: patient[key] }, tools)[0]?.[1] ?? '');
    // An option cannot have markup: the mark keeps a number's plus on its left.
    return key === 'phone' ? `\u200e${words}` : words;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const ofMerged = Object.fromEntries(
      keys.filter((key) => fields.values[key] === 'merged').map((key) => [key, merged.patient[key]]),
    );
    onChosen({ ...merged.patient, ...kept.patient, ...ofMerged });
  };
  return (
    <form noValidate className="porsa-portal-form" onSubmit={submit}>
      <h3>{t('portal:merge.fields')}</h3>
      <p className="porsa-kit-help">{t('portal:merge.fieldsText')}</p>
      <div className="porsa-portal-pair">
        {keys.map((key) => (
          <SelectField
            key={key}
            {...fields.bind(key)}
            label={t(`portal:patient.${key}`)}
            options={[
              { value: 'kept', text: say(key, kept) },
              { value: 'merged', text: say(key, merged) },
            ]}
          />
        ))}
      </div>
      <span className="porsa-portal-actions">
        <SlButton type="submit" variant="primary">
          {t('portal:merge.choose')}
        </SlButton>
        <SlButton onClick={onBack}>{t('common:cancel')}</SlButton>
      </span>
    </form>
  );
}
