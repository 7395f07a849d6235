import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { standing } from '../designer-model.ts';
import { findQuestion } from '../edits/tree.ts';
import { PageSettings } from './page-settings.tsx';
import { QuestionSettings } from './question-settings.tsx';

/** The settings of what is selected. */
export function SettingsPanel() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$definition);
  const selection = standing(definition, useStore(model.$selection));
  const opened = useStore(model.$page);
  const question = selection.kind === 'question' ? findQuestion(definition, selection.id) : undefined;
  const page = definition.pages.find(({ id }) => id === opened?.id);
  return (
    <aside className="porsa-d-settings" aria-label={t('designer:panes.settings')}>
      {question && <QuestionSettings key={question.id} question={question} />}
      {!question && page && <PageSettings key={page.id} page={page} />}
      {!question && !page && <p className="porsa-d-hint">{t('designer:empty.settings')}</p>}
    </aside>
  );
}
