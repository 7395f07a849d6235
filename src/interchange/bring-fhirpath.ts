import { formExpressions } from '../engine/definition/form-expressions.ts';
import type { FormDefinition } from '../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../engine/definition/walk-questions.ts';

/** Brings what computes FHIRPath, before a form is made that has some; a form without pays nothing. */
export async function bringFhirPath(definition: unknown): Promise<void> {
  if (!isRecord(definition)) return;
  const form = definition as unknown as FormDefinition;
  if (formExpressions(form, walkQuestions(form)).some(({ text }) => /fhirpath/i.test(text))) (await import('./fhirpath/install.ts')).installFhirPath();
}
