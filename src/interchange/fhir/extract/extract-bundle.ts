import type { Left, Raw } from '../../shared/raw.ts';
import { readResource } from '../resource/read-resource.ts';
import { extractByDefinition } from './definitions.ts';
import { extractObservations } from './observations.ts';
import type { MadeEntry } from './templates.ts';

/** A Bundle of the type `transaction`, and what of the response no resource could take. */
export interface Extracted {
  readonly bundle: Raw;
  readonly left: readonly Left[];
}

export interface ExtractOptions {
  /** Makes the id by which the resources of the Bundle name one another. */
  readonly newId: () => string;
  /** What `now()` and `today()` are. */
  readonly now: Date;
  /** Whether coded items are extracted where the Questionnaire does not say. Defaults to false. */
  readonly coded?: boolean;
}

/** Resources made of a response by its Questionnaire: those of templates and definitions, and Observations of coded items. */
export async function extractBundle(
  questionnaire: unknown,
  response: unknown,
  { newId, now, coded }: ExtractOptions,
): Promise<Extracted> {
  const asked = readResource(questionnaire, 'Questionnaire', () => undefined);
  const given = readResource(response, 'QuestionnaireResponse', () => undefined);
  const made = hasTemplates(asked)
    ? (await import('./templates.ts')).extractByTemplates(asked, given, { newId, now })
    : { entries: [], left: [] };
  const { resources, left } = extractByDefinition(asked, given);
  const all = [...resources, ...extractObservations(asked, given, coded)];
  const entry = [...made.entries, ...all.map((resource): MadeEntry => ({ resource }))].map(
    ({ fullUrl, resource, request }) => ({
      fullUrl: fullUrl ?? `urn:uuid:${newId()}`,
      resource,
      request: request ?? { method: 'POST', url: resource['resourceType'] },
    }),
  );
  return {
    bundle: { resourceType: 'Bundle', type: 'transaction', ...(entry.length > 0 && { entry }) },
    left: [...made.left, ...left],
  };
}

/** What computes FHIRPath is fetched for those alone. */
function hasTemplates(questionnaire: Raw): boolean {
  return JSON.stringify(questionnaire).includes('sdc-questionnaire-templateExtract');
}
