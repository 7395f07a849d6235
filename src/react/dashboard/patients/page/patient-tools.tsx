import { useState } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { MoreMenu } from '../../../kit/menu/more-menu.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { byKey } from '../../keyboard/screen-actions.ts';
import { pathTo } from '../../navigation/routes.ts';
import * as icons from '../../parts/icons.ts';
import { PatientEditor } from '../editor/patient-editor.tsx';
import { MergePatients } from '../merge/merge-patients.tsx';
import { FormPicker } from './form-picker.tsx';
import type { PatientData } from './patient-page.tsx';

type Tool = 'fill' | 'edit' | 'merge';

/** What can be done with a patient: fill a form, change the details, merge with another one. */
export function PatientTools({ data, onChange }: { readonly data: PatientData; onChange(): void }) {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const [open, setOpen] = useState<Tool>();
  const { patient, can } = data;
  const close = (): void => setOpen(undefined);
  const changed = (): void => {
    close();
    onChange();
  };
  const goTo = (id: string): void => navigation.go(pathTo('patient', { id }));
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
      {can.merge && (
        <MoreMenu actions={[{ icon: icons.people, text: t('patients:merge.open'), act: () => setOpen('merge') }]} />
      )}
      {open === 'fill' && <FormPicker data={data} onClose={close} />}
      {open === 'edit' && <PatientEditor patient={patient} onClose={close} onStored={changed} onUse={goTo} />}
      {open === 'merge' && <MergePatients patient={patient} onClose={close} onDone={changed} />}
    </>
  );
}
