import type { FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../../engine/definition/walk-questions.ts';

interface Total {
  readonly of: 'page' | 'all';
  readonly count: number;
  readonly formula: string;
}

/** The sums of scores that a computed question may be, the nearest first; none where there are not two to add up. */
export function totalsFor(definition: FormDefinition, owner: string): readonly Total[] {
  const placed = walkQuestions(definition);
  const page = placed.find(({ question }) => question.id === owner)?.pageIndex;
  // A question in rows has as many scores as there are rows.
  const scored = placed.filter(
    ({ question, row }) => hasScores(question) && row === undefined && question.id !== owner,
  );
  const onPage = scored.filter(({ pageIndex }) => pageIndex === page);
  const totals = [totalOf('page', onPage), totalOf('all', scored)].filter(({ count }) => count > 1);
  return onPage.length === scored.length ? totals.slice(-1) : totals;
}

const totalOf = (of: Total['of'], scored: readonly PlacedQuestion[]): Total => ({
  of,
  count: scored.length,
  formula: scored.map(({ question: { name } }) => `SCORE(${name})`).join(' + '),
});

const hasScores = ({ options, formula }: Question): boolean =>
  formula === undefined && options?.some(({ score }) => score !== undefined) === true;
