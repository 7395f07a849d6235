import type { Left, Raw } from '../../shared/raw.ts';
import { readResource } from '../resource/read-resource.ts';
import { extractByDefinition } from './definitions.ts';
import { extractObservations } from './observations.ts';

/** A Bundle of the type `transaction`, and what of the response no resource could take. */
export interface Extracted {
  readonly bundle: Raw;
  readonly left: readonly Left[];
}

export interface ExtractOptions {
  /** Makes the id by which the resources of the Bundle name one another. */
  readonly newId: () => string;
  /** Whether coded items are extracted where the Questionnaire does not say. Defaults to false. */
  readonly coded?: boolean;
}

/** Resources made of a response by its Questionnaire: Observations of coded items, and what items define. */
export function extractBundle(questionnaire: unknown, response: unknown, options: ExtractOptions): Extracted {
  const asked = readResource(questionnaire, 'Questionnaire', () => undefined);
  const given = readResource(response, 'QuestionnaireResponse', () => undefined);
  const { resources, left } = extractByDefinition(asked, given);
  const all = [...resources, ...extractObservations(asked, given, options.coded)];
  const entry = all.map((resource) => ({
    fullUrl: `urn:uuid:${options.newId()}`,
    resource,
    request: { method: 'POST', url: resource['resourceType'] },
  }));
  return { bundle: { resourceType: 'Bundle', type: 'transaction', ...(entry.length > 0 && { entry }) }, left };
}
