import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Page, Question } from '../../../engine/definition/types.ts';
import type { FormScope } from '../../../engine/live-form/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useFilling } from '../filling/filling-context.ts';
import { QuestionToolsProvider, useQuestionTools } from '../question/question-tools.ts';
import { QuestionList } from '../question/question-list.tsx';
import styles from './review.css?inline';

const sheets = [styles];

export interface ReviewProps {
  /** The pages that were filled, in order. */
  readonly pages: readonly Page[];
}

/** All that was answered, as it will be sent, each page with a way back to it. */
export function Review({ pages }: ReviewProps) {
  const { form, patientForm, change } = useFilling();
  const { t, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const tools = useQuestionTools();
  const readOnly = useMemo(() => ({ ...tools, readOnly: true }), [tools]);
  const [first] = pages;
  // Its code may be loaded only after the step was taken.
  useEffect(() => {
    const heading = box.current?.querySelector<HTMLElement>('[data-page-title]');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className="porsa-review">
      <div className="porsa-head">
        <h1>{show(form.definition.title)}</h1>
        <h2 tabIndex={-1} data-page-title="true">
          {t('late:reviewing.title')}
        </h2>
        <p className="porsa-soft">{t('late:reviewing.text')}</p>
      </div>
      <QuestionToolsProvider value={readOnly}>
        {patientForm && first && (
          <Part
            title={show(patientForm.definition.title)}
            questions={patientForm.definition.pages[0]?.questions ?? []}
            scope={patientForm}
            change={() => change(first)}
          />
        )}
        {pages.map((page, index) => (
          <Part
            key={page.id}
            title={show(page.displayTitle) || page.text || t('form:step', { step: index + 1, of: pages.length })}
            questions={page.questions}
            scope={form}
            change={() => change(page)}
          />
        ))}
      </QuestionToolsProvider>
    </div>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly questions: readonly Question[];
  readonly scope: FormScope;
  change(): void;
}

function Part({ title, questions, scope, change }: PartProps) {
  const { t } = useLanguage();
  return (
    <section className="porsa-review-page" data-mode="view">
      <div className="porsa-review-head">
        <h3>{title}</h3>
        <button type="button" className="porsa-text-button" onClick={change}>
          {t('late:reviewing.change')}
          <span className="porsa-hidden"> {title}</span>
        </button>
      </div>
      <QuestionList questions={questions} scope={scope} />
    </section>
  );
}
