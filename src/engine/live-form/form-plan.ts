import type { NodeKind } from '../definition/form-graph.ts';
import type { PatientName } from '../definition/question-names.ts';
import type { Condition, FormDefinition, Page, Question } from '../definition/types.ts';
import type { Evaluate } from '../expression/scope.ts';
import type { FieldModel } from '../field-model.ts';

/** An expression, ready to run. */
export interface Compiled {
  readonly text: string;
  readonly run: Evaluate;
  readonly names: readonly string[];
  readonly condition?: Condition;
}

/** The form itself, or what stands in each row of one repeating container. */
export interface ScopePlan {
  readonly parent?: ScopePlan;
  /** The repeating container. */
  readonly container?: QuestionPlan;
  readonly questions: QuestionPlan[];
  /** In the order of computing. */
  readonly nodes: NodePlan[];
  /** What looks at the rows from outside, and is computed again as rows come, go or move. */
  readonly outside: EdgePlan[];
  /** Where the names in its expressions lead; filled once, when the plan is made. */
  readonly sources: Map<string, Source>;
}

/** Where a name leads from a scope: a fact of the patient, or a question here, around, or in all rows below `top`. */
export type Source =
  | { readonly kind: 'patient'; readonly fact: PatientName }
  | { readonly kind: 'question'; readonly plan: QuestionPlan; readonly top: ScopePlan; readonly list: boolean };

export interface QuestionPlan {
  readonly question: Question;
  readonly model: FieldModel;
  /** Place in its scope. */
  readonly slot: number;
  readonly scope: ScopePlan;
  readonly page: Page;
  readonly pageIndex: number;
  readonly parent?: QuestionPlan;
  /** What it holds, each as it is filled in: a container's questions. */
  readonly children: QuestionPlan[];
  /** A repeating container's rows. */
  rows?: ScopePlan;
  visibility?: Compiled;
  formula?: Compiled;
  min?: Compiled;
  max?: Compiled;
  value?: NodePlan;
}

/** One thing that is computed: once in the form, or once a row. */
export interface NodePlan {
  readonly kind: NodeKind;
  /** Place in the order of computing. */
  readonly rank: number;
  /** Place in its scope's nodes. */
  readonly local: number;
  readonly scope: ScopePlan;
  readonly plan?: QuestionPlan;
  readonly page?: PagePlan;
  readonly dependents: EdgePlan[];
}

/** A change in one row reaches what looks at it in every scope below `top`. */
export interface EdgePlan { readonly to: NodePlan; readonly top: ScopePlan }

export interface PagePlan {
  readonly page: Page;
  readonly index: number;
  readonly questions: QuestionPlan[];
  visibility?: Compiled;
}

export interface FormPlan {
  readonly definition: FormDefinition;
  readonly root: ScopePlan;
  readonly questions: readonly QuestionPlan[];
  readonly byName: ReadonlyMap<string, QuestionPlan>;
  readonly pages: readonly PagePlan[];
  readonly nodes: readonly NodePlan[];
  /** Conditions asked when they are needed: of sending and of going to a page. */
  readonly asked: readonly Compiled[];
}
