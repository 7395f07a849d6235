import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Meanwhile } from '../meanwhile/meanwhile.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { PatientFieldSet } from './patient-fields.tsx';
import { usePatientForm, type PatientDialogProps } from './use-patient-form.ts';

const Duplicates = onDemand(
  async () => (await import('../patients/editor/duplicates.tsx')).Duplicates,
  () => null,
);

/** A patient's details, for a new file or an existing one. Before a new one is made, it shows who may be the same person. */
export function PatientDialog(props: PatientDialogProps) {
  const { category, file, problem, onClose, onStored, onUse } = props;
  const { t } = useLanguage();
  const { fields, held, alike, theirs, submit, back } = usePatientForm(props);
  const close = (): void => onClose(theirs.length > 0);
  const actions = (
    <>
      {alike ? (
        <SlButton key="back" onClick={back}>
          {t('portal:back')}
        </SlButton>
      ) : (
        <SlButton key="cancel" onClick={close}>
          {t('common:cancel')}
        </SlButton>
      )}
      <SlButton key="save" variant={alike ? 'default' : 'primary'} loading={fields.busy} onClick={submit}>
        {t(file ? 'portal:save' : held || alike ? 'portal:files.createAnyway' : 'portal:files.create')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={file ? t('portal:patient.edit') : t('portal:files.add')} wide actions={actions} onClose={close}>
      {alike ? (
        <>
          <Duplicates alike={alike.found} onUse={(id) => onUse?.(id, alike.typed)} />
          <Alert text={problem ?? fields.problem} />
        </>
      ) : (
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
      )}
    </Dialog>
  );
}
