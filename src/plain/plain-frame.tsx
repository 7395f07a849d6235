import type { ReactNode } from 'react';
import { lacksChoice } from '../engine/options/nothing-offered.ts';
import type { Localized, Question } from '../engine/definition/types.ts';
import type { FormScope, QuestionState } from '../engine/live-form/types.ts';
import { askedField } from '../fields/plain/page-fields.ts';
import { usePlainPage } from '../fields/plain/plain-page.ts';
import { plainViews } from '../fields/registry/plain.ts';
import { toneOf } from '../react/ui/style/color-tone.ts';
import { NothingToChoose } from '../react/ui/options/nothing-to-choose.tsx';
import { radioGroup } from '../react/ui/field/control-attributes.ts';
import type { Labelling } from '../react/ui/field/field-view.ts';
import { Required } from '../react/ui/field/required.tsx';
import { useLanguage } from '../react/ui/language/language.tsx';
import { isDrawn } from './is-drawn.ts';
import { questionId } from './question-id.ts';
import { useProblem } from './shown-problems.ts';

/** Pixels of letters that the form's author wants to be seen as larger than the others. */
const largeFrom = 18;
const notes = ['subtitle', 'subtext', 'helptext'] as const;

interface NoteProps {
  readonly id: string;
  readonly note: (typeof notes)[number];
  readonly text: Localized | undefined;
}

function Note({ id, note, text }: NoteProps) {
  const { show } = useLanguage();
  return text ? (
    <p id={`${id}-${note}`} className={`porsa-${note}`}>
      {show(text)}
    </p>
  ) : null;
}

function NotesBelow({ id, question }: Pick<NoteProps, 'id'> & { readonly question: Question }) {
  return (
    <>
      <Note id={id} note="subtext" text={question.subtext} />
      <Note id={id} note="helptext" text={question.helptext} />
    </>
  );
}

/** Ids of the notes and of the problem, in the order they are read. */
function describe(question: Question, id: string, message: string | undefined, lacks: boolean): string | undefined {
  const ids = notes.filter((note) => question[note]).map((note) => `${id}-${note}`);
  if (lacks) ids.push(id);
  if (message !== undefined) ids.push(`${id}-problem`);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What is wrong, above the control: a screen's keyboard must not cover it. */
function Message({
  id,
  state,
  problem,
}: {
  readonly id: string;
  readonly state: QuestionState;
  readonly problem?: string;
}) {
  const { t, show } = useLanguage();
  const text = problem ?? state.warning?.message;
  if (text === undefined) return null;
  return (
    <p id={`${id}-problem`} className={problem === undefined ? 'porsa-warning' : 'porsa-problem'}>
      {problem !== undefined && <span className="porsa-hidden">{t('plain:error')} </span>}
      {show(text)}
    </p>
  );
}

/** More about a question, where a browser opens it without a script. */
function Tooltip({ question: { title, tooltip } }: { readonly question: Question }) {
  const { t, text, show } = useLanguage();
  return tooltip ? (
    <details className="plain-more">
      <summary>{t('late:about', { title: text(title) })}</summary>
      <p>{show(tooltip)}</p>
    </details>
  ) : null;
}

interface TitleProps {
  readonly question: Question;
  readonly required: boolean;
  readonly isAsked: boolean;
}

function Title({ question, required, isAsked }: TitleProps) {
  const { show, t } = useLanguage();
  const { marksOptional } = usePlainPage();
  return (
    <>
      {show(question.title)}
      {required && <Required />}
      {!required && isAsked && marksOptional && <span className="porsa-optional"> {t('form:optional')}</span>}
    </>
  );
}

export interface PlainFrameProps {
  readonly question: Question;
  readonly scope: FormScope;
}

/** A question in native controls, with its label, notes and problem, as the live form has it now. */
export function PlainFrame({ question, scope }: PlainFrameProps) {
  const problem = useProblem(scope.path + question.name);
  const { focus, prefix = '' } = usePlainPage();
  if (!isDrawn(question, scope)) return null;
  const state = scope.state(question.name);
  const path = prefix + scope.path + question.name;
  const { labelling, View, read } = plainViews[question.type];
  const id = questionId(path);
  const asked = state.asked ?? question;
  const lacks = lacksChoice(state);
  const describedBy = describe(question, id, problem ?? state.warning?.message, lacks);
  const labelled = lacks ? 'group' : labelling(asked);
  const parts: QuestionParts = {
    title: <Title question={question} required={state.required} isAsked={read !== undefined} />,
    subtitle: <Note id={id} note="subtitle" text={question.subtitle} />,
    above: (
      <>
        <Tooltip question={question} />
        <Message id={id} state={state} problem={problem} />
      </>
    ),
    view: lacks ? (
      <NothingToChoose id={id} />
    ) : (
      <View
        question={asked}
        state={state}
        scope={scope}
        id={id}
        name={path}
        // A group says it once, not each of its controls.
        describedBy={labelled === 'group' || labelled === 'radios' ? undefined : describedBy}
        invalid={problem !== undefined}
      />
    ),
    below: <NotesBelow id={id} question={question} />,
  };
  return (
    <div
      className="plain-question"
      data-type={question.type}
      data-invalid={problem !== undefined || undefined}
      data-large={(question.fontsize ?? 0) > largeFrom || undefined}
      data-tone={toneOf(question.bgColor)}
      data-tint={toneOf(question.bgColor) && question.bgColor}
      tabIndex={focus === id ? -1 : undefined}
      autoFocus={focus === id}
    >
      {!lacks && (read ?? question.multimode) && <input type="hidden" name={askedField} value={path} />}
      {arrangements[labelled](parts, id, {
        'aria-describedby': describedBy,
        ...(labelled === 'radios' && radioGroup(describedBy, problem !== undefined, state.required)),
      })}
    </div>
  );
}

type QuestionParts = Readonly<Record<'title' | 'subtitle' | 'above' | 'view' | 'below', ReactNode>>;
type Arrange = (parts: QuestionParts, id: string, said: object) => ReactNode;

const inGroup: Arrange = ({ title, subtitle, above, view, below }, _id, said) => (
  <fieldset className="porsa-group" {...said}>
    <legend className="porsa-label">{title}</legend>
    {subtitle}
    {above}
    {view}
    {below}
  </fieldset>
);

/** The parts of a question as its kind of label orders them. */
const arrangements: Readonly<Record<Labelling, Arrange>> = {
  control: ({ title, subtitle, above, view, below }, id) => (
    <>
      <label className="porsa-label" htmlFor={id}>
        {title}
      </label>
      {subtitle}
      {above}
      {view}
      {below}
    </>
  ),
  group: inGroup,
  radios: inGroup,
  inline: ({ title, subtitle, above, view, below }, id) => (
    <>
      {subtitle}
      {above}
      <div className="porsa-inline">
        {view}
        <label htmlFor={id}>{title}</label>
      </div>
      {below}
    </>
  ),
  self: ({ above, view, below }) => (
    <>
      {view}
      {above}
      {below}
    </>
  ),
};
