import type { Answer, HistoryType } from '../../../engine/definition/types.ts';
import type { HistoryEntry } from '../../../engine/live-form/types.ts';

/** `at`: ISO 8601 UTC. */
export interface EarlierAnswer {
  readonly at: string;
  readonly answer: Answer;
}

/**
 * What was answered to a question before, oldest first; entries without an answer are passed over.
 *
 * `followup` gives one for each visit, `daily` and `hourly` the last one of each of the reader's own days or hours.
 */
export function earlierAnswers(
  history: readonly HistoryEntry[],
  name: string,
  by: HistoryType = 'followup',
): readonly EarlierAnswer[] {
  const answered = history.flatMap(({ at, answers }) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return answer === undefined ? [] : [{ at, answer }];
  });
  return by === 'followup'
    ? answered
    : [...new Map(answered.map((earlier) => [spanOf(earlier.at, by), earlier])).values()];
}

function spanOf(at: string, by: 'hourly' | 'daily'): string {
  const moment = new Date(at);
  return [moment.getFullYear(), moment.getMonth(), moment.getDate(), by === 'hourly' && moment.getHours()].join();
}
