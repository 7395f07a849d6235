import { useCallback, useMemo, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { pageTitle } from '../definition/page-title.ts';
import { CanvasMenu, CanvasTools } from './late/late-parts.ts';
import { QuestionCards } from './question-cards.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';

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
        <Icon of={icons.clipboard} size={32} />
        <h3>{t('designer:empty.form')}</h3>
        <p>{t('designer:empty.formhint')}</p>
        <Button icon={icons.plus} onClick={actions.addPage}>
          {t('designer:page.add')}
        </Button>
        <OpenLibrary />
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
        <SelectButton />
        <Button icon={icons.settings} onClick={openPage}>
          {t('designer:page.settings')}
        </Button>
        <CanvasMenu page={page} />
      </div>
      <p id="porsa-d-move-help" className="porsa-kit-hidden">
        {t('designer:move.help')}
      </p>
      {pages.every(({ questions }) => questions.length === 0) && <OpenLibrary />}
      <QuestionCards parent={page.id} questions={page.questions} />
      <CanvasTools />
    </section>
  );
}

/** Where no keys can be held, as on a phone, a press marks. */
function SelectButton() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const marking = useStore(model.$marking);
  return (
    <Button
      icon={icons.checklist}
      aria-pressed={marking}
      data-select=""
      onClick={() => (marking ? actions.clearMarks() : model.$marking.set(true))}
    >
      {t('designer:canvas.select')}
    </Button>
  );
}

/** An empty form can begin with one that is ready. */
function OpenLibrary() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  return (
    <Button icon={icons.clipboard} onClick={() => model.$dialog.set({ kind: 'library' })}>
      {t('designer:library.start')}
    </Button>
  );
}

/** Space moves cards, and must not press them as well. */
function quietSpace(event: KeyboardEvent): void {
  if (event.key === ' ' && (event.target as HTMLElement).matches('[data-focus-question]')) event.preventDefault();
}
