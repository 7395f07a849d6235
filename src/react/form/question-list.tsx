import { memo, useDeferredValue, useMemo } from 'react';
import type { Question } from '../../engine/definition/types.ts';
import type { QuestionListProps } from '../ui/filler-tools.ts';
import { QuestionFrame } from './question-frame.tsx';
import { atOnce, partsOf } from './question-parts.ts';

/**
 * Questions on their grid of twelve columns; a long list in parts, of which those out of sight are neither laid out nor painted.
 *
 * Of a list of thousands the first parts are drawn at once, and the others between the person's acts: one that is in the
 * document can be found in the page, reached by keyboard and printed.
 */
export const QuestionList = memo(function QuestionList({ questions, scope }: QuestionListProps) {
  const parts = useMemo(() => partsOf(questions), [questions]);
  const first = atOnce(parts);
  const isWhole = useDeferredValue(true, first === parts);
  const draw = (part: readonly Question[]) =>
    part.map((question) => <QuestionFrame key={question.id} question={question} scope={scope} />);
  if (parts.length < 2) return <div className="porsa-questions">{draw(questions)}</div>;
  return (
    <div className="porsa-parts" aria-busy={!isWhole || undefined}>
      {(isWhole ? parts : first).map((part) => (
        <div key={part[0]?.id} className="porsa-questions" data-part="true">
          {draw(part)}
        </div>
      ))}
    </div>
  );
});
