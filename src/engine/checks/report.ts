import type { Fault } from '../definition/problem.ts';

/** A fault and its place; `position` is the character, where the fault is in an expression. */
export interface PlacedFault extends Fault {
  readonly path: string;
  readonly position?: number;
}

export type Report = (path: string, fault: Fault, position?: number) => void;

export const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
