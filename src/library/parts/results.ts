import type { Band, Localized, Question, Severity } from '../../engine/definition/types.ts';

/** What a score means from a number on. */
export function from(
  least: number | undefined,
  en: string,
  fa: string,
  severity?: Severity,
  advice?: Band['advice'],
): Band {
  return {
    ...(least !== undefined && { from: least }),
    text: { en, fa },
    ...(severity && { severity }),
    ...(advice && { advice }),
  };
}

interface Result {
  readonly name?: string;
  readonly title: Localized;
  /** How the result is called where space is short. */
  readonly short: string;
  readonly formula: string;
  readonly bands?: readonly Band[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Localized;
  readonly floatcount?: number;
}

/** A calculated number, which the file follows over time. */
export function result({ name = 'total', short, floatcount = 0, ...others }: Result): Question {
  return {
    id: name,
    name,
    type: 'calculated',
    startNewRow: true,
    shorttitle: { en: short, fa: short },
    historytype: 'followup',
    floatcount,
    ...others,
  };
}

/** The sum of what the options count for; blank while an answer is missing. */
export const sumOf = (items: readonly Question[]): string => items.map(({ name }) => `SCORE(${name})`).join(' + ');

/** A sum with its range, which follows from the options. */
export function total(items: readonly Question[], others: Omit<Result, 'formula' | 'min' | 'max'>): Question {
  const ends = items.map(({ options = [] }) => options.map(({ score = 0 }) => score));
  const sum = (pick: (scores: readonly number[]) => number): number =>
    ends.reduce((whole, scores) => whole + pick(scores), 0);
  return result({
    ...others,
    formula: sumOf(items),
    min: sum((scores) => Math.min(...scores)),
    max: sum((scores) => Math.max(...scores)),
  });
}
