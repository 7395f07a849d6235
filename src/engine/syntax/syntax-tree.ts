export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=';

interface Positioned {
  /** Index of the first character in the text. */
  readonly position: number;
}

export interface Literal extends Positioned {
  readonly kind: 'literal';
  readonly value: number | string | boolean;
}

/** A question, a column (`medications.dose`) or a fact of the patient (`patient.birthdate`). */
export interface Name extends Positioned {
  readonly kind: 'name';
  readonly name: string;
}

/** `name` is in capitals, whatever was written. */
export interface Call extends Positioned {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly Expression[];
}

/** Signs before an operand. */
export interface Sign extends Positioned {
  readonly kind: 'sign';
  readonly sign: '-' | '+';
  readonly operand: Expression;
}

/** Percent signs after an operand. */
export interface Percent extends Positioned {
  readonly kind: 'percent';
  readonly count: number;
  readonly operand: Expression;
}

/** Operators of one precedence, from left to right. Flat, so that a long sum is not a deep tree. */
export interface Chain extends Positioned {
  readonly kind: 'chain';
  readonly first: Expression;
  readonly rest: readonly { readonly operator: BinaryOperator; readonly operand: Expression }[];
}

export type Expression = Literal | Name | Call | Sign | Percent | Chain;
