import { useState, type FormEvent } from 'react';
import type { PublishedVersion } from '../../../../api/contract/publishing/versions.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useVersionCalls } from '../use-versions.ts';
import { useAsking } from './use-asking.ts';

/** Characters that the server takes. */
export const longestNote = 500;

interface NoteDialogProps {
  readonly version: PublishedVersion;
  close(): void;
  done(): void;
}

/** What was changed in a version, in one's own words. */
export function NoteDialog({ version: { version, note: before = '' }, close, done }: NoteDialogProps) {
  const { t } = useLanguage();
  const found = useVersionCalls();
  const [note, setNote] = useState(before);
  const { busy, problem, ask } = useAsking();
  const save = async (): Promise<void> => {
    if (!found?.calls.storeversion || busy) return;
    const { calls, category } = found;
    if (await ask(() => calls.storeversion!({ category, version, note }))) done();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={busy} onClick={() => void save()}>
        {t('versions:save')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={t('versions:noteof', { version })} onClose={close} actions={actions}>
      <form noValidate onSubmit={submit}>
        <TextField
          label={t('versions:note')}
          help={t('versions:notehelp')}
          maxLength={longestNote}
          value={note}
          onChange={setNote}
        />
      </form>
      <Alert text={problem} />
    </Dialog>
  );
}
