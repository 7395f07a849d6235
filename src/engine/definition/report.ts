import type { Fault } from '../problem.ts';

/** A fault and where it lies; `position` is the character, where it lies in an expression. */
export interface PlacedFault extends Fault {
  readonly path: string;
  readonly position?: number;
}

export type Report = (path: string, fault: Fault, position?: number) => void;

export const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
