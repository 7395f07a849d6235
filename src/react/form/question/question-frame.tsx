import { memo, type CSSProperties, type ReactNode } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import { lacksChoice } from '../../../engine/options/nothing-offered.ts';
import type { FormScope } from '../../../engine/live-form/types.ts';
import type { Labelling } from '../../ui/field/field-view.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { radioGroup } from '../../ui/field/control-attributes.ts';
import { Required } from '../../ui/field/required.tsx';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import type { ShownQuestion, WatchedQuestion } from './question-monitor.ts';
import type { QuestionTools } from './question-tools.ts';

/** Few questions have more to say on request. */
export const Tooltip = late(async () => (await withLateTexts(import('./tooltip.tsx'))).Tooltip);
/** Few questions can be without anything to choose. */
export const NothingToChoose = late(
  async () => (await withLateTexts(import('../../ui/options/nothing-to-choose.tsx'))).NothingToChoose,
);
const QuestionHistory = late(
  async () => (await withLateTexts(import('../history/question-history.tsx'))).QuestionHistory,
);

/** Layout and colours the designer chose for one question; undefined for most. */
function styleOf({ displaysize, fontsize, bgColor }: Question): CSSProperties | undefined {
  if (!displaysize && !fontsize && !bgColor) return undefined;
  return {
    '--_span': displaysize,
    '--_tint': bgColor,
    ...(fontsize && { fontSize: `${Math.min(40, Math.max(10, fontsize)) / 16}em` }),
  } as CSSProperties;
}

const notes = ['subtitle', 'subtext', 'helptext'] as const;

/** Ids of the notes and of the problem, in the order they are read. */
function describe(question: Question, id: string, message: string | undefined, lacks: boolean): string | undefined {
  const ids = notes.filter((note) => question[note]).map((note) => `${id}-${note}`);
  if (lacks) ids.push(id);
  if (message) ids.push(`${id}-problem`);
  return ids.length ? ids.join(' ') : undefined;
}

interface QuestionFrameProps {
  readonly question: Question;
  readonly scope: FormScope;
  readonly tools: QuestionTools;
  readonly language: LanguageTools;
  readonly watched: WatchedQuestion;
  readonly shown: ShownQuestion;
}

/**
 * A question with its label, notes, problem and history; re-renders only when its own state or problem changes.
 *
 * One component down to its view, and nothing that it looks up by itself: a form has hundreds of them, each of which would
 * pay for it.
 */
export const QuestionFrame = memo(function QuestionFrame(props: QuestionFrameProps) {
  const { question, scope, tools, watched, shown } = props;
  const { state, problem } = shown;
  if (!state.visible || ('hidden' in question && question.hidden === true)) return null;

  const { key: id, set, leave } = watched;
  const { readOnly, explains } = tools;
  const lacks = !readOnly && lacksChoice(state);
  const { labelling: kind, View } = tools.views[question.type];
  const labelling = lacks ? 'group' : typeof kind === 'function' ? kind(question) : kind;
  const describedBy = describe(question, id, problem ?? shown.warning, lacks);
  const invalid = problem !== undefined;
  const isAsked = labelling === 'radios' && !readOnly;
  const view = lacks ? (
    <NothingToChoose id={id} />
  ) : (
    <View
      question={state.asked ?? question}
      state={state}
      scope={scope}
      id={id}
      describedBy={isAsked ? undefined : describedBy}
      invalid={invalid}
      readOnly={readOnly}
      explains={explains}
      set={set}
      leave={leave}
    />
  );
  const box = {
    className: 'porsa-question',
    part: 'question',
    'data-type': question.type,
    'data-name': question.name,
    'data-label': labelling,
    style: styleOf(question),
    'data-new-row': question.startNewRow || undefined,
    'data-cell': (question.displaysize ?? 12) < 12 || undefined,
    'data-tone': tools.toneOf?.(question.bgColor),
    'data-large': (question.fontsize ?? 0) > 18 || undefined,
    'data-invalid': invalid || undefined,
  };
  const group = isAsked
    ? radioGroup(describedBy, invalid, state.required)
    : lacks
      ? { 'aria-describedby': describedBy }
      : undefined;
  return arrange(labelling, box, id, partsOf(props, view), group);
});

type QuestionParts = Readonly<Record<'title' | 'tooltip' | 'subtitle' | 'view' | 'after', ReactNode>>;

function partsOf(
  { question, scope, tools, language, watched: { key: id, set }, shown }: QuestionFrameProps,
  view: ReactNode,
): QuestionParts {
  const { show } = language;
  const { state, problem, warning } = shown;
  const message = problem ?? warning;
  const note = (name: (typeof notes)[number]): ReactNode =>
    question[name] ? (
      <p id={`${id}-${name}`} className={`porsa-${name}`}>
        {show(question[name])}
      </p>
    ) : undefined;
  const subtext = note('subtext');
  const helptext = note('helptext');
  const past = (question.historytype || question.allowcopy) && scope.path === '' && scope.form.history.length > 0;
  const hasMore = subtext || helptext || message !== undefined || past;
  return {
    view,
    title: titleOf(question, state.required, tools, language),
    tooltip: question.tooltip && <Tooltip question={question} />,
    subtitle: note('subtitle'),
    after: hasMore && (
      <>
        {subtext}
        {helptext}
        {message !== undefined && (
          <p id={`${id}-problem`} part="error" className={problem === undefined ? 'porsa-warning' : 'porsa-problem'}>
            {show(message)}
          </p>
        )}
        {past && <QuestionHistory question={question} form={scope.form} set={tools.readOnly ? undefined : set} />}
      </>
    ),
  };
}

function titleOf(
  { title, formula }: Question,
  isRequired: boolean,
  { marksOptional, readOnly }: QuestionTools,
  { show, t }: LanguageTools,
): ReactNode {
  if (readOnly || (!isRequired && (!marksOptional || formula))) return show(title);
  return (
    <>
      {show(title)}
      {isRequired ? <Required /> : <span className="porsa-optional">{` ${t('form:optional')}`}</span>}
    </>
  );
}

/** The parts of a question as its kind of label orders them. */
function arrange(
  labelling: Labelling,
  box: object,
  id: string,
  { title, tooltip, subtitle, view, after }: QuestionParts,
  group: object | undefined,
): ReactNode {
  if (labelling === 'self')
    return (
      <div {...box}>
        {view}
        {tooltip}
        {after}
      </div>
    );
  if (labelling === 'inline')
    return (
      <div {...box}>
        <div className="porsa-inline">
          {view}
          <label part="label" htmlFor={id}>
            {title}
          </label>
          {tooltip}
        </div>
        {subtitle}
        {after}
      </div>
    );
  if (labelling === 'group' || labelling === 'radios')
    return (
      <div {...box}>
        <fieldset className="porsa-group" {...group}>
          <legend className="porsa-label" part="label">
            {title}
          </legend>
          {tooltip}
          {subtitle}
          {view}
          {after}
        </fieldset>
      </div>
    );
  return (
    <div {...box}>
      <label className="porsa-label" part="label" htmlFor={id}>
        {title}
      </label>
      {tooltip}
      {subtitle}
      {view}
      {after}
    </div>
  );
}
