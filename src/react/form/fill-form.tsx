import { useId, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { useFieldViews } from '../ui/field-view.ts';
import { useFillerTools } from '../ui/filler-tools.ts';
import { useLanguage } from '../ui/language.tsx';
import { Advice, ProblemSummary, Review, WholePages } from './closing.tsx';
import { FillerProvider, type Filler } from './filler-context.ts';
import type { FormSource } from './form-source.ts';
import { FormFoot } from './form-foot.tsx';
import { FormHead } from './form-head.tsx';
import { sayFailure } from './notices.tsx';
import { PatientSection } from './patient-section.ts';
import { listProblems } from './problem-list.ts';
import { QuestionList } from './question-list.tsx';
import { newEntryId, saveEntry, toEntry, type Saved } from './save-form.ts';
import type { Saving } from './saving.ts';
import { keyOf, placeOf } from './scope-key.ts';
import { createTelling } from './telling.ts';
import type { Outcome } from './thank-you.tsx';
import type { FillerMode, FormController, FormFillerProps } from './types.ts';
import { useFilling } from './use-filling.ts';
import { useLeaving } from './use-leaving.ts';

export interface FillFormProps extends Pick<
  FormFillerProps,
  'file' | 'page' | 'startAt' | 'onSubmit' | 'onSave' | 'onError' | 'disabled'
> {
  readonly form: LiveForm;
  readonly patientForm?: LiveForm;
  readonly source: FormSource;
  readonly mode: FillerMode;
  readonly saving?: Saving;
  /** What is said of the draft. */
  readonly kept: ReactNode;
  readonly controls: Ref<Pick<FormController, 'save' | 'validate' | 'page'>>;
  readonly startedAt: string;
  readonly done: (id: string, outcome: Outcome, stored?: readonly string[]) => void;
}

/** Whoever works with the form, and does not only fill it. */
export const isStaff = (role = ''): boolean => /^(?:owner|expert|secretary)$/.test(role);

/** The form being filled, page by page. */
export function FillForm(props: FillFormProps) {
  const { form, patientForm, source, mode, saving, page: only } = props;
  const language = useLanguage();
  const views = useFieldViews();
  const { files } = useFillerTools();
  const panelId = useId();
  const [telling] = useState(createTelling);
  const readOnly = mode === 'view' || props.disabled === true;
  const filling = useFilling({
    form,
    patientForm,
    telling,
    page: only,
    whole: mode !== 'fill',
    startAt: props.startAt,
  });
  const { leave, pointer } = useLeaving(telling, filling.root);
  const filler: Filler = useMemo(
    () => ({ views, telling, readOnly, explains: isStaff(source.role), leave }),
    [views, telling, readOnly, leave, source],
  );
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const tried = useRef<{ readonly id: string; readonly answers: string }>(undefined);
  const saves = useRef<Promise<boolean>>(undefined);

  const refuse = ({ code, problems, message }: Extract<Saved, { state: 'refused' }>) => {
    for (const problem of problems) {
      const { scope, name } = placeOf(form, problem.name);
      telling.refuse(keyOf(scope, name), problem.message);
    }
    if (problems.length) filling.setProblems(listProblems(form, problems, language));
    const said = code === 'internal' && message ? message : sayFailure({ code }, language);
    setRefusal(said);
    props.onError?.({ code, message: said });
    if (code === 'idtaken') tried.current = undefined;
    return false;
  };
  /** Sent again unchanged, it is the same entry: its answer may have been lost on the way. */
  const idOf = (said: string): string => {
    if (tried.current?.answers !== said) tried.current = { id: newEntryId(), answers: said };
    return tried.current.id;
  };
  const deliver = async (): Promise<boolean> => {
    const answers = form.answers();
    const entryId = idOf(JSON.stringify([answers, patientForm?.answers()]));
    if (mode === 'preview') {
      props.done(entryId, 'preview');
      return true;
    }
    const detail = { id: entryId, answers, version: source.version };
    const said = JSON.stringify(answers);
    props.onSubmit?.({ ...detail, files: new Map([...(files?.held ?? [])].filter(([id]) => said.includes(id))) });
    if (!saving || !source.category) {
      props.done(entryId, 'handed');
      return true;
    }
    const entry = toEntry({
      id: entryId,
      source,
      form,
      patient: patientForm?.answers() ?? {},
      file: props.file,
      ...filling.filled(),
      startedAt: props.startedAt,
    });
    const saved = await saveEntry(saving, entry, form);
    if (saved.state === 'refused') return refuse(saved);
    props.onSave?.({ ...detail, outcome: saved.state, computed: saved.computed });
    props.done(entryId, saved.state, saved.endings);
    return true;
  };
  /** Pressed twice, it is saved once. */
  const save = (): Promise<boolean> => {
    if (readOnly || !filling.check(only)) return Promise.resolve(false);
    setRefusal(undefined);
    setBusy(true);
    return (saves.current ??= deliver().finally(() => {
      saves.current = undefined;
      setBusy(false);
    }));
  };
  useImperativeHandle(props.controls, () => ({
    save,
    validate: () => {
      filling.check(only);
      return form.validate(only);
    },
    page: () => filling.page?.id,
  }));

  const { page, pages, problems, reviewed, step } = filling;
  if (!page) return <p className="porsa-soft">{language.t('form:nopages')}</p>;
  return (
    <FillerProvider value={filler}>
      <div ref={filling.root} className="porsa-filling" {...pointer}>
        {!reviewed && (
          <FormHead definition={source.definition} page={page} pages={only || mode === 'view' ? [page] : pages} />
        )}
        {problems.length > 0 && <ProblemSummary problems={problems} telling={telling} goTo={filling.goTo} />}
        {refusal && <Refusal text={refusal} />}
        {reviewed && <Review form={form} patientForm={patientForm} pages={reviewed} change={filling.change} />}
        {!reviewed && patientForm && page === pages[0] && (
          <PatientSection id={panelId} title={language.show(patientForm.definition.title)}>
            <QuestionList questions={patientForm.definition.pages[0]?.questions ?? []} scope={patientForm} />
          </PatientSection>
        )}
        {!reviewed &&
          (mode === 'view' ? (
            <WholePages form={form} only={only} />
          ) : (
            <QuestionList key={page.id} questions={page.questions} scope={form} />
          ))}
        {(readOnly || step === 'send') && <Advice form={form} apart={!reviewed && page} />}
        {!readOnly && (
          <FormFoot
            step={step}
            busy={busy}
            kept={props.kept}
            back={filling.hasBack ? filling.back : undefined}
            go={step === 'send' ? () => void save() : filling[step]}
          />
        )}
      </div>
    </FillerProvider>
  );
}

function Refusal({ text }: { readonly text: string }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-notice" data-kind="danger" role="alert">
      <h2>{t('form:error.savetitle')}</h2>
      <p>{text}</p>
      <p>{t('form:error.kept')}</p>
    </div>
  );
}
