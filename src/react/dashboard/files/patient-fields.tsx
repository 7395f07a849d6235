import type { CategorySettings } from '../../../api/contract/shapes.ts';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import type { Fields } from '../parts/use-fields.ts';
import type { PatientTexts } from './patient-texts.ts';

export type PatientFields = Fields<PatientTexts & { readonly id: string }>;

interface PatientFieldSetProps {
  readonly fields: PatientFields;
  readonly settings: CategorySettings;
}

/** A patient's details: those that people are found by, and the others folded away. */
export function PatientFieldSet({ fields, settings }: PatientFieldSetProps) {
  const { t } = useLanguage();
  return (
    <>
      <MainFields fields={fields} settings={settings} />
      <details className="porsa-portal-more">
        <summary>{t('portal:patient.more')}</summary>
        <div className="porsa-portal-pair">
          {(['city', 'nationality', 'institution', 'personnelcode'] as const).map((key) => (
            <TextField key={key} {...fields.bind(key)} label={t(`portal:patient.${key}`)} maxLength={100} />
          ))}
        </div>
        <TextField {...fields.bind('address')} label={t('portal:patient.address')} lines={2} maxLength={500} />
      </details>
    </>
  );
}

function MainFields({ fields, settings }: PatientFieldSetProps) {
  const { t } = useLanguage();
  const genders = ['', 'female', 'male'].map((value) => ({
    value,
    text: value ? t(`portal:patient.${value}`) : t('portal:patient.notSpecified'),
  }));
  return (
    <>
      <TextField
        {...fields.bind('name')}
        label={t('portal:patient.name')}
        required={settings.requireNameForSave}
        maxLength={200}
      />
      <div className="porsa-portal-pair">
        <TextField
          {...fields.bind('code')}
          label={t('portal:patient.code')}
          latin
          inputMode="numeric"
          required={settings.requireCodeForSave}
          maxLength={10}
        />
        <TextField
          {...fields.bind('phone')}
          label={t('portal:patient.phone')}
          type="tel"
          latin
          inputMode="tel"
          required={settings.requirePhoneForSave}
          maxLength={20}
        />
        <TextField
          {...fields.bind('birthdate')}
          label={t('portal:patient.birthdate')}
          help={t('portal:patient.dateHelp')}
          maxLength={30}
        />
        <TextField
          {...fields.bind('age')}
          label={t('portal:patient.age')}
          help={t('portal:patient.ageHelp')}
          inputMode="numeric"
          maxLength={3}
        />
        <SelectField {...fields.bind('gender')} label={t('portal:patient.gender')} options={genders} />
      </div>
    </>
  );
}
