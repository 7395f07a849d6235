import type { ForeignRuntime } from '../dependencies/foreign.ts';
import type { OptionRules } from '../dependencies/option-rules.ts';
import type { Language } from '../definition/types.ts';
import type { Sentences } from '../definition/problem.ts';
import type { FunctionTable } from '../functions/function-table.ts';
import type { FieldModels } from './field-model.ts';

/** What an engine is made with. A form that asks for more than its engine has is refused. */
export interface Capabilities {
  readonly models: Partial<FieldModels>;
  /** The functions that formulas may call. */
  readonly functions: FunctionTable;
  /** Options that show under a condition. */
  readonly options?: OptionRules;
  /** Expressions of another language, as `FHIRPATH("…")`. */
  readonly foreign?: ForeignRuntime;
  /** The words of problems. */
  sentences(language: Language): Sentences;
}
