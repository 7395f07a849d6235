import { asking } from './formula-function.ts';

export const SCORE = asking('now', (name, { scope }) => scope.score(name));

export const LAST = asking('earlier', (name, { scope }) => scope.last(name));

export const HISTORY = asking('earlier', (name, { scope }) => scope.history(name));
