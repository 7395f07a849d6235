import { useEffect } from 'react';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { late } from '../../ui/late/late.tsx';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import { QuestionList } from '../question/question-list.tsx';
import type { ResultListProps } from './result-list.tsx';

/** The results as they stood in the form, where the connection is down and no more code can be loaded. */
function PlainResults({ results, scope }: ResultListProps) {
  return <QuestionList questions={results.map(({ question }) => question)} scope={scope} />;
}

const ResultList = late(async () => (await withLateTexts(import('./result-list.tsx'))).ResultList, PlainResults);

const hasBands = ({ bands }: Question): boolean => Array.isArray(bands) && bands.length > 0;

/** Results, with a card for each that has bands. */
export function Results(props: ResultListProps) {
  return props.results.some(({ question }) => hasBands(question)) ? (
    <ResultList {...props} />
  ) : (
    <PlainResults {...props} />
  );
}

/** Loads the cards before the form is sent, when the connection may be gone. */
export function usePrepareResults(definition: FormDefinition): void {
  useEffect(() => {
    if (walkQuestions(definition).some(({ question }) => hasBands(question)))
      ResultList.prepare().catch(() => undefined);
  }, [definition]);
}
