import { useState, type FormEvent } from 'react';
import type { SavedBlock } from '../../../../api/contract/library/blocks.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useClinicLibrary } from './clinic-library.ts';
import type { BlockTitle } from './make-block.ts';
import { isBlank, TitleFields, titleOfBlock } from './title-fields.tsx';
import { useBlockChange } from './use-block-change.ts';

export interface ChangeDialogProps {
  readonly block: SavedBlock;
  close(): void;
  done(): void;
}

/** Another title for a block; what was typed stays until the server has it. */
export function RenameBlockDialog({ block, close, done }: ChangeDialogProps) {
  const { t, text, language } = useLanguage();
  const library = useClinicLibrary();
  const { busy, problem, isNewer, change } = useBlockChange(block);
  const [title, setTitle] = useState<BlockTitle>(() => titleOfBlock(block, language));
  const [tried, setTried] = useState(false);
  const save = async (): Promise<void> => {
    setTried(true);
    if (!library || isBlank(title)) return;
    const { calls, category } = library;
    if (await change((rev) => calls.storeblock({ category, id: block.id, rev, title }))) done();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={busy} onClick={() => void save()}>
        {t(isNewer ? 'library:clinic.renamestill' : 'library:clinic.rename')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={t('library:clinic.renametitle', { title: text(block.title) })} onClose={close} actions={actions}>
      <form className="porsa-d-library-titles" noValidate onSubmit={submit}>
        <TitleFields title={title} isMissing={tried && isBlank(title)} setTitle={setTitle} />
      </form>
      <Alert text={problem} />
    </Dialog>
  );
}

/** Asks, and deletes a block from the library of everybody. */
export function RemoveBlockDialog({ block, close, done }: ChangeDialogProps) {
  const { t, text } = useLanguage();
  const library = useClinicLibrary();
  const { busy, problem, isNewer, change } = useBlockChange(block);
  const remove = async (): Promise<void> => {
    if (!library) return;
    const { calls, category } = library;
    if (await change((rev) => calls.removeblock({ category, id: block.id, rev }))) done();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="danger" loading={busy} onClick={() => void remove()}>
        {t(isNewer ? 'library:clinic.removestill' : 'library:clinic.remove')}
      </SlButton>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title={t('library:clinic.removetitle', { title: text(block.title) })}
      onClose={close}
      actions={actions}
    >
      <p>{t('library:clinic.removetext')}</p>
      <Alert text={problem} />
    </Dialog>
  );
}
