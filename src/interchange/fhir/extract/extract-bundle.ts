import type { Left, Raw } from '../../shared/raw.ts';
import { readResource } from '../resource/read-resource.ts';
import type { KnownResources } from './evaluation.ts';
import { extractObservations } from './observations.ts';
import type { MadeEntry } from './made-entry.ts';

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
  /** Resources that expressions read, and that are updated rather than created, by name. */
  readonly known?: KnownResources;
}

/** Resources made of a response by its Questionnaire: those of templates and definitions, and Observations of coded items. */
export async function extractBundle(
  questionnaire: unknown,
  response: unknown,
  { newId, now, coded, known }: ExtractOptions,
): Promise<Extracted> {
  const asked = readResource(questionnaire, 'Questionnaire', () => undefined);
  const given = readResource(response, 'QuestionnaireResponse', () => undefined);
  const { entries, left } = saysHow(asked)
    ? (await import('./extract-as-said.ts')).extractAsSaid(asked, given, { newId, now, ...(known && { known }) })
    : { entries: [], left: [] };
  const observations = extractObservations(asked, given, coded).map((resource): MadeEntry => ({ resource }));
  const entry = [...entries, ...observations].map(({ fullUrl, resource, request }) => ({
    fullUrl: fullUrl ?? `urn:uuid:${newId()}`,
    resource,
    request: request ?? { method: 'POST', url: resource['resourceType'] },
  }));
  return { bundle: { resourceType: 'Bundle', type: 'transaction', ...(entry.length > 0 && { entry }) }, left };
}

/** What knows FHIRPath and the elements of resources is fetched for those alone that have templates or definitions. */
function saysHow(questionnaire: Raw): boolean {
  return /sdc-questionnaire-(?:templateExtract|definitionExtract|itemExtractionContext)/.test(
    JSON.stringify(questionnaire),
  );
}
