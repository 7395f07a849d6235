import { useCallback, useMemo, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { Icon } from '../icon.tsx';
import { pageTitle } from '../page-title.ts';
import { QuestionCards } from './question-cards.tsx';
import { useCardKeys } from './use-card-keys.ts';

/** The questions of the open page. */
export function Canvas() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const page = useStore(model.$page);
  const editing = useStore(model.$editing);
  const onKeyDown = useCardKeys();
  const pages = useStore(model.$shown).pages;
  const title = useMemo(() => page && pageTitle(pages, page, editing, t), [page, editing, pages, t]);
  const openPage = useCallback(() => {
    if (!page) return;
    model.select({ kind: 'page', id: page.id });
    model.$pane.set('settings');
  }, [page, model]);
  if (!page) {
    return (
      <section className="porsa-d-canvas porsa-d-empty" aria-label={t('designer:panes.questions')}>
        <Icon name="clipboard-plus" size={32} />
        <h3>{t('designer:empty.form')}</h3>
        <p>{t('designer:empty.formhint')}</p>
        <button type="button" className="porsa-d-small-button" onClick={actions.addPage}>
          <Icon name="plus-lg" size={14} />
          {t('designer:page.add')}
        </button>
      </section>
    );
  }
  return (
    <section
      className="porsa-d-canvas"
      aria-label={t('designer:canvas.label', { title })}
      onKeyDown={onKeyDown}
      onKeyUp={quietSpace}
    >
      <div className="porsa-d-canvas-head">
        <h3 dir="auto">{title}</h3>
        {page.pageType === 'followup' && (
          <span className="porsa-d-badge">{t('designer:choices.pageType.followup')}</span>
        )}
        <button type="button" className="porsa-d-small-button" onClick={openPage}>
          <Icon name="sliders" size={14} />
          {t('designer:page.settings')}
        </button>
      </div>
      <p id="porsa-d-move-help" className="porsa-hidden">
        {t('designer:move.help')}
      </p>
      <QuestionCards parent={page.id} questions={page.questions} />
    </section>
  );
}

/** Space moves cards, and must not press them as well. */
function quietSpace(event: KeyboardEvent): void {
  if (event.key === ' ' && (event.target as HTMLElement).matches('[data-focus-question]')) event.preventDefault();
}
