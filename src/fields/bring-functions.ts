import { formExpressions } from '../engine/definition/form-expressions.ts';
import type { FormDefinition } from '../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../engine/definition/walk-questions.ts';
import { callsOthers } from '../engine/functions/function-table.ts';

/** Brings the rarer functions before a form is made whose expressions call some; a form without pays nothing. */
export async function bringFunctions(definition: unknown): Promise<void> {
  if (!isRecord(definition)) return;
  const form = definition as unknown as FormDefinition;
  if (formExpressions(form, walkQuestions(form)).some(({ text }) => callsOthers(text))) (await import('../engine/functions/all-functions.ts')).allFunctions();
}
