import { useEffect, useRef, useState } from 'react';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { useFieldViews } from '../ui/field-view.ts';
import { useLanguage } from '../ui/language.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { answerInWords } from './answer-in-words.ts';
import { resultsOf } from './results.ts';
import type { Saving } from './saving.ts';
import styles from './thank-you.css?inline';

const sheets = [styles];

/** How it ended. `handed`: there is no server, the page has the answers. */
export type Outcome = 'sent' | 'waiting' | 'handed' | 'preview';

/** Turns to `sent` when the entry that waited has gone. */
function useOutcome(outcome: Outcome, id: string, saving: Saving | undefined): Outcome {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (outcome !== 'waiting' || !saving) return;
    return saving.subscribe(() => {
      void saving.list().then((items) => { if (!items.some((item) => item.entry.id === id)) setGone(true); });
    });
  }, [outcome, id, saving]);
  return gone ? 'sent' : outcome;
}

export interface ThankYouProps {
  readonly form: LiveForm;
  readonly id: string;
  readonly outcome: Outcome;
  readonly saving?: Saving;
  readonly again: () => void;
  readonly print: () => void;
}

export function ThankYou({ form, id, outcome, saving, again, print }: ThankYouProps) {
  const language = useLanguage();
  const { t, text } = language;
  const heading = useRef<HTMLHeadingElement>(null);
  useStyles(heading, sheets);
  const now = useOutcome(outcome, id, saving);
  const isOpen = now === 'waiting' && saving?.drafts.notSavedHere();
  const results = resultsOf(form);
  const views = useFieldViews();
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="porsa-done">
      <div className="porsa-notice porsa-ending" data-kind={now === 'waiting' ? 'warning' : 'success'} role="status">
        <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <path d={now === 'waiting' ? 'M12 6v6l4 2.5' : 'm5 12.5 4.5 4.5L19 7.5'} />
        </svg>
        <h2 ref={heading} tabIndex={-1}>{t(isOpen ? 'form:notkept' : `form:done.${now}`)}</h2>
        {now === 'waiting' && !isOpen && <p>{t('form:done.waitingtext')}</p>}
        {now === 'sent' && form.history.length > 0 && <p>{t('form:done.followup')}</p>}
      </div>
      {results.length > 0 && (
        <section className="porsa-results">
          <h3>{t('form:done.results')}</h3>
          <dl>
            {results.map((question) => (
              <div key={question.id} data-number={typeof form.get(question.name) === 'number' || undefined}>
                <dt>{text(question.title)}</dt>
                <dd>{answerInWords(form.get(question.name), question, language, views)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="porsa-actions">
        <button type="button" className="porsa-button" onClick={again}>{t('form:done.again')}</button>
        <button type="button" className="porsa-button" onClick={print}>{t('form:done.print')}</button>
      </div>
    </div>
  );
}
