import { tokenize } from '../syntax/tokens.ts';
import * as common from './common.ts';
import type { FormulaFunction } from './formula-function.ts';
import * as logic from './logic.ts';
import * as questions from './questions.ts';

/** Functions of the formula language, by name in capitals. */
export type FunctionTable = ReadonlyMap<string, FormulaFunction>;

/** The functions that most forms need, among them all that ask the form about a question. */
export const commonFunctions: FunctionTable = new Map(Object.entries({ ...logic, ...common, ...questions }));

/** Whether the text calls a function that is not common; it need not be an expression that can be read. */
export function callsRareFunction(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some(
    (token, index) =>
      token.kind === 'name' && tokens[index + 1]?.kind === 'open' && !commonFunctions.has(token.text.toUpperCase()),
  );
}
