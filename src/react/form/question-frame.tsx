import { memo, useMemo, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import type { Localized, Question } from '../../engine/definition/types.ts';
import type { FormScope } from '../../engine/live-form/types.ts';
import { useLanguage } from '../ui/language.tsx';
import { late } from '../ui/late.tsx';
import { Required } from '../ui/required.tsx';
import { withLateTexts } from '../ui/with-late-texts.ts';
import { toneOf } from './color-tone.ts';
import { useFiller } from './filler-context.ts';
import { createMonitor } from './question-monitor.ts';

/** Few questions have more to say on request. */
export const Tooltip = late(async () => (await withLateTexts(import('./tooltip.tsx'))).Tooltip);
const QuestionHistory = late(async () => (await withLateTexts(import('./question-history.tsx'))).QuestionHistory);

/** Layout and colours the designer chose for one question; undefined for most. */
function styleOf({ displaysize, fontsize, bgColor }: Question): CSSProperties | undefined {
  if (!displaysize && !fontsize && !bgColor) return undefined;
  return {
    '--_span': displaysize,
    '--_tint': bgColor,
    ...(fontsize && { fontSize: `${Math.min(40, Math.max(10, fontsize)) / 16}em` }),
  } as CSSProperties;
}

function Title({ question, required }: { readonly question: Question; readonly required: boolean }) {
  const { show } = useLanguage();
  return (
    <>
      {show(question.title)}
      {required && <Required />}
    </>
  );
}

const notes = ['subtitle', 'subtext', 'helptext'] as const;

/** Ids of the notes and of the problem, in the order they are read. */
function describe(question: Question, id: string, said: string | undefined): string | undefined {
  const ids = notes.filter((note) => question[note]).map((note) => `${id}-${note}`);
  if (said) ids.push(`${id}-problem`);
  return ids.length ? ids.join(' ') : undefined;
}

interface NoteProps {
  readonly id: string;
  readonly note: (typeof notes)[number];
  readonly children: Localized | undefined;
}

function Note({ id, note, children }: NoteProps) {
  const { show } = useLanguage();
  return children ? (
    <p id={`${id}-${note}`} className={`porsa-${note}`}>
      {show(children)}
    </p>
  ) : null;
}

interface QuestionFrameProps {
  readonly question: Question;
  readonly scope: FormScope;
}

/** A question with all that stands around it; draws again only when its own state or its own problem changes. */
export const QuestionFrame = memo(function QuestionFrame({ question, scope }: QuestionFrameProps) {
  const filler = useFiller();
  const { show } = useLanguage();
  const monitor = useMemo(() => createMonitor(scope, question, filler), [scope, question, filler]);
  const { state, problem, warning } = useSyncExternalStore(monitor.subscribe, monitor.read, monitor.read);
  const said = problem ?? warning;
  if (!state.visible || ('hidden' in question && question.hidden === true)) return null;

  const { labelling, View } = filler.views[question.type];
  const { key: id, set, leave } = monitor;
  const { readOnly, explains } = filler;
  const view = (
    <View
      question={state.asked ?? question}
      state={state}
      scope={scope}
      id={id}
      describedBy={describe(question, id, said)}
      invalid={problem !== undefined}
      readOnly={readOnly}
      explains={explains}
      set={set}
      leave={leave}
    />
  );
  const after = (
    <>
      <Note id={id} note="subtext">
        {question.subtext}
      </Note>
      <Note id={id} note="helptext">
        {question.helptext}
      </Note>
      {said !== undefined && (
        <p id={`${id}-problem`} className={problem === undefined ? 'porsa-warning' : 'porsa-problem'}>
          {show(said)}
        </p>
      )}
      {(question.historytype || question.allowcopy) && scope.path === '' && scope.form.history.length > 0 && (
        <QuestionHistory question={question} form={scope.form} set={readOnly ? undefined : set} />
      )}
    </>
  );
  const tooltip = question.tooltip && <Tooltip question={question} />;
  const subtitle = labelling !== 'self' && (
    <Note id={id} note="subtitle">
      {question.subtitle}
    </Note>
  );
  const title = <Title question={question} required={state.required && !readOnly} />;
  return (
    <Box question={question} labelling={labelling} invalid={problem !== undefined}>
      {labelling === 'group' && (
        <fieldset className="porsa-group">
          <legend className="porsa-label">{title}</legend>
          {tooltip}
          {subtitle}
          {view}
          {after}
        </fieldset>
      )}
      {labelling === 'control' && (
        <>
          <label className="porsa-label" htmlFor={id}>
            {title}
          </label>
          {tooltip}
          {subtitle}
          {view}
          {after}
        </>
      )}
      {labelling === 'inline' && (
        <>
          <div className="porsa-inline">
            {view}
            <label htmlFor={id}>{title}</label>
            {tooltip}
          </div>
          {subtitle}
          {after}
        </>
      )}
      {labelling === 'self' && (
        <>
          {view}
          {tooltip}
          {after}
        </>
      )}
    </Box>
  );
});

interface BoxProps {
  readonly question: Question;
  readonly labelling: string;
  readonly invalid: boolean;
  readonly children: ReactNode;
}

function Box({ question, labelling, invalid, children }: BoxProps) {
  return (
    <div
      className="porsa-question"
      data-type={question.type}
      data-name={question.name}
      data-label={labelling}
      style={styleOf(question)}
      data-new-row={question.startNewRow || undefined}
      data-tone={toneOf(question.bgColor)}
      data-invalid={invalid || undefined}
    >
      {children}
    </div>
  );
}
