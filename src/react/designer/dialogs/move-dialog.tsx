import { Choice, Choices } from '../../kit/list/choices.tsx';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { findQuestion, pageOf } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';

/** To which page questions go. */
export function MoveDialog({ ids, close }: { readonly ids: readonly string[]; close(): void }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const definition = model.$definition.get();
  const editing = model.$editing.get();
  const [id = ''] = ids;
  const question = findQuestion(definition, id);
  const here = pageOf(definition, id)?.id;
  const title =
    ids.length > 1
      ? t('designer:marking.move', { count: ids.length })
      : t('designer:move.title', { title: pickText(question?.title, editing) || question?.name });
  return (
    <Dialog title={title} onClose={close}>
      <Choices>
        {definition.pages.map((page) => (
          <Choice
            key={page.id}
            disabled={page.id === here}
            title={<bdi>{unbroken(pageTitle(definition.pages, page, editing, t))}</bdi>}
            detail={
              page.id === here
                ? t('designer:move.here')
                : t('designer:page.questions', { count: page.questions.length })
            }
            onChoose={() => {
              close();
              actions.move(ids, { parent: page.id, index: page.questions.length });
            }}
          />
        ))}
      </Choices>
    </Dialog>
  );
}
