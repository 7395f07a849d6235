import type { FormEvent } from 'react';
import { uuid } from '../../../api/uuid.ts';
import type { Category, CategorySettings, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { foldDigits } from '../../../engine/calendar/digits.ts';
import { parseDate } from '../../../engine/calendar/parse-date.ts';
import { useLanguage, type LanguageTools } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Alert } from '../parts/alert.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';

interface PatientDialogProps {
  readonly category: Category;
  /** The file to change; absent: a new one. */
  readonly file?: PatientFile;
  onClose(): void;
  onStored(file: PatientFile): void;
}

const plain = [
  'name',
  'code',
  'phone',
  'birthdate',
  'gender',
  'address',
  'city',
  'nationality',
  'institution',
  'personnelcode',
] as const;
type PatientTexts = Record<(typeof plain)[number], string>;

function toTexts(patient: Patient, { date }: LanguageTools): PatientTexts {
  const texts = Object.fromEntries(plain.map((key) => [key, patient[key] ?? ''])) as PatientTexts;
  return { ...texts, birthdate: patient.birthdate ? date(patient.birthdate) : '' };
}

/** What was typed as the server takes it; blank is left out. */
function toPatient(texts: PatientTexts, calendar: 'en' | 'fa'): Patient {
  const birthdate = parseDate(texts.birthdate, { calendar }) ?? '';
  const values = {
    ...texts,
    birthdate,
    code: foldDigits(texts.code).trim(),
    phone: foldDigits(texts.phone).replace(/[\s()-]/g, ''),
  };
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, value.trim()])
      .filter(([, value]) => value !== ''),
  ) as Patient;
}

function check(
  texts: PatientTexts,
  patient: Patient,
  settings: CategorySettings,
  t: LanguageTools['t'],
): Record<string, string | undefined> {
  const missing = (key: 'name' | 'code' | 'phone', required = false): string | undefined =>
    required && !patient[key] ? t('portal:fieldMissing') : undefined;
  return {
    name:
      missing('name', settings.requireNameForSave) ??
      (patient.name || patient.code || patient.phone ? undefined : t('portal:patient.nothing')),
    code:
      missing('code', settings.requireCodeForSave) ??
      (patient.code && !/^\d{10}$/.test(patient.code) ? t('portal:patient.badCode') : undefined),
    phone:
      missing('phone', settings.requirePhoneForSave) ??
      (patient.phone && !/^\+?\d{4,15}$/.test(patient.phone) ? t('portal:patient.badPhone') : undefined),
    birthdate: texts.birthdate.trim() && !patient.birthdate ? t('portal:patient.badDate') : undefined,
  };
}

/** A patient's details, for a new file or a known one. The file's id is made here, so storing twice is storing once. */
export function PatientDialog({ category, file, onClose, onStored }: PatientDialogProps) {
  const tools = useLanguage();
  const { t, calendar } = tools;
  const { client } = usePortal();
  const { settings } = category;
  const fields = useFields({ id: file?.id ?? uuid(), ...toTexts(file?.patient ?? {}, tools) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { id, ...texts } = fields.values;
    const patient = {
      ...(file?.patient.age !== undefined && { age: file.patient.age }),
      ...toPatient(texts, calendar),
    };
    void fields.send(check(texts, patient, settings, t), async () => {
      const reply = await client.file.storefile({ id, category: category.slug, patient });
      if (reply.success) onStored(reply.data);
      return reply;
    });
  };
  const genders = ['', 'female', 'male'].map((value) => ({
    value,
    text: value ? t(`portal:patient.${value}`) : t('portal:patient.unsaid'),
  }));
  const actions = (
    <>
      <SlButton onClick={onClose}>{t('portal:cancel')}</SlButton>
      <SlButton variant="primary" loading={fields.busy} onClick={submit}>
        {file ? t('portal:save') : t('portal:files.create')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={file ? t('portal:patient.edit') : t('portal:files.add')} wide actions={actions} onClose={onClose}>
      <form noValidate className="porsa-portal-form" onSubmit={submit}>
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
          <SelectField {...fields.bind('gender')} label={t('portal:patient.gender')} options={genders} />
        </div>
        <details className="porsa-portal-more">
          <summary>{t('portal:patient.more')}</summary>
          <div className="porsa-portal-pair">
            {(['city', 'nationality', 'institution', 'personnelcode'] as const).map((key) => (
              <TextField key={key} {...fields.bind(key)} label={t(`portal:patient.${key}`)} maxLength={100} />
            ))}
          </div>
          <TextField {...fields.bind('address')} label={t('portal:patient.address')} lines={2} maxLength={500} />
        </details>
        <Alert text={fields.problem} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
