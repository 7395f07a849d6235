import type { Ehr } from '../../../api/contract/launch/ehrs.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { Meanwhile } from '../meanwhile/meanwhile.tsx';
import { EhrForms } from './ehr-forms.tsx';
import { useEhrForm } from './use-ehr-form.ts';

interface EhrDialogProps {
  /** Absent for a new one. */
  readonly ehr: Ehr | undefined;
  onStored(): void;
  onClose(): void;
}

/** Registers an EHR, or changes one, whose address stays. */
export function EhrDialog({ ehr, onStored, onClose }: EhrDialogProps) {
  const { t } = useLanguage();
  const { fields, forms, active, theirs, setForms, setActive, submit } = useEhrForm(ehr, () => {
    onStored();
    onClose();
  });
  return (
    <Dialog title={ehr ? t('portal:ehrs.edit', { title: ehr.title }) : t('portal:ehrs.add')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('title')}
          label={t('portal:ehrs.name')}
          help={t('portal:ehrs.nameHelp')}
          maxLength={100}
          required
        />
        <Client ehr={ehr} fields={fields} />
        <TextField
          {...fields.bind('codeSystem')}
          label={t('portal:ehrs.codeSystem')}
          help={t('portal:ehrs.codeSystemHelp')}
          latin
          maxLength={500}
        />
        <EhrForms {...fields.bind('forms')} forms={forms} onChange={setForms} />
        {ehr && (
          <SlSwitch checked={active} onsl-change={(event) => setActive(event.currentTarget.checked)}>
            {t('portal:ehrs.opens')}
          </SlSwitch>
        )}
        <Alert text={fields.problem} />
        <Meanwhile changes={theirs} />
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t('portal:ehrs.save')}
        </SlButton>
      </form>
    </Dialog>
  );
}

/** Where the EHR is, and as what it knows Porsa. */
function Client({ ehr, fields }: Pick<EhrDialogProps, 'ehr'> & Pick<ReturnType<typeof useEhrForm>, 'fields'>) {
  const { t } = useLanguage();
  return (
    <>
      {ehr ? (
        <p className="porsa-kit-help">
          <bdi dir="ltr">{ehr.issuer}</bdi>
        </p>
      ) : (
        <TextField
          {...fields.bind('issuer')}
          label={t('portal:ehrs.issuer')}
          help={t('portal:ehrs.issuerHelp')}
          latin
          maxLength={500}
          required
        />
      )}
      <TextField
        {...fields.bind('clientId')}
        label={t('portal:ehrs.clientId')}
        help={t('portal:ehrs.clientIdHelp')}
        latin
        maxLength={255}
        required
      />
      <TextField
        {...fields.bind('secret')}
        label={t('portal:ehrs.secret')}
        help={t(ehr?.hasSecret ? 'portal:ehrs.secretKept' : 'portal:ehrs.secretHelp')}
        latin
        type="password"
        autoComplete="off"
        maxLength={500}
      />
    </>
  );
}
