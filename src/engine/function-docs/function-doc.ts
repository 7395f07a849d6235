import type { Value } from '../values/value.ts';

/** A use of a function with what comes out; each one is also a test. */
export interface FunctionExample {
  readonly expression: string;
  readonly result: Value;
  /** Answers it works on. */
  readonly given?: Readonly<Record<string, Value>>;
  /** Scores of the options chosen. */
  readonly scores?: Readonly<Record<string, number>>;
  /** Answers of earlier entries, oldest first. */
  readonly earlier?: Readonly<Record<string, readonly Value[]>>;
}

export interface FunctionDoc {
  readonly name: string;
  readonly signature: string;
  readonly docs: { readonly en: string; readonly fa: string };
  readonly examples: readonly FunctionExample[];
}

/** The day on which the examples are computed, at noon. */
export const exampleDay = '2026-03-21';

export const example = (
  expression: string,
  result: Value,
  around: Omit<FunctionExample, 'expression' | 'result'> = {},
): FunctionExample => ({ expression, result, ...around });

export const describe = (
  signature: string,
  en: string,
  fa: string,
  ...examples: readonly FunctionExample[]
): FunctionDoc => ({ name: signature.slice(0, signature.indexOf('(')), signature, docs: { en, fa }, examples });
