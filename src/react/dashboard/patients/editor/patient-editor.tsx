import { useState, type FormEvent } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';
import type { CallData } from '../../../../api/contract/contract.ts';
import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import type { Patient } from '../../../../api/contract/shapes.ts';
import { showSuccess } from '../../../../store/notices.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { PatientFieldSet, type PatientFields } from '../../files/patient-fields.tsx';
import { checkPatient, toPatient, toTexts } from '../../files/patient-texts.ts';
import { useFields } from '../../parts/use-fields.ts';
import { Duplicates } from './duplicates.tsx';

interface PatientEditorProps {
  /** Whom to change; absent for a new patient. */
  readonly patient?: PatientItem;
  onClose(): void;
  onStored(patient: PatientItem): void;
  /** Another patient, who is the same person. */
  onUse(id: string): void;
}

export type Alike = CallData<'/patient/findduplicates'>;

/** A patient's details. Before they are saved, it shows who may be the same person. */
export function PatientEditor(props: PatientEditorProps) {
  const { patient, onClose, onUse } = props;
  const { t } = useLanguage();
  const { fields, alike, submit, back, saveAnyway } = usePatient(props);
  const isTaken = alike !== undefined && isSure(alike);
  const actions = alike ? (
    <>
      <SlButton key="back" onClick={back}>
        {t('patients:alike.back')}
      </SlButton>
      {!isTaken && (
        <SlButton key="anyway" loading={fields.busy} onClick={saveAnyway}>
          {t(patient ? 'patients:alike.saveAnyway' : 'patients:alike.createAnyway')}
        </SlButton>
      )}
    </>
  ) : (
    <>
      <SlButton key="cancel" onClick={onClose}>
        {t('common:cancel')}
      </SlButton>
      <SlButton key="save" variant="primary" loading={fields.busy} onClick={submit}>
        {t(patient ? 'patients:save' : 'patients:create')}
      </SlButton>
    </>
  );
  const title = t(alike ? 'patients:alike.title' : patient ? 'portal:patient.edit' : 'patients:add');
  return (
    <Dialog title={title} wide actions={actions} onClose={onClose}>
      {alike ? (
        <>
          <Duplicates alike={alike} onUse={onUse} />
          <Alert text={fields.problem} />
        </>
      ) : (
        <form noValidate className="porsa-portal-form" onSubmit={submit}>
          <PatientFieldSet fields={fields} settings={{}} />
          <Alert text={fields.problem} />
          <button type="submit" hidden />
        </form>
      )}
    </Dialog>
  );
}

/** Whether the number is somebody else's already: then nothing can be saved. */
const isSure = ({ items, codeTaken }: Alike): boolean => codeTaken || items.some(({ alike }) => alike === 'code');

/** A new patient's id is made here, so storing it twice stores one. */
function usePatient({ patient: before, onStored }: PatientEditorProps): {
  readonly fields: PatientFields;
  readonly alike: Alike | undefined;
  submit(event: FormEvent): void;
  back(): void;
  saveAnyway(): void;
} {
  const tools = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ id: before?.id ?? uuid(), ...toTexts(before?.patient ?? {}, tools) });
  const [alike, setAlike] = useState<Alike>();
  const { id, ...texts } = fields.values;
  const patient = toPatient(texts, tools.calendar);
  const store = async () => {
    const reply = await client.patient.storepatient({ id, patient });
    if (reply.success) {
      showSuccess(tools.t('patients:saved'));
      onStored(reply.data);
    }
    return reply;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void fields.send(checkPatient(texts, patient, {}, tools.t), async () => {
      const found = await client.patient.findduplicates({ patient, ...(before && { except: id }) });
      if (!found.success) return found;
      if (!needsLook(found.data, before?.patient, patient)) return store();
      setAlike(found.data);
      return found;
    });
  };
  return {
    fields,
    alike,
    submit,
    back: () => setAlike(undefined),
    saveAnyway: () => void fields.send({}, store),
  };
}

/** What was so before the change has been looked at then. */
function needsLook({ items, codeTaken, oddCode }: Alike, before: Patient | undefined, patient: Patient): boolean {
  const isNew = (key: 'code' | 'phone' | 'name' | 'birthdate'): boolean => before?.[key] !== patient[key];
  const news = items.filter(({ alike }) => (alike === 'name' ? isNew('name') || isNew('birthdate') : isNew(alike)));
  return codeTaken || (oddCode && isNew('code')) || news.length > 0;
}
