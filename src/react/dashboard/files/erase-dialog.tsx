import type { FormEvent } from 'react';
import type { PatientFile } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';

/** Erases a patient for good, once their name or code has been typed. */
export function EraseDialog({
  file,
  onClose,
  onDone,
}: {
  readonly file: PatientFile;
  onClose(): void;
  onDone(): void;
}) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ confirm: '' });
  const { name, code } = file.patient;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const confirm = fields.values.confirm.trim();
    void fields
      .send({ confirm: confirm ? undefined : t('common:required') }, () =>
        client.file.erasefile({ id: file.id, confirm }),
      )
      .then((done) => {
        if (!done) return;
        showSuccess(t('portal:erase.done'));
        onDone();
      });
  };
  const actions = (
    <>
      <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
      <SlButton variant="danger" loading={fields.busy} onClick={submit}>
        {t('portal:erase.yes')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={t('portal:erase.title')} role="alertdialog" actions={actions} onClose={onClose}>
      <form noValidate className="porsa-portal-form" onSubmit={submit}>
        <p>{t('portal:erase.text')}</p>
        <TextField
          {...fields.bind('confirm')}
          label={t('portal:erase.confirm', { name: name ?? code ?? file.id })}
          required
        />
        <Alert text={fields.problem} />
      </form>
    </Dialog>
  );
}
