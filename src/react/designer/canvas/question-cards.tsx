import { useDraggable, useDroppable } from '@dnd-kit/core';
import { memo, type CSSProperties } from 'react';
import { useStore } from '@nanostores/react';
import type { Question } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language.tsx';
import { usePart, useDesigner } from '../designer-context.ts';
import { Icon } from '../icon.tsx';
import { CardActions } from './card-actions.tsx';
import { CardBadges } from './card-badges.tsx';

interface QuestionCardsProps {
  readonly parent: string;
  readonly questions: readonly Question[];
  readonly inner?: boolean;
}

/** The questions of a page or a container, and room for more at their end. */
export const QuestionCards = memo(function QuestionCards({ parent, questions, inner = false }: QuestionCardsProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const drop = useDroppable({ id: `end ${parent}`, data: { kind: 'end', id: parent } });
  const here = usePart(model.$drop, (place) => (place?.parent === parent ? place.index : -1));
  return (
    <div ref={drop.setNodeRef} className="porsa-d-cards" data-inner={inner || undefined}>
      {questions.length > 0 && (
        <ol>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              parent={parent}
              drop={here === index ? 'before' : here === questions.length && index === here - 1 ? 'behind' : undefined}
            />
          ))}
        </ol>
      )}
      {questions.length === 0 && (
        <p className="porsa-d-cards-empty" data-drop={here === 0 || undefined}>
          {t(inner ? 'designer:empty.container' : 'designer:empty.page')}
        </p>
      )}
    </div>
  );
});

interface QuestionCardProps {
  readonly question: Question;
  readonly parent: string;
  readonly drop?: 'before' | 'behind';
}

/** A question as the designer sees it. Draws again when the question itself changes, or what is said about it. */
const QuestionCard = memo(function QuestionCard({ question, parent, drop }: QuestionCardProps) {
  const { actions } = useDesigner();
  const drag = useDraggable({ id: question.id, data: { kind: 'question', id: question.id } });
  const over = useDroppable({ id: `card ${question.id}`, data: { kind: 'question', id: question.id, parent } });
  return (
    <li
      ref={drag.setNodeRef}
      className="porsa-d-card-place"
      data-drop={drop}
      data-dragged={drag.isDragging || undefined}
    >
      <div ref={over.setNodeRef} className="porsa-d-card-row" {...drag.listeners}>
        <CardBody question={question} />
      </div>
      {actions.holds(question) && <QuestionCards parent={question.id} questions={question.questions ?? []} inner />}
    </li>
  );
});

/** Apart from the frame, which draws with every move of a dragged thing. */
const CardBody = memo(function CardBody({ question }: { readonly question: Question }) {
  const { model, panels } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const selected = usePart(
    model.$selection,
    (selection) => selection.kind === 'question' && selection.id === question.id,
  );
  const tabStop = usePart(model.$tabStop, (id) => id === question.id);
  const lifted = usePart(model.$lift, (lift) => lift?.id === question.id);
  const title = pickText(question.title, editing);
  const open = (): void => {
    model.select({ kind: 'question', id: question.id });
    model.$pane.set('settings');
  };
  return (
    <article
      className="porsa-d-card"
      data-selected={selected || undefined}
      data-lifted={lifted || undefined}
      data-card={question.id}
    >
      <span className="porsa-d-card-grip" aria-hidden="true">
        <Icon name="grip-vertical" />
      </span>
      <span className="porsa-d-card-type" title={t(`designer:types.${question.type}`)} style={tint(question.bgColor)}>
        <Icon name={panels[question.type].icon} size={18} />
      </span>
      <button
        type="button"
        className="porsa-d-card-face"
        data-focus-question={question.id}
        aria-current={selected ? 'true' : undefined}
        aria-describedby="porsa-d-move-help"
        aria-keyshortcuts="Space Enter Delete Control+D Alt+ArrowUp Alt+ArrowDown"
        tabIndex={tabStop ? 0 : -1}
        onClick={open}
      >
        <span className="porsa-d-card-title" dir="auto" data-blank={!title || undefined}>
          {title || t('designer:untitledquestion')}
        </span>
        <span className="porsa-d-card-about">
          <code dir="ltr">{question.name}</code>
          <span className="porsa-hidden">{t(`designer:types.${question.type}`)}</span>
          <CardBadges question={question} />
        </span>
      </button>
      {(question.displaysize ?? 12) < 12 && <Columns size={question.displaysize ?? 12} newRow={question.startNewRow} />}
      {selected && <CardActions question={question} />}
    </article>
  );
});

const tint = (color: string | undefined): CSSProperties | undefined =>
  color ? { boxShadow: `inset 0 0 0 2px ${color}` } : undefined;

/** How much of a row it takes on a wide screen. */
function Columns({ size, newRow }: { readonly size: number; readonly newRow?: boolean }) {
  const { t } = useLanguage();
  const said = t(newRow ? 'designer:badges.columnsnew' : 'designer:badges.columns', { count: size });
  return (
    <span className="porsa-d-columns" role="img" aria-label={said} title={said}>
      <span style={{ inlineSize: `${(size / 12) * 100}%` }} />
    </span>
  );
}
