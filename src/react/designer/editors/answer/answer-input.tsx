import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Answer, Question } from '../../../../engine/definition/types.ts';
import type { LiveForm } from '../../../../engine/live-form/types.ts';
import { useFieldViews } from '../../../ui/field/field-view.ts';
import { FillerToolsProvider } from '../../../ui/field/filler-tools.ts';
import { useFormEngine, type FormEngine } from '../../../ui/engine/form-engine.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useAnnounce } from '../../model/announce.ts';
import type { Control } from '../../../kit/field/field.tsx';
import { Problems } from '../../field/problems.tsx';
import { aloneForm } from '../../look/alone-form.ts';
import { Button } from '../../../kit/button/button.tsx';

interface AnswerInputProps {
  readonly control: Control;
  /** What kind of answer is typed, as a question of a form. */
  readonly question: Omit<Question, 'id' | 'name'>;
  readonly value: Answer | undefined;
  change(value: Answer | undefined): void;
}

const name = 'answer';

function openForm(engine: FormEngine, asked: string, value: Answer | undefined): LiveForm | undefined {
  try {
    const question = { ...(JSON.parse(asked) as Question), id: name, name, title: name };
    return engine.createForm(aloneForm(question, 'en'), { answers: { [name]: value } });
  } catch {
    // Something else is wrong with the question, and is reported where it is set.
    return undefined;
  }
}

/** The question's own field, as people will fill it, to give an answer in the designer. */
export function AnswerInput(props: AnswerInputProps) {
  const engine = useFormEngine();
  const { t } = useLanguage();
  const asked = JSON.stringify({ ...props.question, defaultvalue: undefined, mandatory: undefined });
  const value = useRef(props.value);
  value.current = props.value;
  const form = useMemo(() => openForm(engine, asked, value.current), [engine, asked]);
  const { state, retry } = usePrepared(props.question, asked);
  if (!form) return <p className="porsa-kit-help">{t('designer:answerlater')}</p>;
  if (state === 'ready') return <OpenInput {...props} form={form} />;
  return (
    <div className="porsa-kit-help" role="status" aria-busy={state === 'pending'}>
      {state === 'failed' && (
        <>
          {t('designer:field.failed')}{' '}
          <Button kind="link" onClick={retry}>
            {t('common:retry')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Fetches the code of the field and its words, which many forms do without. Once there, it stays while the question is changed. */
function usePrepared(
  question: AnswerInputProps['question'],
  asked: string,
): { readonly state: 'pending' | 'ready' | 'failed'; retry(): void } {
  const { prepare } = useFieldViews()[question.type];
  const [state, setState] = useState<'pending' | 'ready' | 'failed'>('pending');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const settle = (now: 'ready' | 'failed') => () => {
      if (current) setState(now);
    };
    Promise.all([
      prepare?.(JSON.parse(asked) as Question),
      import('../../texts/filler-texts.ts').then(({ addFillerTexts }) => addFillerTexts()),
    ]).then(settle('ready'), settle('failed'));
    return () => {
      current = false;
    };
  }, [prepare, asked, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}

/** One question alone holds no others. */
const noQuestions = (): null => null;

function OpenInput({ control, question, value, change, form }: AnswerInputProps & { readonly form: LiveForm }) {
  const views = useFieldViews();
  const announce = useAnnounce();
  const tools = useMemo(() => ({ announce, QuestionList: noQuestions }), [announce]);
  const given = useRef(value);
  // What comes from outside, such as an undo, goes into the field; what came out of it is there already.
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(given.current)) return;
    given.current = value;
    form.set(name, value);
  }, [form, value]);
  const state = useSyncExternalStore(
    useCallback((listener) => form.subscribe(name, listener), [form]),
    () => form.state(name),
  );
  const set = (typed: unknown): void => {
    form.set(name, typed);
    const { problem, value: answer } = form.state(name);
    if (problem) return;
    given.current = answer;
    change(answer);
  };
  const { View } = views[question.type];
  return (
    <div className="porsa-d-answer-input">
      <FillerToolsProvider value={tools}>
        <View
          question={form.question(name)}
          state={state}
          scope={form}
          id={control.id}
          describedBy={control['aria-describedby']}
          invalid={state.problem !== undefined}
          readOnly={false}
          set={set}
          leave={() => undefined}
        />
      </FillerToolsProvider>
      {state.problem && <Problems of={[state.problem.message]} />}
    </div>
  );
}
