import type { ReactNode } from 'react';
import type { LiveForm } from '../../engine/live-form/types.ts';
import type { Problem } from '../../engine/definition/problem.ts';
import type { Page } from '../../engine/definition/types.ts';
import type { PlainPage } from '../../fields/plain/plain-page.ts';
import { Advice } from '../../react/form/closing/advice.tsx';
import type { ListedProblem } from '../../react/form/filling/problem-list.ts';
import { pageOf } from '../../react/form/question/scope-key.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { PlainQuestions } from '../plain-questions.tsx';
import { UpdatePage } from '../update-page.tsx';
import { Notices, type NoticesProps } from './notices.tsx';
import { patientPrefix, type PlainFilling } from './open-filling.ts';
import { PageHead, ReviewHead } from './page-head.tsx';
import { pageDemand } from './page-demand.ts';
import { Review } from './review.tsx';
import { goField } from './sent-fields.ts';

export interface PageViewProps extends NoticesProps {
  readonly filling: PlainFilling;
}

/** One page of a form: what is wrong, its questions or all answers for review, and the way on. */
export function PageView({ filling, ...notices }: PageViewProps) {
  const { t } = useLanguage();
  const { page, reviewed, problems, step } = filling.core.$state.get();
  if (!page) return <p className="porsa-soft">{t('form:nopages')}</p>;
  const demand = pageDemand(filling, page);
  return (
    <div className="porsa-filling" data-demand={demand}>
      <DefaultButton />
      <Notices {...notices} />
      <ErrorSummary
        problems={problems}
        prefixOf={({ scope }) => (scope.form === filling.patientForm ? patientPrefix : undefined)}
        elsewhere={(problem, words) => leadElsewhere(filling, problem, words)}
      />
      {reviewed ? (
        <>
          <ReviewHead filling={filling} pages={reviewed} />
          <Review filling={filling} pages={reviewed} />
        </>
      ) : (
        <>
          <PageHead filling={filling} page={page} demand={demand} />
          <Questions
            filling={filling}
            page={page}
            around={{ focus: notices.turn?.focus, marksOptional: demand !== 'some' }}
          />
        </>
      )}
      {step === 'send' && <Advice form={filling.form} apart={!reviewed && page} />}
      <PageFoot filling={filling} />
    </div>
  );
}

/** The first button of the form, which the Enter key presses: the others would add a row, or go back. */
function DefaultButton() {
  const { t } = useLanguage();
  return (
    <button type="submit" name={goField.next} value="1" className="porsa-hidden" tabIndex={-1} aria-hidden="true">
      {t('form:next')}
    </button>
  );
}

interface QuestionsProps {
  readonly filling: PlainFilling;
  readonly page: Page;
  readonly around: PlainPage;
}

function Questions({ filling: { core, form, patientForm }, page, around }: QuestionsProps) {
  const { show } = useLanguage();
  const { pages, problems } = core.$state.get();
  return (
    <>
      {patientForm && page === pages[0] && (
        <section className="plain-panel" aria-labelledby="patient-title">
          <h2 id="patient-title">{show(patientForm.definition.title)}</h2>
          <PlainQuestions
            questions={patientForm.definition.pages[0]?.questions ?? []}
            scope={patientForm}
            problems={problemsOf(patientForm, problems)}
            page={{ ...around, prefix: patientPrefix }}
          />
        </section>
      )}
      <PlainQuestions questions={page.questions} scope={form} problems={problemsOf(form, problems)} page={around} />
      <UpdatePage form={form} page={page} />
    </>
  );
}

const problemsOf = (form: LiveForm, problems: readonly ListedProblem[]): readonly Problem[] =>
  problems
    .filter(({ scope }) => scope.form === form)
    .map(({ scope, name, message }) => ({ name: scope.path + name, rule: '', message }));

/** A question of another page is led to by sending this one. */
function leadElsewhere({ core, form, patientForm }: PlainFilling, { scope, name }: ListedProblem, words: ReactNode) {
  const { page, pages, reviewed } = core.$state.get();
  const first = scope.path === '' ? name : scope.path.replace(/[[.].*/s, '');
  const holder = scope.form === patientForm ? pages[0]?.id : pageOf(form.definition, first);
  if (holder === undefined || (!reviewed && holder === page?.id)) return undefined;
  return (
    <button type="submit" className="porsa-text-button" name={goField.change(holder)} value="1">
      {words}
    </button>
  );
}

function PageFoot({ filling }: { readonly filling: PlainFilling }) {
  const { t } = useLanguage();
  const { step, hasBack } = filling.core.$state.get();
  return (
    <div className="porsa-foot">
      <div className="porsa-actions">
        {hasBack && (
          <button type="submit" className="porsa-button" name={goField.back} value="1">
            {t('form:back')}
          </button>
        )}
        <button type="submit" className="porsa-button" data-primary="true" name={goField.next} value="1">
          {t(`form:${step}`)}
        </button>
      </div>
    </div>
  );
}
