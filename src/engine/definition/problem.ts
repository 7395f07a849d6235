import type { Localized } from './types.ts';

/** Values a rule's sentence mentions: a bound, a count, the path of a circle. */
export type FaultParameters = Readonly<Record<string, string | number | Localized | undefined>>;

/** A rule that does not hold, before it is put into words. */
export interface Fault {
  /** Key of the sentence in `locales/<language>/rules.json`. */
  readonly rule: string;
  readonly params?: FaultParameters;
}

/** A rule that does not hold for an answer, in the reader's language. */
export interface Problem extends Fault {
  /** The question, by name; inside a repeating container `medications[2].dose`. */
  readonly name: string;
  readonly message: string;
}

/** A rule that does not hold in a definition: where, which, and the sentence. */
export interface DefinitionProblem extends Fault {
  /** JSON path from the definition's root, such as `pages[0].questions[3].formula`. */
  readonly path: string;
  /** Character in the expression, where the problem is in one. */
  readonly position?: number;
  readonly message: string;
}

/** Puts a fault into words. */
export type Sentences = (fault: Fault) => string;
