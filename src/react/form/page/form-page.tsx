import { useId, useMemo, useRef } from 'react';
import type { Page } from '../../../engine/definition/types.ts';
import { useFieldViews } from '../../ui/field/field-view.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling } from '../filling/filling-context.ts';
import { PatientSection } from '../patient/patient-section.ts';
import { QuestionList } from '../question/question-list.tsx';
import { QuestionToolsProvider, type QuestionTools } from '../question/question-tools.ts';
import { SingleFoot } from '../single/lazy-single.ts';
import { FormBar } from './form-bar.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormHead } from './form-head.tsx';
import { Advice, ProblemSummary, Review, usePrepareReview, WholePages } from './lazy-parts.tsx';
import { useDemand } from './use-demand.ts';
import { useFocusRequests } from './use-focus-requests.ts';
import { useLeaving } from './use-leaving.ts';

/** The form being filled, page by page. */
export function FormPage() {
  const { t } = useLanguage();
  const { form, page, reviewed, problems, refusal, step, touched, readOnly, byStaff, focus, input } = useFilling();
  const views = useFieldViews();
  const root = useRef<HTMLDivElement>(null);
  const { leave, pointer } = useLeaving(touched, root);
  const { toneOf } = input.source;
  const demand = useDemand();
  const tools: QuestionTools = useMemo(
    () => ({ views, touched, readOnly, toneOf, explains: byStaff, marksOptional: demand !== 'some', leave }),
    [views, touched, readOnly, toneOf, byStaff, demand, leave],
  );
  // A page that was gone to comes in; the first one, and one where a question was gone to, are simply there.
  const isTurned = focus !== undefined && focus.key === undefined;
  useFocusRequests(root);
  usePrepareReview(step !== 'send');
  if (!page) return <p className="porsa-soft">{t('form:nopages')}</p>;
  const isSingle = form.definition.layout === 'single' && !reviewed;
  return (
    <QuestionToolsProvider value={tools}>
      <div ref={root} className="porsa-filling" data-demand={demand} data-turned={isTurned || undefined} {...pointer}>
        <FormBar />
        {!reviewed && <FormHead page={page} demand={demand} />}
        {problems.length > 0 && <ProblemSummary />}
        {reviewed ? <Review pages={reviewed} /> : <Questions page={page} />}
        {(readOnly || step === 'send') && <Advice form={form} apart={!reviewed && page} />}
        {refusal && <Refusal text={refusal} />}
        {!readOnly && (isSingle ? <SingleFoot page={page} root={root} /> : <FormFoot />)}
      </div>
    </QuestionToolsProvider>
  );
}

function Questions({ page }: { readonly page: Page }) {
  const { show } = useLanguage();
  const {
    form,
    patientForm,
    pages,
    input: { mode, page: only },
  } = useFilling();
  const id = useId();
  return (
    <>
      {patientForm && page === pages[0] && (
        <PatientSection id={id} title={show(patientForm.definition.title)}>
          <QuestionList questions={patientForm.definition.pages[0]?.questions ?? []} scope={patientForm} />
        </PatientSection>
      )}
      {mode === 'view' ? (
        <WholePages form={form} only={only} />
      ) : (
        <QuestionList key={page.id} questions={page.questions} scope={form} />
      )}
    </>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Above the button that was pressed: the head of a long page would be out of sight. */
function Refusal({ text }: { readonly text: string }) {
  const { t } = useLanguage();
  return (
    <div ref={intoView} className="porsa-notice" data-kind="danger" role="alert">
      <h2>{t('form:error.savetitle')}</h2>
      <p>{text}</p>
      <p>{t('form:error.kept')}</p>
    </div>
  );
}
