export type LogicOperator = 'or' | 'and' | '=' | '<>' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | '^';

/** Branching logic or a calculation of REDCap, read. */
export type Logic =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  /** `[var]`, or one box of a checkbox field: `[var(code)]`. */
  | { readonly kind: 'field'; readonly variable: string; readonly code?: string }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Logic[] }
  | { readonly kind: 'minus'; readonly operand: Logic }
  | { readonly kind: 'not'; readonly operand: Logic }
  | { readonly kind: 'pair'; readonly operator: LogicOperator; readonly left: Logic; readonly right: Logic };

/** Why logic cannot be carried over with its meaning. */
export class NotCarried extends Error {}
