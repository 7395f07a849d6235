import { useEffect, useRef } from 'react';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { useFieldViews } from '../ui/field-view.ts';
import { useLanguage } from '../ui/language.tsx';
import { late } from '../ui/late.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { answerInWords } from './answer-in-words.ts';
import { resultsOf } from './results.ts';
import type { Saving } from './saving.ts';
import styles from './thank-you.css?inline';
import { useDelivery } from './use-delivery.ts';

const sheets = [styles];

/** How it ended. `handed`: there is no server, the page has the answers. */
export type Outcome = 'sent' | 'waiting' | 'handed' | 'preview';

/** What is said of an entry that is not sent yet; fetched with this, to be there when the connection is not. */
const Unsent = late(async () => (await import('./unsent.tsx')).Unsent);
Unsent.prepare().catch(() => undefined);

const icons = { waiting: 'M12 3.5V12l5.5 3.5', refused: 'M12 4.5V13m0 5.5v.01', sent: 'm5 12.5 4.5 4.5L19 7.5' } as const;
const kinds = { waiting: 'warning', refused: 'danger', sent: 'success' } as const;

export interface ThankYouProps {
  readonly form: LiveForm;
  readonly id: string;
  readonly outcome: Outcome;
  readonly saving?: Saving;
  readonly again: () => void;
  /** Back to the form as it was filled. */
  readonly reopen: () => void;
  readonly print: () => void;
}

export function ThankYou({ form, id, outcome, saving, again, reopen, print }: ThankYouProps) {
  const language = useLanguage();
  const { t, text } = language;
  const heading = useRef<HTMLHeadingElement>(null);
  useStyles(heading, sheets);
  const delivery = useDelivery(outcome, id, saving);
  const { state } = delivery;
  const end = state === 'waiting' || state === 'refused' ? state : 'sent';
  const results = resultsOf(form);
  const views = useFieldViews();
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  // The button that had the focus goes with what it was for.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [end]);
  return (
    <div className="porsa-done">
      <div className="porsa-notice porsa-ending" data-kind={kinds[end]} role="status">
        <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <path d={icons[end]} />
        </svg>
        <h2 ref={heading} tabIndex={-1}>{t(state === 'refused' ? 'form:error.savetitle' : `form:done.${state}`)}</h2>
        {end !== 'sent' && saving && <Unsent delivery={delivery} saving={saving} reopen={reopen} />}
        {state === 'sent' && form.history.length > 0 && <p>{t('form:done.followup')}</p>}
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
