import * as dates from './dates.ts';
import type { FormulaFunction } from './formula-function.ts';
import * as logic from './logic.ts';
import * as numbers from './numbers.ts';
import * as questions from './questions.ts';
import * as statistics from './statistics.ts';
import * as texts from './texts.ts';

/** Every function of the formula language, by its name in capitals. */
export const functionTable: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries({ ...logic, ...statistics, ...numbers, ...texts, ...dates, ...questions }),
);
