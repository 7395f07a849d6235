import { useEffect, useId, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { useProposal } from '../context/proposal-context.ts';
import { useQuestionFindings } from '../findings/use-question-findings.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { useAnswer } from '../form/use-answer.ts';
import { GrowingText } from '../text/growing-text.tsx';
import type { QuestionProps } from './question-props.ts';
import { WordCount } from '../text/word-count.tsx';
import { CiteButton } from '../sources/cite-button.tsx';

/** A line, paragraphs or a link. */
export function TextQuestion({ question, after }: QuestionProps) {
  const { id, kind, words } = question;
  const { store } = useProposal();
  const answer = useAnswer(id);
  const value = typeof answer === 'string' ? answer : '';
  const count = useId();
  const area = useSelection(id);
  const marks = useQuestionFindings(id).flatMap(({ path, start, end, level }) =>
    path === id && start !== undefined && end !== undefined ? [{ start, end, level }] : [],
  );
  const isLong = kind === 'paragraphs';
  return (
    <QuestionFrame
      question={question}
      describedBy={words && count}
      foot={
        <>
          {(words !== undefined || isLong) && (
            <div className="porsa-p-foot">
              {words && <WordCount id={count} text={value} words={words} />}
              {isLong && <CiteButton area={area} question={id} />}
            </div>
          )}
          {after}
        </>
      }
    >
      {(control) => (
        <GrowingText
          ref={area}
          control={control}
          value={value}
          lines={isLong ? 5 : 1}
          latin={kind === 'link'}
          marks={marks}
          onChange={(text) => store.set(id, text)}
        />
      )}
    </QuestionFrame>
  );
}

/** Selects the part of the text that a finding means, when one goes there. */
function useSelection(question: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const goal = useStore(useProposal().$goal);
  useEffect(() => {
    if (goal?.path !== question || goal.start === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(goal.start, goal.end ?? goal.start);
  }, [goal, question]);
  return area;
}
