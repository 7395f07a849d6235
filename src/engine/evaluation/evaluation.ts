import { limits } from '../definition/limits.ts';
import { EvaluationStopped } from './scope.ts';
import type { EvaluationScope } from './scope.ts';
import type { Value } from '../values/value.ts';

/** Characters of a text that cost as much as one operation. */
const charactersOfStep = 256;

/** One run of an expression: what it sees, and what it may still spend. */
export class Evaluation {
  readonly scope: EvaluationScope;
  #steps = limits.expressionSteps;

  constructor(scope: EvaluationScope) {
    this.scope = scope;
  }

  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new EvaluationStopped('toomanysteps');
  }

  /** Lets a value in at a price that fits its size, so that work on it is paid for. */
  charge(value: Value): Value {
    this.spend(priceOf(value));
    if (typeof value === 'object') for (const item of value) this.spend(priceOf(item));
    return value;
  }

  /** Joins texts, never beyond `limits.expressionTextCharacters`. */
  join(texts: readonly string[]): string {
    let length = 0;
    for (const text of texts) length += text.length;
    if (length > limits.expressionTextCharacters) throw new EvaluationStopped('texttoolong');
    this.spend(length / charactersOfStep);
    return texts.join('');
  }
}

const priceOf = (value: Value): number => (typeof value === 'string' ? 1 + value.length / charactersOfStep : 1);
