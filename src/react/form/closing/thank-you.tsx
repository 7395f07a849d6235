import { useEffect, useEffectEvent, useRef } from 'react';
import type { Localized } from '../../../engine/definition/types.ts';
import { isRedirectAddress } from '../../../engine/outcome/addresses.ts';
import { useFieldViews } from '../../ui/field/field-view.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { Advice, AdviceCard, useAdvice } from './advice.tsx';
import './closing-texts.ts';
import { endingsOf, isUrgent } from './endings.ts';
import { useFilling } from '../filling/filling-context.ts';
import { QuestionToolsProvider } from '../question/question-tools.ts';
import { referenceOf } from './reference.ts';
import { Results } from '../results/lazy-results.tsx';
import { resultsOf } from '../results/results.ts';
import styles from './thank-you.css?inline';
import type { UnsentProps } from '../unsent/unsent.tsx';
import { useDelivery, type Delivery } from '../unsent/use-delivery.ts';

const sheets = [styles];

/** Where the connection was gone before who fills in the form began: what has become of the answers, without a reason. */
function UnsentMeanwhile({ delivery: { state } }: UnsentProps) {
  const { t } = useLanguage();
  const { input } = useFilling();
  const kept = input.saving?.drafts.notSavedHere() ? 'form:notkept' : 'closing:kept';
  return <p>{t(state === 'refused' ? 'form:error.kept' : kept)}</p>;
}

/** For an entry that is not sent yet. */
const Unsent = late(async () => (await import('../unsent/unsent.tsx')).Unsent, UnsentMeanwhile);

/** For the staff, where an answer differs from the patient file. */
const DifferingAnswers = late(
  async () => (await withLateTexts(import('../differing/differing-answers.tsx'))).DifferingAnswers,
);

/** The kind of notice, and the path of its icon. */
const looks = {
  waiting: ['warning', 'M12 3.5V12l5.5 3.5'],
  refused: ['danger', 'M12 4.5V13m0 5.5v.01'],
  sent: ['success', 'm5 12.5 4.5 4.5L19 7.5'],
} as const;

/** The outcome: urgent advice first, then what became of the answers, the form's own words, and the results. */
export function ThankYou() {
  const { form, outcome, input, byStaff, restart, print } = useFilling();
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const delivery = useDelivery(outcome!, input.saving);
  const { state } = delivery;
  const end = state === 'waiting' || state === 'refused' ? state : 'sent';
  const stored = outcome!.endings;
  const hasAdvice = useAdvice(form, { stored }).length > 0;
  const endings = endingsOf(form, stored);
  const own =
    hasAdvice || end !== 'sent'
      ? undefined
      : endings.find(({ severity = 'neutral', title }) => severity === 'neutral' && title);
  const to = end === 'sent' ? endings.map(({ redirect }) => redirect).find(isRedirectAddress) : undefined;
  const begin = useEffectEvent(() => {
    const redirects = to && outcome!.kind === 'sent' && !hasAdvice && !byStaff;
    if (redirects) return void window.open(to, '_self');
    const first = box.current?.querySelector<HTMLElement>('.porsa-advice, h2');
    first?.focus();
    first?.scrollIntoView({ block: hasAdvice ? 'start' : 'center' });
  });
  useEffect(() => begin(), []);
  // The button that had the focus is removed together with its notice.
  useEffect(() => {
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('.porsa-ending h2')?.focus({ preventScroll: true });
  }, [end]);
  return (
    <div ref={box} className="porsa-done">
      <Advice form={form} stored={stored} />
      <EndNotice delivery={delivery} end={end} isQuiet={hasAdvice && end === 'sent'} own={own?.title} />
      {outcome!.differs && <DifferingAnswers />}
      {endings
        .filter((ending) => !isUrgent(ending))
        .map((ending) => (
          <AdviceCard key={ending.id} {...ending} title={ending === own ? undefined : ending.title} />
        ))}
      <ShownResults />
      <div className="porsa-actions">
        {to && (
          <a className="porsa-button" data-primary="true" href={to}>
            {t('closing:continue')}
          </a>
        )}
        <button type="button" className="porsa-button" onClick={restart}>
          {t('form:done.again')}
        </button>
        <button type="button" className="porsa-button" onClick={print}>
          {t('form:done.print')}
        </button>
      </div>
    </div>
  );
}

interface EndNoticeProps {
  readonly delivery: Delivery;
  /** What the answers have come to: they are on the server or in the page, or they wait, or they were refused. */
  readonly end: keyof typeof looks;
  /** Urgent advice stands above. */
  readonly isQuiet: boolean;
  /** The form's own title of this ending. */
  readonly own?: Localized;
}

/** What became of the answers. */
function EndNotice({ delivery, end, isQuiet, own }: EndNoticeProps) {
  const { t, show } = useLanguage();
  const { form, outcome } = useFilling();
  const { state } = delivery;
  const [kind, icon] = looks[end];
  const status = t(state === 'refused' ? 'form:error.savetitle' : `form:done.${state}`);
  return (
    <div
      className="porsa-notice porsa-ending"
      data-kind={isQuiet ? 'info' : kind}
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
          <path d={icon} />
        </svg>
      )}
      <h2 tabIndex={-1}>{own ? show(own) : status}</h2>
      {own && <p>{status}</p>}
      {state === 'sent' && (
        <p className="porsa-reference">
          {t('closing:reference')} <bdi dir="ltr">{referenceOf(outcome!.id)}</bdi>
        </p>
      )}
      {end !== 'sent' && <Unsent delivery={delivery} />}
      {state === 'sent' && form.history.length > 0 && <p>{t('form:done.followup')}</p>}
    </div>
  );
}

/** The results, wherever they stood in the form; its author may keep them to the staff. */
function ShownResults() {
  const { t } = useLanguage();
  const { form, touched, input, byStaff } = useFilling();
  const views = useFieldViews();
  const tools = { views, touched, toneOf: input.source.toneOf, readOnly: true, leave: () => undefined };
  const isKept = form.definition.results === 'none' && (!byStaff || input.mode === 'preview');
  const results = isKept ? [] : resultsOf(form);
  return (
    results.length > 0 && (
      <section className="porsa-results" data-mode="view">
        <h3>{t('form:done.results')}</h3>
        <QuestionToolsProvider value={tools}>
          <Results results={results} scope={form} />
        </QuestionToolsProvider>
      </section>
    )
  );
}
