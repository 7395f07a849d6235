import type { FormDefinition, Option } from '../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../engine/definition/walk-questions.ts';

/** Brings what hides options, before a form is made that has conditions of options; a form without pays nothing. */
export async function bringOptions(definition: unknown): Promise<void> {
  if (!isRecord(definition)) return;
  if (walkQuestions(definition as unknown as FormDefinition).some(({ question }) => haveConditions(question.options))) (await import('../engine/options/conditional-options.ts')).installConditionalOptions();
}

const haveConditions = (options: unknown): boolean => Array.isArray(options) && options.some((option: Option | null) => option?.visibleWhen ?? haveConditions(option?.children));
