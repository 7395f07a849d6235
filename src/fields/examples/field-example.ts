import type { Answer, Question } from '../../engine/definition/types.ts';

/** What a question takes, and what it refuses by which rule. */
export interface FieldExample {
  readonly question: Question;
  /** What is typed or sent, the answer it is, and how it reads in English and Persian. */
  readonly good: readonly {
    readonly input: unknown;
    readonly answer: Answer;
    readonly en: string;
    readonly fa: string;
  }[];
  readonly bad: readonly { readonly input: unknown; readonly rule: string }[];
  /** The same type set otherwise. */
  readonly variants?: readonly Omit<FieldExample, 'variants'>[];
}
