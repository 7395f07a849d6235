import type { Value } from '../values/value.ts';

/**
 * What an expression can see of the form around it; the live form supplies one for the form and one for each row.
 *
 * Names arrive as they are written: `weight`, `medications.dose` (the column, a list), `patient.birthdate`.
 * A name that is not there, and a hidden question, is blank.
 */
export interface EvaluationScope {
  /** The values now of the names that were given a slot when the expression was compiled, by slot. */
  readonly values?: readonly Value[];
  /** The value now. From outside a repeating container its question is a list, one item for each row. */
  read(name: string): Value;
  /** What the chosen options of a question count for; blank when nothing chosen has a score. */
  score(name: string): Value;
  /** The answer in the file's last entry. */
  last(name: string): Value;
  /** The answers in the file's earlier entries, oldest first. */
  history(name: string): readonly Value[];
  /** `YYYY-MM-DD`. */
  today(): string;
  now(): Date;
}

/** A compiled expression. Throws `EvaluationStopped`, and nothing else, when a limit is passed. */
export type Evaluate = (scope: EvaluationScope) => Value;

export type StopRule = 'toomanysteps' | 'texttoolong';

/** An evaluation that passed a limit; `rule` is the key of its sentence. */
export class EvaluationStopped extends Error {
  readonly rule: StopRule;

  constructor(rule: StopRule) {
    super(rule);
    this.rule = rule;
  }
}
