import { bandOf } from '../../engine/outcome/band-of.ts';
import { isRedirectAddress } from '../../engine/outcome/addresses.ts';
import { Advice, AdviceCard } from '../../react/form/closing/advice.tsx';
import '../../react/form/closing/closing-texts.ts';
import { referenceOf } from '../../react/form/closing/reference.ts';
import { conditionalNotes, endingsOf, isUrgent } from '../../react/form/closing/endings.ts';
import { resultsOf, type Result } from '../../react/form/results/results.ts';
import { useFieldViews } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { PlainQuestions } from '../plain-questions.tsx';
import type { PlainFilling } from './open-filling.ts';
import type { PlainEvent } from '../../api/contract/pages/plain-page.ts';

export interface OutcomeViewProps {
  readonly filling: PlainFilling;
  readonly stored: Extract<PlainEvent, { readonly kind: 'stored' }>;
  /** Where another entry is begun. */
  readonly again: string | undefined;
}

/** The outcome: urgent advice first, then that the answers were sent, the form's own words, and the results. */
export function OutcomeView({ filling: { form }, stored, again }: OutcomeViewProps) {
  const { t, show } = useLanguage();
  const endings = endingsOf(form, stored.endings);
  const hasAdvice = useHasAdvice(form, endings);
  const own = hasAdvice
    ? undefined
    : endings.find(({ severity = 'neutral', title }) => severity === 'neutral' && title);
  const to = endings.map(({ redirect }) => redirect).find(isRedirectAddress);
  return (
    <div className="porsa-filling porsa-done">
      <p className="plain-caption">{show(form.definition.title)}</p>
      <Advice form={form} stored={stored.endings} />
      <div className="porsa-notice porsa-ending" data-kind={hasAdvice ? 'info' : 'success'} role="status">
        <h1>{own ? show(own.title) : t('form:done.sent')}</h1>
        {own && <p>{t('form:done.sent')}</p>}
        <p className="porsa-reference">
          {t('closing:reference')} <bdi dir="ltr">{referenceOf(stored.id)}</bdi>
        </p>
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
        {again !== undefined && (
          <a className="porsa-button" href={again}>
            {t('form:done.again')}
          </a>
        )}
      </div>
    </div>
  );
}

function useHasAdvice(form: PlainFilling['form'], endings: ReturnType<typeof endingsOf>): boolean {
  const notes = conditionalNotes(form.definition, useFieldViews());
  return endings.some(isUrgent) || notes.some(({ name }) => form.state(name).visible);
}

/** What was computed, and what to do next where a result's meaning has such words. */
function Results({ form }: { readonly form: PlainFilling['form'] }) {
  const { t } = useLanguage();
  const results = form.definition.results === 'none' ? [] : resultsOf(form);
  if (results.length === 0) return null;
  return (
    <section className="porsa-results">
      <h2>{t('form:done.results')}</h2>
      {results.map((result) => (
        <ResultOf key={result.question.id} {...result} form={form} />
      ))}
    </section>
  );
}

function ResultOf({ question, within, form }: Result & { readonly form: PlainFilling['form'] }) {
  const { t, show } = useLanguage();
  const value = form.get(question.name);
  const band = value === undefined ? undefined : bandOf(value, question);
  return (
    <div className="plain-outcome">
      {within && <p className="porsa-soft">{show(within)}</p>}
      <PlainQuestions questions={[question]} scope={form} problems={[]} />
      {band?.advice && (
        <div className="plain-outcome-advice">
          <h3>{t('late:result.next')}</h3>
          <p className="porsa-text">{show(band.advice)}</p>
        </div>
      )}
    </div>
  );
}
