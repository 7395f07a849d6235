import type { FormExpression } from '../definition/form-expressions.ts';
import type { GraphNode } from '../definition/form-graph.ts';
import type { FormDefinition } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { Fault } from '../problem.ts';
import type { Evaluate } from '../expression/scope.ts';

/** What an expression of another language is planned with: the form around it. */
export interface ForeignForm {
  readonly definition: FormDefinition;
  readonly questions: readonly PlacedQuestion[];
}

/** Says that an expression is computed again whenever the question or fact of that name changes. */
export type LookAt = (name: string) => void;

/** An expression of another language, ready to run in one place of one form. */
export interface ForeignExpression {
  /** The questions and facts it is known to read. */
  readonly names: readonly string[];
  /** Adds what it may read besides, once all that is known to be read is in the graph; must make no circle. */
  link(decided: GraphNode, look: LookAt, valueOf: (placed: PlacedQuestion) => GraphNode | undefined): void;
  /** Throws where the expression has no result; a blank result is undefined. */
  readonly run: Evaluate;
}

/** What keeps a text from being an expression, and at which character of it. */
export interface ForeignFault {
  readonly position: number;
  readonly message: string;
}

/** Evaluates the expressions of another language; the engine itself knows none. */
export interface ForeignRuntime {
  check(text: string): ForeignFault | undefined;
  /** The same of the texts that the form bears beside its formulas. */
  checkBorne(form: ForeignForm): readonly (Fault & { readonly path: string; readonly position: number })[];
  plan(text: string, form: ForeignForm, place: FormExpression): ForeignExpression;
}

let installed: ForeignRuntime | undefined;

/** From now on forms can have expressions of this language, as `FHIRPATH("…")`. */
export function installForeign(runtime: ForeignRuntime): void {
  installed = runtime;
}

export const foreignRuntime = (): ForeignRuntime | undefined => installed;
