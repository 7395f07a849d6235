import type { Answer } from '../../engine/definition/types.ts';
import type { HistoryEntry } from '../../engine/live-form/types.ts';

export interface EarlierAnswer { readonly at: string; readonly answer: Answer }

/** What was answered to a question before, oldest first; entries without an answer are passed over. */
export function earlierAnswers(history: readonly HistoryEntry[], name: string): readonly EarlierAnswer[] {
  return history.flatMap(({ at, answers }) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return answer === undefined ? [] : [{ at, answer }];
  });
}

/** Points of a line 100 wide and 30 high, oldest first; undefined unless there are two numbers. */
export function sparkPoints(answers: readonly Answer[]): string | undefined {
  const numbers = answers.filter((answer) => typeof answer === 'number');
  if (numbers.length < 2) return undefined;
  const least = Math.min(...numbers);
  const span = Math.max(...numbers) - least || 1;
  const at = (number: number, index: number) => `${round((index / (numbers.length - 1)) * 100)},${round(30 - ((number - least) / span) * 30)}`;
  return numbers.map(at).join(' ');
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
