import { createEngine } from '../engine/create-engine.ts';
import type { FormDefinition, Language } from '../engine/definition/types.ts';
import type { ExpressionProblem } from '../engine/syntax/expression-problem.ts';
import type { Expression } from '../engine/syntax/syntax-tree.ts';
import { functionDocs } from '../engine/function-docs/function-docs.ts';
import type { FormOptions as EngineOptions, LiveForm } from '../engine/live-form/types.ts';
import type { DefinitionProblem } from '../engine/definition/problem.ts';
import { answerSentences } from '../fields/sentences/answer-sentences.ts';
import { expressionSentences } from '../fields/check/find-problems.ts';
import { allCapabilities } from '../fields/form/all-capabilities.ts';
import { createCheckedEngine } from '../fields/check/checked-engine.ts';
import { createSentences } from '../fields/sentences/sentences.ts';
import { registered } from './registered.ts';

const engine = createCheckedEngine(
  createEngine({
    ...allCapabilities,
    get foreign() {
      return registered.foreign;
    },
  }),
  answerSentences,
);

/** What a form opens with, besides its definition. */
export interface FormOptions extends Omit<EngineOptions, 'now'> {
  /** The clock, or one moment at which it stands. Defaults to the machine's clock. */
  readonly now?: (() => Date) | Date | string;
}

/**
 * A form being filled in: set answers, read states, listen to changes.
 *
 * The definition is checked and compiled the first time it is seen; do not change the object afterwards.
 * Everything wrong with it is in the one `InvalidDefinitionError` that is thrown: in `problems`, and in its message.
 * Blank is `undefined`, dates are `YYYY-MM-DD`; names that are not in the form throw `LiveFormError`.
 */
export function createForm(definition: FormDefinition, options: FormOptions = {}): LiveForm {
  const { now, ...others } = options;
  return engine.createForm(definition, now ? { ...others, now: clockOf(now) } : others);
}

function clockOf(now: (() => Date) | Date | string): () => Date {
  if (typeof now === 'function') return now;
  const moment = new Date(now);
  if (Number.isNaN(moment.getTime())) throw new TypeError(`now is no moment: ${String(now)}`);
  return () => moment;
}

/**
 * Everything wrong with a definition: where (`pages[0].questions[3].formula`), which rule, and what to do.
 *
 * Takes any value and never throws. Empty when `createForm` can run it. Language of the messages defaults to English.
 */
export function checkDefinition(definition: unknown, language: Language = 'en'): readonly DefinitionProblem[] {
  return engine.checkDefinition(definition, language);
}

/** A problem in an expression: at which character, which rule, and what to do. */
export type DescribedExpressionProblem = ExpressionProblem & { readonly message: string };

/** An expression as a tree, or what keeps it from being one. */
export type ExpressionReading =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problems: readonly DescribedExpressionProblem[] };

/**
 * Reads an expression as people write it in Excel.
 *
 * `names` are those it may mention, `medications.dose` and `patient.age` among them; without it any name will do.
 * Positions count characters from 0. Language of the messages defaults to English.
 */
export function parseExpression(text: string, names?: Iterable<string>, language: Language = 'en'): ExpressionReading {
  const parsed = engine.parseExpression(typeof text === 'string' ? text : '', names);
  if (parsed.ok) return parsed;
  const sentences = createSentences(language, answerSentences, expressionSentences);
  return { ok: false, problems: parsed.problems.map((problem) => ({ ...problem, message: sentences(problem) })) };
}

/** The functions of expressions: name, signature, and what each gives, in both languages. */
export const functions = functionDocs;

/** The field types, each with its rules. */
export { fieldModels } from '../fields/models/models.ts';
export { startingAnswers } from '../fields/form/starting-answers.ts';
export { limits } from '../engine/definition/limits.ts';
export { InvalidDefinitionError } from '../engine/definition/invalid-definition-error.ts';
export { LiveFormError } from '../engine/live-form/live-form-error.ts';
export type {
  FormDefinition,
  Page,
  Question,
  Condition,
  Ending,
  EndingLink,
  Band,
  Severity,
  Answer,
  Answers,
  Localized,
  Language,
  Role,
} from '../engine/definition/types.ts';
export type {
  FormScope,
  LiveForm,
  QuestionState,
  Row,
  Patient,
  HistoryEntry,
  Explanation,
} from '../engine/live-form/types.ts';
export type { DefinitionProblem, Problem } from '../engine/definition/problem.ts';
