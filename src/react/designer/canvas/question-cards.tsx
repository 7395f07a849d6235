import { memo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Question } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { toneOf } from '../../ui/style/color-tone.ts';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { AddLine } from './add-line.tsx';
import { CardBadges } from './card-badges.tsx';
import { isWrittenAsList } from './flat-options.ts';
import { foldCard } from './fold-card.ts';
import { CardActions } from './late/late-parts.ts';
import { TypedCard } from './typed-card.tsx';
import { CardLook } from '../look/card-look.tsx';
import { withChildren } from '../definition/tree.ts';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';
import { TypeIcon } from '../icons/type-icon.tsx';

interface QuestionCardsProps {
  readonly parent: string;
  readonly questions: readonly Question[];
  readonly inner?: boolean;
  /** What stands below them. */
  readonly children?: ReactNode;
}

/** The questions of a page or a container, and room for more at their end. */
export const QuestionCards = memo(function QuestionCards({
  parent,
  questions,
  inner = false,
  children,
}: QuestionCardsProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const here = usePart(model.$drop, (place) => (place?.parent === parent ? place.index : -1));
  return (
    <div className="porsa-d-cards" data-parent={parent} data-inner={inner || undefined}>
      {questions.length > 0 && (
        <ol>
          {runsOf(questions).map((run, index) => {
            const start = index * runLength;
            const isHere = here >= start && here <= start + run.length;
            return <CardRun key={start} questions={run} here={isHere ? here - start : -1} />;
          })}
        </ol>
      )}
      {questions.length === 0 && (
        <p className="porsa-d-cards-empty" data-drop={here === 0 || undefined}>
          {t(inner ? 'designer:empty.container' : 'designer:empty.page')}
        </p>
      )}
      {children}
      {!inner && <AddLine parent={parent} />}
    </div>
  );
});

/** So many cards are drawn together: of a thousand, a keystroke in one draws and compares no more. */
const runLength = 40;

const runsOf = (questions: readonly Question[]): readonly (readonly Question[])[] =>
  Array.from({ length: Math.ceil(questions.length / runLength) }, (_, at) =>
    questions.slice(at * runLength, (at + 1) * runLength),
  );

interface CardRunProps {
  readonly questions: readonly Question[];
  /** Where something would be dropped, if it is here. */
  readonly here: number;
}

const CardRun = memo(
  function CardRun({ questions, here }: CardRunProps) {
    return questions.map((question, index) => (
      <QuestionCard
        key={question.id}
        question={question}
        drop={here === index ? 'before' : here === questions.length && index === here - 1 ? 'behind' : undefined}
      />
    ));
  },
  (before, after) =>
    before.here === after.here &&
    before.questions.length === after.questions.length &&
    before.questions.every((question, index) => question === after.questions[index]),
);

interface QuestionCardProps {
  readonly question: Question;
  readonly drop?: 'before' | 'behind';
}

/** A question as the designer sees it. Redrawn when the question itself changes, or what is reported about it. */
const QuestionCard = memo(function QuestionCard({ question, drop }: QuestionCardProps) {
  const { model, actions } = useDesigner();
  const dragged = usePart(model.$dragged, (what) => what?.kind === 'questions' && what.ids.includes(question.id));
  return (
    <li className="porsa-d-card-place" data-drop={drop} data-dragged={dragged || undefined}>
      <div className="porsa-d-card-row">
        <CardBody question={question} />
      </div>
      {actions.holds(question) && <InnerCards question={question} />}
    </li>
  );
});

/** What a container holds, unless it is folded away. */
function InnerCards({ question }: { readonly question: Question }) {
  const { model } = useDesigner();
  const folded = usePart(model.$folded, (ids) => ids.has(question.id));
  if (folded) return null;
  return (
    <QuestionCards parent={question.id} questions={question.questions ?? []} inner>
      {question.multimode && <CardLook question={question} foot />}
    </QuestionCards>
  );
}

