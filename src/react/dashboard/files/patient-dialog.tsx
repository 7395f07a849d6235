import { useState, type FormEvent } from 'react';
import { isAway } from '../../../api/client/is-away.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { Category, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields } from '../parts/use-fields.ts';
import { Meanwhile, type StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import { PatientFieldSet, type PatientFields } from './patient-fields.tsx';
import { patientInWords } from './patient-in-words.ts';
import { checkPatient, toPatient, toTexts } from './patient-texts.ts';

interface PatientDialogProps {
  readonly category: Category;
  /** The file to change; absent for a new one. */
  readonly file?: PatientFile;
  /** `isOld`: somebody else has changed the patient since. */
  onClose(isOld: boolean): void;
  onStored(file: PatientFile): void;
  /** The server cannot be reached for a new file; absent: it says so. */
  onAway?: ((patient: Patient) => void) | undefined;
}

/** A patient's details, for a new file or an existing one. */
export function PatientDialog(props: PatientDialogProps) {
  const { category, file, onClose, onStored } = props;
  const { t } = useLanguage();
  const { fields, held, theirs, submit } = usePatientForm(props);
  const close = (): void => onClose(theirs.length > 0);
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={fields.busy} onClick={submit}>
        {t(file ? 'portal:save' : held ? 'portal:files.createAnyway' : 'portal:files.create')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={file ? t('portal:patient.edit') : t('portal:files.add')} wide actions={actions} onClose={close}>
      <form noValidate className="porsa-portal-form" onSubmit={submit}>
        <PatientFieldSet fields={fields} settings={category.settings} />
        <Alert text={fields.problem} />
        <Meanwhile changes={theirs} />
        {held && (
          <>
            <Alert text={t('portal:files.held', { name: held.patient.name ?? t('portal:patient.nameless') })} />
            <span className="porsa-portal-actions">
              <SlButton onClick={() => onStored(held)}>{t('portal:files.useHeld')}</SlButton>
            </span>
          </>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** A new file's id is made here, so storing it twice stores one file. Before a second file of one person in the form is made, it says so. */
function usePatientForm({ category, file, onStored, onAway }: PatientDialogProps): {
  readonly fields: PatientFields;
  /** The file that somebody with the same national code has already. */
  readonly held: PatientFile | undefined;
  /** What somebody else has changed meanwhile. */
  readonly theirs: readonly StoredMeanwhile[];
  submit(event: FormEvent): void;
} {
  const tools = useLanguage();
  const { client } = usePortal();
  const { read, theirs, look } = useMeanwhile(file?.patient, {
    async again() {
      const reply = file && (await client.file.getfile({ id: file.id }));
      return reply?.success ? reply.data.file.patient : undefined;
    },
    inWords: (patient = {}) => patientInWords(patient, tools),
  });
  const [found, setFound] = useState<PatientFile>();
  const fields = useFields({ id: file?.id ?? uuid(), ...toTexts(file?.patient ?? {}, tools) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { id, ...texts } = fields.values;
    const patient = toPatient(texts, tools.calendar);
    const heldFile = async (): Promise<PatientFile | undefined> => {
      const { code } = patient;
      if (file || !code || found?.patient.code === code) return undefined;
      const reply = await client.file.getfiles({ category: category.slug, search: code, limit: 1 });
      return reply.success ? reply.data.items.find((other) => other.patient.code === code) : undefined;
    };
    void fields.send(checkPatient(texts, patient, category.settings, tools.t), async () => {
      const other = await heldFile();
      if (other) {
        setFound(other);
        return { success: true };
      }
      const reply = await client.file.storefile({ id, category: category.slug, patient, was: read });
      if (reply.success) onStored(reply.data);
      else if (onAway && isAway(reply.code)) onAway(patient);
      return look(reply);
    });
  };
  const held = found?.patient.code === foldDigits(fields.values.code).trim() ? found : undefined;
  return { fields, held, theirs, submit };
}
