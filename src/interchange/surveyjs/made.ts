/** What an expression gives. `rows` are the rows of a repeating container. */
export type Kind = 'number' | 'text' | 'date' | 'truth' | 'list' | 'rows' | 'any';

/** An expression of ours: its text and what it gives. `isWhole` where it needs no brackets beside an operator. */
export interface Made {
  readonly text: string;
  readonly kind: Kind;
  readonly isWhole: boolean;
  readonly isLiteral?: boolean;
}

/** The questions that an expression may mention, as SurveyJS writes them: `q`, `panel.q`, `row.q`, `list.q`, `matrix.row`. */
export interface Names {
  find(written: string): { readonly name: string; readonly kind: Kind } | undefined;
}

/** Why an expression cannot be carried over with its meaning. */
export class NotCarried extends Error {}

export const made = (text: string, kind: Kind): Made => ({ text, kind, isWhole: false });
export const whole = (text: string, kind: Kind): Made => ({ text, kind, isWhole: true });
export const operand = ({ text, isWhole }: Made): string => (isWhole ? text : `(${text})`);
