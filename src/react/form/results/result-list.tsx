import type { FormScope } from '../../../engine/live-form/types.ts';
import { QuestionList } from '../question/question-list.tsx';
import { ResultCard } from './result-card.tsx';
import type { Result } from './results.ts';

export interface ResultListProps {
  readonly results: readonly Result[];
  readonly scope: FormScope;
}

/** Results in the form's order: a card for each that has bands, and those beside each other that are numbers alone. */
export function ResultList({ results, scope }: ResultListProps) {
  return groupsOf(results).map((group) => {
    const [first] = group;
    return first && hasBands(first) ? (
      <ResultCard key={first.question.id} {...first} scope={scope} />
    ) : (
      <QuestionList key={first?.question.id} questions={group.map(({ question }) => question)} scope={scope} />
    );
  });
}

const hasBands = ({ question: { bands } }: Result): boolean => Array.isArray(bands) && bands.length > 0;

function groupsOf(results: readonly Result[]): readonly (readonly Result[])[] {
  const groups: Result[][] = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last?.[0] && !hasBands(last[0]) && !hasBands(result)) last.push(result);
    else groups.push([result]);
  }
  return groups;
}
