import type { FormExpression } from './form-expression.ts';
import type { GraphNode } from './graph-node.ts';
import type { FormDefinition } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { Fault } from '../definition/problem.ts';
import type { Evaluate } from '../evaluation/scope.ts';

/** What an expression of another language is planned with: the form around it. */
export interface ForeignForm {
  readonly definition: FormDefinition;
  readonly questions: readonly PlacedQuestion[];
}

/** Declares that an expression is computed again whenever the question or fact of that name changes. */
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
  /** The same check of the texts that a form has beside its formulas. */
  checkBorne(form: ForeignForm): readonly (Fault & { readonly path: string; readonly position: number })[];
  plan(text: string, form: ForeignForm, place: FormExpression): ForeignExpression;
}
