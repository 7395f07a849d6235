import { useState } from 'react';
import { askConfirm, showSuccess } from '../../../../store/notices.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { MoreMenu, type MenuAction } from '../../../kit/menu/more-menu.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { showFailure } from '../../calls/failure.ts';
import { byKey } from '../../keyboard/screen-actions.ts';
import { pathTo } from '../../navigation/routes.ts';
import * as icons from '../../parts/icons.ts';
import { PatientEditor } from '../editor/patient-editor.tsx';
import { MergePatients } from '../merge/merge-patients.tsx';
import { useRecord } from '../../records/use-records.ts';
import { FormPicker } from './form-picker.tsx';
import type { PatientData } from './patient-page.tsx';

type Tool = 'fill' | 'edit' | 'merge';

/** What can be done with a patient: fill a form, change the details, merge with another one, and delete one without files. */
export function PatientTools({ data, onChange }: { readonly data: PatientData; onChange(): void }) {
  const { t } = useLanguage();
  const { navigation, unsent, waiting } = usePortal();
  const [open, setOpen] = useState<Tool>();
  const { patient, can } = data;
  const close = (): void => setOpen(undefined);
  const changed = (): void => {
    close();
    onChange();
  };
  const remove = useRemove(patient.id);
  const actions: readonly MenuAction[] = [
    ...(can.merge ? [{ icon: icons.people, text: t('patients:merge.open'), act: () => setOpen('merge') }] : []),
    ...(can.remove
      ? [{ icon: icons.trash, text: t('patients:remove.open'), danger: true, act: () => void remove() }]
      : []),
  ];
  const waits = useRecord(patient.id) !== undefined;
  /** The files of a patient who waits on this device go to the one who is the same person. */
  const use = async (id: string): Promise<void> => {
    if (waits) await waiting.giveFiles(patient.id, id);
    navigation.go(pathTo('patient', { id }));
    if (waits) void unsent.sendNow();
  };
  return (
    <>
      <SlButton variant="primary" {...byKey('n')} onClick={() => setOpen('fill')}>
        <Icon of={icons.plus} size={18} slot="prefix" />
        {t('patients:fill')}
      </SlButton>
      {can.change && (
        <SlButton {...byKey('e')} onClick={() => setOpen('edit')}>
          <Icon of={icons.edit} size={18} slot="prefix" />
          {t('patients:edit')}
        </SlButton>
      )}
      {actions.length > 0 && <MoreMenu actions={actions} />}
      {open === 'fill' && <FormPicker data={data} onClose={close} />}
      {open === 'edit' && (
        <PatientEditor
          patient={patient}
          onClose={(isOld) => (isOld ? changed() : close())}
          onStored={changed}
          onUse={(id) => void use(id)}
        />
      )}
      {open === 'merge' && <MergePatients patient={patient} onClose={close} onDone={changed} />}
    </>
  );
}

/** Deletes the patient after a question, and goes to the others. */
function useRemove(id: string): () => Promise<void> {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  return async () => {
    const asked = { detail: t('patients:remove.detail'), yes: t('patients:remove.do'), danger: true };
    if (!(await askConfirm(t('patients:remove.question'), asked))) return;
    const reply = await client.patient.removepatient({ id });
    if (!reply.success) return showFailure(reply, t);
    showSuccess(t('patients:remove.done'));
    navigation.go(pathTo('patients', {}), { replace: true });
  };
}
