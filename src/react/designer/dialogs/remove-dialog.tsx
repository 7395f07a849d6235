import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { lostWith } from '../edits/removal.ts';
import { usesOf } from '../edits/uses.ts';
import { findQuestion } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { UseList } from './use-list.tsx';

/** Asks before something goes together with what is removed. */
export function RemoveDialog({
  kind,
  id,
  close,
}: {
  readonly kind: 'removequestion' | 'removepage';
  readonly id: string;
  close(): void;
}) {
  const { model, actions } = useDesigner();
  const { t, text, language } = useLanguage();
  const definition = model.$definition.get();
  const page = definition.pages.find((each) => each.id === id);
  const question = findQuestion(definition, id);
  const title = page ? pageTitle(definition.pages, page, language, t) : text(question?.title) || question?.name;
  const { questions, conditions } = lostWith(definition, id);
  const buttons = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton
        variant="danger"
        onClick={() => {
          close();
          (kind === 'removepage' ? actions.removePage : actions.remove)(id, true);
        }}
      >
        {t('designer:remove.sure')}
      </SlButton>
    </>
  );
  return (
    <Dialog role="alertdialog" title={t('designer:remove.title', { title })} actions={buttons} onClose={close}>
      {questions + conditions > 0 && (
        <>
          <p>{t('designer:remove.text')}</p>
          <ul>
            {questions > 0 && <li>{t('designer:remove.questions', { count: questions })}</li>}
            {conditions > 0 && <li>{t('designer:remove.conditions', { count: conditions })}</li>}
          </ul>
        </>
      )}
      <UseList uses={usesOf(definition, id)} close={close} />
      <p>{t('designer:remove.undo')}</p>
    </Dialog>
  );
}
