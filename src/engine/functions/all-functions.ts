import * as dates from './dates.ts';
import type { FormulaFunction } from './formula-function.ts';
import { addFunctions, functionTable } from './function-table.ts';
import * as numbers from './numbers.ts';
import * as statistics from './statistics.ts';
import * as texts from './texts.ts';

/** Every function of the formula language. The filler calls this only for forms that use one of the rarer ones. */
export function allFunctions(): ReadonlyMap<string, FormulaFunction> {
  if (!functionTable.has('ABS')) addFunctions({ ...statistics, ...numbers, ...texts, ...dates });
  return functionTable;
}
