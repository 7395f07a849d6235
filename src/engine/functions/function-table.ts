import { tokenize } from '../expression/tokens.ts';
import * as common from './common.ts';
import type { FormulaFunction } from './formula-function.ts';
import * as logic from './logic.ts';
import * as questions from './questions.ts';

const table = new Map<string, FormulaFunction>(Object.entries({ ...logic, ...common, ...questions }));

/** The functions of the formula language that are here, by name in capitals: those of most forms, and the others once `allFunctions` was called. */
export const functionTable: ReadonlyMap<string, FormulaFunction> = table;

/** From now on expressions can call these too. */
export function addFunctions(more: Readonly<Record<string, FormulaFunction>>): void {
  for (const [name, made] of Object.entries(more)) table.set(name, made);
}

/** Whether the text calls a function that is not here; it need not be an expression that can be read. */
export function callsOthers(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some(
    (token, index) =>
      token.kind === 'name' && tokens[index + 1]?.kind === 'open' && !table.has(token.text.toUpperCase()),
  );
}
