import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { lostWith } from '../edits/removal.ts';
import { usesOf } from '../edits/uses.ts';
import { findQuestion } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { UseList, UsePlaces } from './use-list.tsx';

interface RemoveDialogProps {
  /** Questions, or a page. */
  readonly ids: readonly string[];
  remove(ids: readonly string[], sure: boolean): void;
  close(): void;
}

/** Asks before something goes together with what is removed. */
export function RemoveDialog({ ids, remove, close }: RemoveDialogProps) {
  const { model } = useDesigner();
  const { t, text, language } = useLanguage();
  const definition = model.$definition.get();
  const [id = ''] = ids;
  const page = definition.pages.find((each) => each.id === id);
  const question = findQuestion(definition, id);
  const title = page ? pageTitle(definition.pages, page, language, t) : text(question?.title) || question?.name;
  const { questions, conditions } = lostWith(definition, ...ids);
  const buttons = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton
        variant="danger"
        onClick={() => {
          close();
          remove(ids, true);
        }}
      >
        {t('designer:remove.sure')}
      </SlButton>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title={
        ids.length > 1 ? t('designer:marking.remove', { count: ids.length }) : t('designer:remove.title', { title })
      }
      actions={buttons}
      onClose={close}
    >
      {questions + conditions.length > 0 && (
        <>
          <p>{t('designer:remove.text')}</p>
          <ul>
            {questions > 0 && <li>{t('designer:remove.questions', { count: questions })}</li>}
            {conditions.length > 0 && <li>{t('designer:remove.conditions', { count: conditions.length })}</li>}
          </ul>
          <UsePlaces uses={conditions} close={close} />
        </>
      )}
      <UseList uses={usesOf(definition, ...ids)} close={close} />
      <p>{t('designer:remove.undo')}</p>
    </Dialog>
  );
}
