import { asking, type FormulaFunction } from './formula-function.ts';

export const SCORE = asking('now', (name, { scope }) => scope.score(name));

export const LAST = asking('earlier', (name, { scope }) => scope.last(name));

export const HISTORY = asking('earlier', (name, { scope }) => scope.history(name));

/** Outside a form it has nothing to look at. */
export const FHIRPATH: FormulaFunction = { least: 1, most: 1, foreign: true, call: () => undefined };
