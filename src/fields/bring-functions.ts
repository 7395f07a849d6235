import { expressionTexts } from '../engine/definition/form-expressions.ts';
import { callsOthers } from '../engine/functions/function-table.ts';

/** Brings the rarer functions before a form is made whose expressions call some; a form without pays nothing. */
export async function bringFunctions(definition: unknown): Promise<void> {
  if (expressionTexts(definition).some(callsOthers)) (await import('../engine/functions/all-functions.ts')).allFunctions();
}
