import type { GraphEdge, GraphNode } from '../dependencies/graph-node.ts';
import type { OptionRules } from '../dependencies/option-rules.ts';
import type { Resolution } from '../dependencies/question-names.ts';
import type { Condition, Ending, FormDefinition, Option, Page } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { Evaluate } from '../evaluation/scope.ts';
import type { FieldModel } from '../capabilities/field-model.ts';

/** An expression, ready to run. */
export interface Compiled {
  readonly text: string;
  readonly run: Evaluate;
  readonly names: readonly string[];
  readonly condition?: Condition;
  readonly ending?: Ending;
  readonly options?: readonly Option[];
  /** Of an error: where it is shown while its own question is hidden, in the order of the form. */
  places?: readonly QuestionPlan[];
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

/** Where a name leads from a scope: a fact of the patient, or a question here, around, or in all rows of `across`. */
export type Source =
  | Extract<Resolution, { kind: 'patient' }>
  | {
      readonly kind: 'question';
      readonly placed: QuestionPlan;
      readonly across?: QuestionPlan;
      readonly part?: number;
    };

/** A question, where it stands, and what is computed of it. */
export interface QuestionPlan extends PlacedQuestion {
  readonly parent?: QuestionPlan;
  readonly row?: QuestionPlan;
  readonly children: QuestionPlan[];
  readonly model: FieldModel;
  /** Place in its scope. */
  readonly slot: number;
  readonly scope: ScopePlan;
  /** A repeating container's rows. */
  rows?: ScopePlan;
  visibility?: Compiled;
  formula?: Compiled;
  initial?: Compiled;
  min?: Compiled;
  max?: Compiled;
  constraint?: Compiled;
  required?: Compiled;
  /** What must not hold of the form; the message stands here. */
  error?: Compiled[];
  /** Questions whose errors may be shown here: this one, and others that may be hidden. */
  errorsOf?: Set<QuestionPlan>;
  /** Conditions of its options. */
  option?: Compiled[];
  /** What it offers. */
  offered?: Compiled;
  value?: NodePlan;
}

/** One thing that is computed: once in the form, or once a row. */
export interface NodePlan extends GraphNode {
  readonly placed?: QuestionPlan;
  /** Place in the order of computing. */
  readonly rank: number;
  /** Place in its scope's nodes. */
  readonly local: number;
  readonly scope: ScopePlan;
  dependents: EdgePlan[];
}

/** What looks at a thing; with `across`, from every scope around that container and below. */
export interface EdgePlan extends GraphEdge {
  readonly to: NodePlan;
  readonly across?: QuestionPlan;
}

export interface PagePlan {
  readonly page: Page;
  readonly index: number;
  readonly questions: readonly QuestionPlan[];
  visibility?: Compiled;
}

export interface FormPlan {
  readonly definition: FormDefinition;
  readonly root: ScopePlan;
  readonly byName: ReadonlyMap<string, QuestionPlan>;
  readonly pages: readonly PagePlan[];
  readonly nodes: readonly NodePlan[];
  /** What looks at the patient. */
  readonly patient: readonly EdgePlan[];
  /** Conditions asked when they are needed: of sending, of going to a page, of endings. */
  readonly asked: readonly Compiled[];
  /** How options that show under a condition are handled. */
  readonly options?: OptionRules;
}
