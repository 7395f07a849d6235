import { useMemo, useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { withChildren } from '../../definition/tree.ts';
import { useDesigner } from '../../model/designer-context.ts';
import type { ChangeDialogProps } from './change-dialogs.tsx';
import { useClinicLibrary } from './clinic-library.ts';
import { makeBlock, namesOutside, selectedSource } from './make-block.ts';
import { Outside } from './save-block.tsx';
import { titleOfBlock } from './title-fields.tsx';
import { useBlockChange } from './use-block-change.ts';

/** Asks, and puts what is selected in the form in the place of a block's questions. Its title stays. */
export function ReplaceBlockDialog({ block, close, done }: ChangeDialogProps) {
  const { model } = useDesigner();
  const { t, text, language } = useLanguage();
  const library = useClinicLibrary();
  const { busy, problem, isNewer, change } = useBlockChange(block);
  const form = model.$definition.get();
  const [source] = useState(() => selectedSource(model));
  const questions = useMemo(
    () => (source ? makeBlock(form, source, {}).pages.flatMap((page) => page.questions) : []),
    [form, source],
  );
  const replace = async (): Promise<void> => {
    if (!library || !source) return;
    const { calls, category } = library;
    const replaced = await change((rev, current) => {
      const title = titleOfBlock(current, language);
      return calls.storeblock({ category, id: block.id, rev, title, definition: makeBlock(form, source, title) });
    });
    if (replaced) done();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t(source ? 'common:cancel' : 'common:close')}</SlButton>
      {source && (
        <SlButton variant="primary" loading={busy} onClick={() => void replace()}>
          {t(isNewer ? 'library:clinic.replacestill' : 'library:clinic.replace')}
        </SlButton>
      )}
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title={t('library:clinic.replacetitle', { title: text(block.title) })}
      onClose={close}
      actions={actions}
    >
      {source ? (
        <>
          <p>{t('library:clinic.replacetext', { count: withChildren(questions).length })}</p>
          <ul className="porsa-d-library-new">
            {questions.map(({ id, name, title: own }) => (
              <li key={id} dir="auto">
                {text(own) || name}
              </li>
            ))}
          </ul>
          <Outside names={namesOutside(form, source)} />
        </>
      ) : (
        <p>{t('library:clinic.noselection')}</p>
      )}
      <Alert text={problem} />
    </Dialog>
  );
}
