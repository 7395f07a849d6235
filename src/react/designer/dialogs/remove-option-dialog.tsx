import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { optionAt } from '../edits/rename-option.ts';
import { findQuestion } from '../definition/tree.ts';
import { usesOfOption, usesOfRow, type Use } from '../edits/uses.ts';
import type { OptionPath } from '../definition/options.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { UseList } from './use-list.tsx';

/** Asks before an option goes that formulas or conditions compare with. */
export function RemoveOptionDialog({
  id,
  path,
  close,
}: {
  readonly id: string;
  readonly path: OptionPath;
  close(): void;
}) {
  const { model, actions } = useDesigner();
  const { text } = useLanguage();
  const definition = model.$definition.get();
  const option = optionAt(findQuestion(definition, id)?.options, path);
  return (
    <AskDialog
      title={text(option?.text) || option?.value || ''}
      uses={usesOfOption(definition, id, path)}
      remove={() => actions.removeOption(id, path, true)}
      close={close}
    />
  );
}

/** Asks before a row of a matrix goes that formulas or conditions mention. */
export function RemoveRowDialog({ id, index, close }: { readonly id: string; readonly index: number; close(): void }) {
  const { model, actions } = useDesigner();
  const { text } = useLanguage();
  const definition = model.$definition.get();
  const row = findQuestion(definition, id)?.rows?.[index];
  return (
    <AskDialog
      title={text(row?.text) || row?.name || ''}
      uses={usesOfRow(definition, id, index)}
      remove={() => actions.removeRow(id, index, true)}
      close={close}
    />
  );
}

interface AskDialogProps {
  readonly title: string;
  readonly uses: readonly Use[];
  remove(): void;
  close(): void;
}

function AskDialog({ title, uses, remove, close }: AskDialogProps) {
  const { t } = useLanguage();
  const buttons = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton
        variant="danger"
        onClick={() => {
          close();
          remove();
        }}
      >
        {t('designer:remove.sure')}
      </SlButton>
    </>
  );
  return (
    <Dialog wide role="alertdialog" title={t('designer:remove.title', { title })} actions={buttons} onClose={close}>
      <UseList uses={uses} close={close} />
      <p>{t('designer:remove.undo')}</p>
    </Dialog>
  );
}