/** Apart from the frame, which draws with every move of a dragged thing. */
const CardBody = memo(function CardBody({ question }: { readonly question: Question }) {
  const { model, panels, actions } = useDesigner();
  const { t } = useLanguage();
  const selected = usePart(
    model.$selection,
    (selection) => selection.kind === 'question' && selection.id === question.id,
  );
  const marked = usePart(model.$marked, (ids) => (ids.size > 0 ? ids.has(question.id) : undefined));
  const lifted = usePart(model.$lift, (lift) => lift?.id === question.id);
  const typing = usePart(model.$typing, (id) => id === question.id);
  return (
    <article
      className="porsa-d-card porsa-tinted"
      data-selected={selected || undefined}
      data-marked={marked || undefined}
      data-lifted={lifted || undefined}
      data-card={question.id}
      data-type={question.type}
      data-tone={toneOf(question.bgColor)}
      style={styleOf(question)}
    >
      <span className="porsa-d-card-grip" aria-hidden="true">
        <Icon of={icons.grip} />
      </span>
      <span className="porsa-d-card-type" title={t(`designer:types.${question.type}`)}>
        {marked ? <Icon of={icons.check} /> : <TypeIcon name={panels[question.type].icon} size={18} />}
      </span>
      {typing ? (
        <TypedCard question={question} />
      ) : (
        <CardFace question={question} selected={selected} marked={marked} />
      )}
      {(question.displaysize ?? 12) < 12 && <Columns size={question.displaysize ?? 12} newRow={question.startNewRow} />}
      {actions.holds(question) && <FoldButton question={question} />}
      {!(typing && isWrittenAsList(question)) && <CardLook question={question} />}
      {selected && !marked && <CardActions question={question} />}
    </article>
  );
});

interface CardFaceProps {
  readonly question: Question;
  readonly selected: boolean;
  /** Undefined while none are. */
  readonly marked: boolean | undefined;
}

/** What a card is selected by, and where its keys are pressed. A click on the title itself begins to write it. */
function CardFace({ question, selected, marked }: CardFaceProps) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const tabStop = usePart(model.$tabStop, (id) => id === question.id);
  const title = pickText(question.title, editing);
  const open = ({ target, currentTarget, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>): void => {
    if (shiftKey) return actions.mark('range', question.id);
    if (ctrlKey || metaKey || model.$marking.get()) return actions.mark('toggle', question.id);
    model.select({ kind: 'question', id: question.id });
    model.$pane.set('settings');
    const onTitle = (target as HTMLElement).closest('.porsa-d-card-title');
    if (onTitle && !currentTarget.closest('[data-size="narrow"]')) model.$typing.set(question.id);
  };
  return (
    <button
      type="button"
      className="porsa-d-card-face"
      data-focus-question={question.id}
      aria-current={selected ? 'true' : undefined}
      aria-pressed={marked}
      aria-describedby="porsa-d-move-help"
      aria-keyshortcuts="Space Enter F2 / Delete Control+A Control+C Control+D Control+V Control+X Alt+ArrowUp Alt+ArrowDown"
      tabIndex={tabStop ? 0 : -1}
      onClick={open}
    >
      <span className="porsa-d-card-title" dir="auto" data-blank={!title || undefined}>
        {title || t('designer:untitledquestion')}
      </span>
      <span className="porsa-d-card-about">
        <code dir="ltr">{question.name}</code>
        <span className="porsa-kit-hidden">{t(`designer:types.${question.type}`)}</span>
        <CardBadges question={question} />
      </span>
    </button>
  );
}

/** How many questions a container has in it, and whether they are shown. */
function FoldButton({ question }: { readonly question: Question }) {
  const tools = useDesigner();
  const { t } = useLanguage();
  const folded = usePart(tools.model.$folded, (ids) => ids.has(question.id));
  return (
    <Button
      icon={icons.down}
      aria-expanded={!folded}
      data-fold=""
      onClick={() => foldCard(tools, question.id, !folded)}
    >
      {t('designer:page.questions', { count: withChildren(question.questions ?? []).length })}
    </Button>
  );
}

/** Size and colour as the question will have them. */
function styleOf({ fontsize, bgColor }: Question): CSSProperties | undefined {
  if (!fontsize && !bgColor) return undefined;
  return {
    '--_tint': bgColor,
    '--_type-title': fontsize && `${Math.min(40, Math.max(10, fontsize))}px`,
  } as CSSProperties;
}

/** How much of a row it takes on a wide screen. */
function Columns({ size, newRow }: { readonly size: number; readonly newRow?: boolean }) {
  const { t } = useLanguage();
  const label = t(newRow ? 'designer:badges.columnsnew' : 'designer:badges.columns', { count: size });
  return (
    <span className="porsa-d-columns" role="img" aria-label={label} title={label}>
      <span style={{ inlineSize: `${(size / 12) * 100}%` }} />
    </span>
  );
}
