import { expressionTexts } from '../engine/definition/form-expressions.ts';

/** Brings what computes FHIRPath, before a form is made that has some; a form without pays nothing. */
export async function bringFhirPath(definition: unknown): Promise<void> {
  if (expressionTexts(definition).some((text) => /fhirpath/i.test(text)))
    (await import('./fhirpath/install.ts')).installFhirPath();
}
