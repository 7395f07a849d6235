import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import type { Patient } from '../../../../api/contract/shapes.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { PatientFieldSet } from '../../files/patient-fields.tsx';
import { Meanwhile } from '../../meanwhile/meanwhile.tsx';
import { patientsTexts } from '../patients-texts.ts';
import { recordsTexts } from '../../records/records-texts.ts';
import { Duplicates } from './duplicates.tsx';
import { usePatient, type Alike } from './use-patient.ts';

addTexts('patients', patientsTexts);
addTexts('records', recordsTexts);

interface PatientEditorProps {
  /** Whom to change; absent for a new patient. */
  readonly patient?: PatientItem;
  /** What is known of a new patient already. */
  readonly start?: Patient;
  /** `isOld`: somebody else has changed the patient since. */
  onClose(isOld: boolean): void;
  onStored(patient: PatientItem): void;
  /** Another patient, who is the same person. */
  onUse(id: string): void;
}

/** A patient's details. Before they are saved, it shows who may be the same person. */
export function PatientEditor(props: PatientEditorProps) {
  const { patient, onClose, onUse } = props;
  const { t } = useLanguage();
  const { fields, alike, theirs, isAway, submit, back, saveAnyway } = usePatient(props);
  const close = (): void => onClose(theirs.length > 0);
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
      <SlButton key="cancel" onClick={close}>
        {t('common:cancel')}
      </SlButton>
      <SlButton key="save" variant="primary" loading={fields.busy} onClick={submit}>
        {t(patient ? 'patients:save' : 'patients:create')}
      </SlButton>
    </>
  );
  const title = t(alike ? 'patients:alike.title' : patient ? 'portal:patient.edit' : 'patients:add');
  return (
    <Dialog title={title} wide actions={actions} onClose={close}>
      {alike ? (
        <>
          <Duplicates alike={alike} onUse={onUse} />
          <Alert text={fields.problem} />
          <Meanwhile changes={theirs} />
        </>
      ) : (
        <form noValidate className="porsa-portal-form" onSubmit={submit}>
          {isAway && <p role="status">{t('records:away')}</p>}
          <PatientFieldSet fields={fields} settings={{}} />
          <Alert text={fields.problem} />
          <Meanwhile changes={theirs} />
          <button type="submit" hidden />
        </form>
      )}
    </Dialog>
  );
}

/** Whether the number is somebody else's already: then nothing can be saved. */
const isSure = ({ items, codeTaken }: Alike): boolean => codeTaken || items.some(({ alike }) => alike === 'code');
