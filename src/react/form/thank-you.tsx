import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { isRedirectAddress } from '../../engine/definition/addresses.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { useFieldViews } from '../ui/field-view.ts';
import { useLanguage } from '../ui/language.tsx';
import { late } from '../ui/late.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { Advice, AdviceCard, useAdvice } from './advice.tsx';
import './closing-texts.ts';
import { endingsOf, isUrgent } from './endings.ts';
import { FillerProvider } from './filler-context.ts';
import { QuestionList } from './question-list.tsx';
import { resultsOf } from './results.ts';
import type { Saving } from './saving.ts';
import { createTelling } from './telling.ts';
import styles from './thank-you.css?inline';
import { useDelivery } from './use-delivery.ts';

const sheets = [styles];

/** How it ended. `handed`: there is no server, the page has the answers. */
export type Outcome = 'sent' | 'waiting' | 'handed' | 'preview';

/** What is said of an entry that is not sent yet; fetched with this, to be there when the connection is not. */
const Unsent = late(async () => (await import('./unsent.tsx')).Unsent);
Unsent.prepare().catch(() => undefined);

const icons = {
  waiting: 'M12 3.5V12l5.5 3.5',
  refused: 'M12 4.5V13m0 5.5v.01',
  sent: 'm5 12.5 4.5 4.5L19 7.5',
} as const;
const kinds = { waiting: 'warning', refused: 'danger', sent: 'success' } as const;

export interface ThankYouProps {
  readonly form: LiveForm;
  readonly id: string;
  readonly outcome: Outcome;
  /** Ids of the endings that the server found. */
  readonly stored?: readonly string[];
  /** Whether a redirect is followed by itself. */
  readonly leads?: boolean;
  readonly saving?: Saving;
  readonly again: () => void;
  /** Back to the form as it was filled. */
  readonly reopen: () => void;
  readonly print: () => void;
}

/** How it ended: urgent advice first, then what became of the answers, the form's own words, and the results. */
export function ThankYou({ form, id, outcome, stored, leads, saving, again, reopen, print }: ThankYouProps) {
  const { t, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const delivery = useDelivery(outcome, id, saving);
  const { state } = delivery;
  const end = state === 'waiting' || state === 'refused' ? state : 'sent';
  const hasAdvice = useAdvice(form, { stored }).length > 0;
  const isQuiet = hasAdvice && end === 'sent';
  const endings = endingsOf(form, stored);
  const own =
    hasAdvice || end !== 'sent'
      ? undefined
      : endings.find(({ severity = 'neutral', title }) => severity === 'neutral' && title);
  const to = end === 'sent' ? endings.map(({ redirect }) => redirect).find(isRedirectAddress) : undefined;
  const begin = useEffectEvent(() => {
    if (to && leads && outcome === 'sent' && !hasAdvice) return void window.open(to, '_self');
    const first = box.current?.querySelector<HTMLElement>('.porsa-advice, h2');
    first?.focus();
    first?.scrollIntoView({ block: hasAdvice ? 'start' : 'center' });
  });
  useEffect(() => begin(), []);
  // The button that had the focus goes with what it was for.
  useEffect(() => {
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('.porsa-ending h2')?.focus({ preventScroll: true });
  }, [end]);
  const status = t(state === 'refused' ? 'form:error.savetitle' : `form:done.${state}`);
  return (
    <div ref={box} className="porsa-done">
      <Advice form={form} stored={stored} />
      <div
        className="porsa-notice porsa-ending"
        data-kind={isQuiet ? 'info' : kinds[end]}
        data-quiet={isQuiet || undefined}
        role="status"
      >
        {!isQuiet && (
          <svg
            viewBox="0 0 24 24"
            width="28"
            height="28"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={icons[end]} />
          </svg>
        )}
        <h2 tabIndex={-1}>{own ? show(own.title) : status}</h2>
        {own && <p>{status}</p>}
        {end !== 'sent' && saving && <Unsent delivery={delivery} saving={saving} reopen={reopen} />}
        {state === 'sent' && form.history.length > 0 && <p>{t('form:done.followup')}</p>}
      </div>
      {endings
        .filter((ending) => !isUrgent(ending))
        .map((ending) => (
          <AdviceCard key={ending.id} {...ending} title={ending === own ? undefined : ending.title} />
        ))}
      <Results form={form} />
      <div className="porsa-actions">
        {to && (
          <a className="porsa-button" data-primary="true" href={to}>
            {t('closing:continue')}
          </a>
        )}
        <button type="button" className="porsa-button" onClick={again}>
          {t('form:done.again')}
        </button>
        <button type="button" className="porsa-button" onClick={print}>
          {t('form:done.print')}
        </button>
      </div>
    </div>
  );
}

/** The results as they stood in the form, wherever they stood. */
function Results({ form }: Pick<ThankYouProps, 'form'>) {
  const { t } = useLanguage();
  const views = useFieldViews();
  const filler = useMemo(() => ({ views, telling: createTelling(), readOnly: true, leave: () => undefined }), [views]);
  const results = useMemo(() => resultsOf(form), [form]);
  if (results.length === 0) return null;
  return (
    <section className="porsa-results" data-mode="view">
      <h3>{t('form:done.results')}</h3>
      <FillerProvider value={filler}>
        <QuestionList questions={results} scope={form} />
      </FillerProvider>
    </section>
  );
}
