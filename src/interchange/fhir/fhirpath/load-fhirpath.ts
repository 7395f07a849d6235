import type { Capabilities } from '../../../engine/capabilities/capabilities.ts';

/** Fetches what computes FHIRPath, for a form that mentions it. */
export async function loadFhirPath(
  definition: unknown,
  { foreign }: Pick<Capabilities, 'foreign'> = {},
): Promise<Pick<Capabilities, 'foreign'> | undefined> {
  if (foreign || !/fhirpath/i.test(JSON.stringify(definition, withoutOriginals))) return undefined;
  return { foreign: (await import('./runtime.ts')).fhirPathRuntime };
}

/** What is kept of a Questionnaire mentions FHIRPath wherever it had some, carried over or not. */
const withoutOriginals = (key: string, value: unknown): unknown => (key === 'fhir' ? undefined : value);
