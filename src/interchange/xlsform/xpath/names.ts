import type { Made, ValueKind } from './made.ts';

/** The questions that an expression may mention. */
export interface Names {
  /** Our name of `${name}`, or of what a path such as `../name` leads to, and what it holds; `.` is the question itself. */
  find(name: string): { readonly name: string; readonly kind: ValueKind } | undefined;
  /** What a choice has in a column; only where choices are filtered, and bare names are columns. */
  column?(name: string): Made | undefined;
  /** The choices of a question: name and label. */
  labels?(name: string): readonly (readonly [string, string])[] | undefined;
}
