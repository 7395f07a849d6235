import { memo } from 'react';
import type { QuestionListProps } from '../ui/filler-tools.ts';
import { QuestionFrame } from './question-frame.tsx';

/** From so many questions on, those out of sight are not painted. */
const many = 40;

export const QuestionList = memo(function QuestionList({ questions, scope }: QuestionListProps) {
  return (
    <div className="porsa-questions" data-many={questions.length > many || undefined}>
      {questions.map((question) => <QuestionFrame key={question.id} question={question} scope={scope} />)}
    </div>
  );
});
