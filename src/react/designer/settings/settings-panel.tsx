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
  return (
    <aside key={question?.id ?? page?.id} className="porsa-d-settings" aria-label={t('designer:panes.settings')}>
      {question && <QuestionSettings question={question} />}
      {!question && page && <PageSettings page={page} />}
      {!question && !page && <p className="porsa-kit-help">{t('designer:empty.settings')}</p>}
    </aside>
  );
}
