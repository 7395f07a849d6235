import type { FormEvent } from 'react';
import { uuid } from '../../../api/client/uuid.ts';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields } from '../parts/use-fields.ts';
import { PatientFieldSet, type PatientFields } from './patient-fields.tsx';
import { checkPatient, toPatient, toTexts } from './patient-texts.ts';

interface PatientDialogProps {
  readonly category: Category;
  /** The file to change; absent for a new one. */
  readonly file?: PatientFile;
  onClose(): void;
  onStored(file: PatientFile): void;
}

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
    const patient = toPatient(texts, tools.calendar);
    void fields.send(checkPatient(texts, patient, category.settings, tools.t), async () => {
      const reply = await client.file.storefile({ id, category: category.slug, patient });
      if (reply.success) onStored(reply.data);
      return reply;
    });
  };
  return { fields, submit };
}
