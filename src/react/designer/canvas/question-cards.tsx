import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { usePart, useDesigner } from '../designer-context.ts';
import { QuestionCard } from './question-card.tsx';

export interface QuestionCardsProps { readonly parent: string; readonly questions: readonly Question[]; readonly inner?: boolean }

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
            <QuestionCard key={question.id} question={question} drop={here === index ? 'before' : here === questions.length && index === here - 1 ? 'behind' : undefined} />
          ))}
        </ol>
      )}
      {questions.length === 0 && <p className="porsa-d-cards-empty" data-drop={here === 0 || undefined}>{t(inner ? 'designer:empty.container' : 'designer:empty.page')}</p>}
    </div>
  );
});
