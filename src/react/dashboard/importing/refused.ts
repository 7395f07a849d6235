import type { FormDefinition, Localized } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { ImportedRecord, Outcome } from './types.ts';

/** A record that was not accepted, and one of its reasons. */
export interface RefusedLine {
  readonly record: string;
  readonly event?: string;
  /** The question that it is about. */
  readonly question?: string;
  readonly answer?: string;
  readonly reason: string;
}

export interface Words {
  text(localized: Localized): string;
  /** What an error of the table says. */
  error(name: string): string;
}

/** Why records were not accepted, a line for each reason. */
export function refusedLines(
  definition: FormDefinition,
  refused: readonly (readonly [ImportedRecord, Outcome])[],
  words: Words,
): readonly RefusedLine[] {
  const titles = new Map(walkQuestions(definition).map(({ question }) => [question.name, question.title] as const));
  return refused.flatMap(([{ key, event, answers }, { reason = 'brokenrule', fields = [] }]): RefusedLine[] => {
    const record = { record: key, ...(event !== undefined && { event }) };
    if (fields.length === 0) return [{ ...record, reason: words.error(reason) }];
    return fields.map(({ path, message }) => {
      const [, name = ''] = /([^.[\]]+)$/.exec(path) ?? [];
      const [, outer = ''] = /^answers\.([^.[]+)/.exec(path) ?? [];
      const title = titles.get(name) ?? titles.get(outer);
      const answer = Object.hasOwn(answers, outer) ? answers[outer] : undefined;
      return {
        ...record,
        ...(title !== undefined && { question: words.text(title) || name }),
        ...(answer !== undefined && { answer: typeof answer === 'string' ? answer : JSON.stringify(answer) }),
        reason: message,
      };
    });
  });
}

/** The lines as rows of a file, under headings. */
export const refusedRows = (
  headings: readonly string[],
  lines: readonly RefusedLine[],
): readonly (readonly string[])[] => [
  headings,
  ...lines.map(({ record, event = '', question = '', answer = '', reason }) => [
    record,
    event,
    question,
    answer,
    reason,
  ]),
];
