import { memo, useMemo } from 'react';
import type { Question } from '../../engine/definition/types.ts';
import type { QuestionListProps } from '../ui/filler-tools.ts';
import { QuestionFrame } from './question-frame.tsx';
import { partsOf } from './question-parts.ts';

/** Questions on their grid of twelve columns; a long list in parts, of which those out of sight are neither laid out nor painted. */
export const QuestionList = memo(function QuestionList({ questions, scope }: QuestionListProps) {
  const parts = useMemo(() => partsOf(questions), [questions]);
  const draw = (part: readonly Question[]) => part.map((question) => <QuestionFrame key={question.id} question={question} scope={scope} />);
  if (parts.length < 2) return <div className="porsa-questions">{draw(questions)}</div>;
  return <div className="porsa-parts">{parts.map((part) => <div key={part[0]?.id} className="porsa-questions" data-part="true">{draw(part)}</div>)}</div>;
});
