import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Answers } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { useFieldViews } from '../ui/field-view.ts';
import { useFillerTools } from '../ui/filler-tools.ts';
import { useFormEngine } from '../ui/form-engine.ts';
import { useLanguage } from '../ui/language.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { withLateTexts } from '../ui/with-late-texts.ts';
import { DraftOffer, NotKept, ThankYou, usePrepareClosing } from './closing.tsx';
import { FillForm, isStaff, type FillFormProps } from './fill-form.tsx';
import { toFailure } from './form-boundary.tsx';
import type { FormSource, SourceFailure } from './form-source.ts';
import { FormError } from './notices.tsx';
import type { Draft, DraftKey, Saving } from './saving.ts';
import type { ThankYouProps } from './thank-you.tsx';
import type { FillerMode, FormFillerProps } from './types.ts';
import { useEarlierDraft, useKeeper } from './use-draft.ts';
import { useSame } from './use-same.ts';

interface FormRunProps extends Pick<
  FormFillerProps,
  | 'page'
  | 'patient'
  | 'startAt'
  | 'file'
  | 'onReady'
  | 'onGone'
  | 'onChange'
  | 'onSubmit'
  | 'onSave'
  | 'onError'
  | 'disabled'
  | 'now'
  | 'storage'
> {
  readonly source: FormSource;
  readonly mode: FillerMode;
  readonly saving?: Saving;
  readonly answers?: Answers;
  /** A draft that is gone on with, in the version of the form it was begun in. */
  readonly resumed?: Draft;
  /** Opens the form again: in the version of a draft, or as it is now. */
  readonly reopen: (draft?: Draft) => void;
  /** The filler's root, whose style the printed form wears. */
  readonly root: RefObject<HTMLElement | null>;
}

const unbranded: readonly string[] = [];

/** One form from opening to thanks: offers what was typed before, then fills; starts again when asked. */
export function FormRun(props: FormRunProps) {
  const { source, mode, saving, file, page, root, resumed, reopen } = props;
  useStyles(root, source.brand ?? unbranded);
  const key = useMemo<DraftKey | undefined>(
    () => (mode === 'fill' && source.category ? { category: source.category, file, page } : undefined),
    [mode, source.category, file, page],
  );
  const typed = useRef<Typed>(nothing);
  const earlier = useEarlierDraft(
    saving,
    key,
    () => typed.current !== nothing || root.current?.matches(':focus-within') === true,
  );
  const [chosen, choose] = useState<Draft | null | undefined>(resumed);
  const [run, setRun] = useState(0);
  const begin = useCallback((draft?: Draft) => {
    if (draft) choose(draft);
    setRun((count) => count + 1);
  }, []);
  const offered = chosen === undefined && earlier;
  const decided = earlier !== undefined && !offered;
  const { files } = useFillerTools();
  const again = useCallback(() => {
    files?.held.clear();
    typed.current = nothing;
    if (resumed) reopen();
    if (decided) choose(null);
    begin();
  }, [decided, begin, files, resumed, reopen]);
  const resume = (draft: Draft) => {
    const whole = over(draft, typed.current);
    if (key) void saving?.drafts.keep(key, whole).catch(() => undefined);
    if (whole.version === undefined || whole.version === source.version) begin(whole);
    else reopen(whole);
  };
  return (
    <>
      {offered && (
        <DraftOffer
          draft={offered.draft}
          title={source.definition.title}
          resume={() => resume(offered.draft)}
          anew={() => choose(null)}
        />
      )}
      {(!offered || offered.begun) && (
        <OpenForm
          key={run}
          {...props}
          draftKey={key}
          draft={chosen ?? undefined}
          again={again}
          typed={typed}
          decided={decided}
        />
      )}
    </>
  );
}

/** What was typed since the form was opened; it outlives the choice to go on with a draft. */
interface Typed {
  readonly answers: Answers;
  readonly patient: Answers;
}
const nothing: Typed = { answers: {}, patient: {} };

/** The draft with what was typed before it was found. */
function over(draft: Draft, { answers, patient }: Typed): Draft {
  return { ...draft, answers: { ...draft.answers, ...answers }, patient: { ...draft.patient, ...patient } };
}

interface OpenFormProps extends FormRunProps {
  readonly draftKey?: DraftKey;
  readonly draft?: Draft;
  readonly again: () => void;
  readonly typed: RefObject<Typed>;
  /** Whether an earlier draft may be written over. */
  readonly decided: boolean;
}

/** What a run holds. */
interface Forms {
  readonly form: LiveForm;
  readonly patientForm?: LiveForm;
}

