import type { KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { standing } from '../model/designer-model.ts';
import { findQuestion } from '../definition/tree.ts';
import { PageSettings } from './page-settings.tsx';
import { QuestionSettings } from './question-settings.tsx';

/** The settings of what is selected; those of another begin at their top. */
export function SettingsPanel() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$definition);
  const selection = standing(definition, useStore(model.$selection));
  const opened = useStore(model.$page);
  const question = selection.kind === 'question' ? findQuestion(definition, selection.id) : undefined;
  const page = definition.pages.find(({ id }) => id === opened?.id);
  /** What is open in a field is closed first; then Escape goes back to what the settings are of. */
  const goBack = (event: KeyboardEvent): void => {
    const of = question
      ? ({ on: 'question', id: question.id } as const)
      : page && ({ on: 'page', id: page.id } as const);
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !of) return;
    event.preventDefault();
    model.$pane.set(question ? 'questions' : 'pages');
    model.$focus.set(of);
  };
  return (
    <aside
      key={question?.id ?? page?.id}
      className="porsa-d-settings"
      aria-label={t('designer:panes.settings')}
      onKeyDown={goBack}
    >
      {question && <QuestionSettings question={question} />}
      {!question && page && <PageSettings page={page} />}
      {!question && !page && <p className="porsa-kit-help">{t('designer:empty.settings')}</p>}
    </aside>
  );
}
