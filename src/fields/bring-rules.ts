import { expressionTexts } from '../engine/definition/form-expressions.ts';
import type { FormDefinition } from '../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../engine/definition/walk-questions.ts';
import { callsOthers } from '../engine/functions/function-table.ts';

/** Brings the rarer functions, and what hides options, before a form is made that has some; a form without pays nothing. */
export async function bringRules(definition: unknown): Promise<void> {
  if (expressionTexts(definition).some(callsOthers) || haveConditions(definition))
    (await import('../engine/all-rules.ts')).allRules();
}

const haveConditions = (definition: unknown): boolean =>
  isRecord(definition) &&
  walkQuestions(definition as unknown as FormDefinition).some(
    ({ question: { options } }) => options && JSON.stringify(options).includes('visibleWhen'),
  );
