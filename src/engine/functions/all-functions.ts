import * as dates from './dates.ts';
import { commonFunctions, type FunctionTable } from './function-table.ts';
import * as numbers from './numbers.ts';
import * as statistics from './statistics.ts';
import * as texts from './texts.ts';

/** Every function of the formula language. */
export const allFunctions: FunctionTable = new Map([
  ...commonFunctions,
  ...Object.entries({ ...statistics, ...numbers, ...texts, ...dates }),
]);