/** The live form, and the panel's where the patient has to be named. In another language they are made anew, with all that was typed. */
function useForms({ source, mode, answers, draft, now }: OpenFormProps): Forms | SourceFailure {
  const engine = useFormEngine();
  const said = useLanguage();
  const { language } = said;
  const create = (typed: Answers | undefined, typedPatient?: Answers): Forms => {
    const { definition, role, patient, history, settings, patientPanel } = source;
    const patientForm =
      patientPanel && mode === 'fill'
        ? engine.createForm(patientPanel(settings, definition, said), {
            answers: typedPatient ?? { ...patient },
            language,
            now,
          })
        : undefined;
    return {
      patientForm,
      form: engine.createForm(definition, {
        answers: typed,
        patient: { ...patient, ...patientForm?.answers() },
        role,
        history,
        language,
        now,
      }),
    };
  };
  const tryTo = (typed: Answers | undefined, typedPatient?: Answers): Forms | SourceFailure => {
    try {
      return create(typed, typedPatient);
    } catch (error) {
      return toFailure(error);
    }
  };
  const [made, setMade] = useState(() => ({ language, forms: tryTo(draft?.answers ?? answers, draft?.patient) }));
  if (made.language === language || 'code' in made.forms) return made.forms;
  const forms = tryTo(made.forms.form.draft(), made.forms.patientForm?.draft());
  setMade({ language, forms });
  return forms;
}

function OpenForm(props: OpenFormProps) {
  const forms = useForms(props);
  if ('code' in forms) return <FormError failure={forms} retry={props.again} onError={props.onError} />;
  return <RunningForm {...props} {...forms} />;
}

function RunningForm(props: OpenFormProps & Forms) {
  const { form, patientForm, source, mode, saving, draft, draftKey, again, root, typed, decided, onReady, onChange } =
    props;
  const views = useFieldViews();
  const language = useLanguage();
  const { files } = useFillerTools();
  const print = () =>
    void withLateTexts(import('./print-form.tsx')).then(({ printForm }) =>
      printForm({ form, views, language, files, source, like: root.current }),
    );
  const patient = useSame(props.patient ?? source.patient);
  const [startedAt] = useState(() => (props.now?.() ?? new Date()).toISOString());
  const [ended, setEnded] = useState<Pick<ThankYouProps, 'id' | 'outcome' | 'stored'>>();
  const [kept, setKept] = useState<boolean>();
  const controls = useRef<ControlsOfForm>(null);
  usePrepareClosing(root);
  const read = (): Draft => ({
    answers: form.draft(),
    patient: patientForm?.draft(),
    page: controls.current?.page(),
    version: source.version,
    at: new Date().toISOString(),
  });
  const keeper = useKeeper({
    saving,
    key: draftKey,
    decided,
    onKept: setKept,
    read,
  });
  const tell = useEffectEvent((changed: ReadonlySet<string>) =>
    onChange?.({ answers: form.answers(), changed: [...changed] }),
  );
  const note = useEffectEvent((from: LiveForm, changed: ReadonlySet<string>, part: keyof Typed) => {
    if (decided) return;
    const draft = from.draft();
    const now = Object.fromEntries([...changed].flatMap((name) => (name in draft ? [[name, draft[name]]] : [])));
    typed.current = { ...typed.current, [part]: { ...typed.current[part], ...now } };
  });
  // Before the first key can be pressed, so that none is missed.
  useLayoutEffect(
    () =>
      form.listen((changed) => {
        keeper.change();
        note(form, changed, 'answers');
        tell(changed);
      }),
    [form, keeper],
  );
  useLayoutEffect(() => {
    const setPatient = () => form.setPatient({ ...patient, ...patientForm?.answers() });
    setPatient();
    return patientForm?.listen((changed) => {
      keeper.change();
      note(patientForm, changed, 'patient');
      setPatient();
    });
  }, [patientForm, keeper, form, patient]);
  const ready = useEffectEvent(() => {
    onReady?.({
      form,
      page: () => controls.current?.page(),
      save: () => controls.current?.save() ?? Promise.resolve(false),
      validate: () => controls.current?.validate() ?? [],
      reset: () => {
        keeper.clear();
        again();
      },
      print,
    });
  });
  const gone = useEffectEvent(() => props.onGone?.());
  useEffect(() => {
    ready();
    return gone;
  }, [form]);
  const done: FillFormProps['done'] = (id, outcome, stored) => {
    keeper.clear();
    typed.current = nothing;
    setEnded({ id, outcome, stored });
  };
  const said =
    kept === undefined || props.storage === 'memory' ? undefined : kept ? (
      <p className="porsa-soft">{language.t('form:keptdraft')}</p>
    ) : (
      <NotKept name={source.category ?? ''} read={read} print={print} />
    );
  /** The draft takes the place of the entry that was refused. */
  const goBack = () => {
    if (draftKey) void saving?.drafts.load(draftKey).then(keeper.change);
    setEnded(undefined);
  };
  if (ended && mode !== 'view')
    return (
      <ThankYou
        form={form}
        {...ended}
        leads={!isStaff(source.role)}
        saving={saving}
        again={again}
        reopen={goBack}
        print={print}
      />
    );
  return (
    <FillForm
      {...props}
      mode={mode}
      startAt={props.page ?? draft?.page ?? props.startAt}
      kept={said}
      controls={controls}
      startedAt={startedAt}
      done={done}
    />
  );
}

type ControlsOfForm = FillFormProps['controls'] extends import('react').Ref<infer Controls> ? Controls : never;
