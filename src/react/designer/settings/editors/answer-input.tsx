import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Answer, FormDefinition, Option, Question } from '../../../../engine/definition/types.ts';
import type { LiveForm } from '../../../../engine/live-form/types.ts';
import { useFieldViews } from '../../../ui/field-view.ts';
import { useFormEngine, type FormEngine } from '../../../ui/form-engine.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { describedBy } from '../field.tsx';
import { isMoment } from './is-moment.ts';

interface AnswerInputProps {
  readonly id: string;
  /** What kind of answer is typed, as a question of a form. */
  readonly question: Omit<Question, 'id' | 'name'>;
  readonly value: Answer | undefined;
  change(value: Answer | undefined): void;
}

const name = 'answer';

/** A form of this one question, without anything that fills or hides an answer by itself, or asks other questions, which are not there. */
function aloneWith(question: AnswerInputProps['question']): FormDefinition {
  const { formula: _formula, initialformula: _initial, requiredWhen: _when, constraint: _constraint, relatedField: _related, defaultvalue: _default, mandatory: _mandatory, min, max, options, ...plain } = question;
  const alone = { ...plain, ...(isFixed(min) && { min }), ...(isFixed(max) && { max }), ...(options && { options: allOffered(options) }) };
  return { schema: 1, title: name, language: 'en', conditions: [], pages: [{ id: 'page', text: name, pageType: 'form', questions: [{ ...alone, title: name, id: 'answer', name }] }] };
}

const isFixed = (bound: number | string | undefined): boolean => typeof bound === 'number' || (bound !== undefined && isMoment(bound));

const allOffered = (options: readonly Option[]): readonly Option[] =>
  options.map(({ visibleWhen: _, children, ...option }) => ({ ...option, ...(children && { children: allOffered(children) }) }));

function openForm(engine: FormEngine, asked: string, value: Answer | undefined): LiveForm | undefined {
  try {
    return engine.createForm(aloneWith(JSON.parse(asked) as Question), { answers: { [name]: value } });
  } catch {
    // Something else is wrong with the question, and is said where it is set.
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
  return form ? <OpenInput {...props} form={form} /> : <p className="porsa-d-hint">{t('designer:answerlater')}</p>;
}

function OpenInput({ id, question, value, change, form }: AnswerInputProps & { readonly form: LiveForm }) {
  const views = useFieldViews();
  const told = useRef(value);
  // What comes from outside, such as an undo, goes into the field; what came out of it is there already.
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(told.current)) return;
    told.current = value;
    form.set(name, value);
  }, [form, value]);
  const state = useSyncExternalStore(useCallback((listener) => form.subscribe(name, listener), [form]), () => form.state(name));
  const set = (typed: unknown): void => {
    form.set(name, typed);
    const { problem, value: answer } = form.state(name);
    if (problem) return;
    told.current = answer;
    change(answer);
  };
  const { View } = views[question.type];
  return (
    <div className="porsa-d-answer-input">
      <View question={form.question(name)} state={state} scope={form} id={id} describedBy={describedBy(id)} invalid={state.problem !== undefined} readOnly={false} set={set} leave={() => undefined} />
      {state.problem && <p className="porsa-d-faults">{state.problem.message}</p>}
    </div>
  );
}
