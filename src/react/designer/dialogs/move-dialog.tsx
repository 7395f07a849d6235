import { pickText, useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { findQuestion, pageOf } from '../edits/tree.ts';
import { pageTitle } from '../page-title.ts';
import { Dialog } from './dialog.tsx';

/** To which page a question goes. */
export function MoveDialog({ id, close }: { readonly id: string; close(): void }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const definition = model.$definition.get();
  const editing = model.$editing.get();
  const question = findQuestion(definition, id);
  const here = pageOf(definition, id)?.id;
  return (
    <Dialog
      title={t('designer:move.title', { title: pickText(question?.title, editing) || question?.name })}
      close={close}
    >
      <div className="porsa-d-choices">
        {definition.pages.map((page) => (
          <button
            key={page.id}
            type="button"
            disabled={page.id === here}
            onClick={() => {
              close();
              actions.move(id, { parent: page.id, index: page.questions.length });
            }}
          >
            <span dir="auto">{pageTitle(definition.pages, page, editing, t)}</span>
            <span className="porsa-d-hint">
              {page.id === here
                ? t('designer:move.here')
                : t('designer:page.questions', { count: page.questions.length })}
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
