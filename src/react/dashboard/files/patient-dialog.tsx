import type { FormEvent } from 'react';
import { uuid } from '../../../api/client/uuid.ts';
import type { Category, CategorySettings, PatientFile } from '../../../api/contract/shapes.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { checkPatient, toPatient, toTexts, type PatientTexts } from './patient-texts.ts';

interface PatientDialogProps {
  readonly category: Category;
  /** The file to change; absent for a new one. */
  readonly file?: PatientFile;
  onClose(): void;
  onStored(file: PatientFile): void;
}

type PatientFields = Fields<PatientTexts & { readonly id: string }>;

/** A patient's details, for a new file or an existing one. */
export function PatientDialog(props: PatientDialogProps) {
  const { category, file, onClose } = props;
  const { t } = useLanguage();
  const { fields, submit } = usePatientForm(props);
  const actions = (
    <>
      <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={fields.busy} onClick={submit}>
        {file ? t('portal:save') : t('portal:files.create')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={file ? t('portal:patient.edit') : t('portal:files.add')} wide actions={actions} onClose={onClose}>
      <form noValidate className="porsa-portal-form" onSubmit={submit}>
        <PatientFieldSet fields={fields} settings={category.settings} />
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

/** A new file's id is made here, so storing it twice stores one file. */
function usePatientForm({ category, file, onStored }: PatientDialogProps): {
  readonly fields: PatientFields;
  submit(event: FormEvent): void;
} {
  const tools = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ id: file?.id ?? uuid(), ...toTexts(file?.patient ?? {}, tools) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { id, ...texts } = fields.values;
    const patient = {
      ...(file?.patient.age !== undefined && { age: file.patient.age }),
      ...toPatient(texts, tools.calendar),
    };
    void fields.send(checkPatient(texts, patient, category.settings, tools.t), async () => {
      const reply = await client.file.storefile({ id, category: category.slug, patient });
      if (reply.success) onStored(reply.data);
      return reply;
    });
  };
  return { fields, submit };
}

function PatientFieldSet({
  fields,
  settings,
}: {
  readonly fields: PatientFields;
  readonly settings: CategorySettings;
}) {
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
        <SelectField {...fields.bind('gender')} label={t('portal:patient.gender')} options={genders} />
      </div>
    </>
  );
}
