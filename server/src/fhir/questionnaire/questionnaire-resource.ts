import type { CategorySettings } from '../../../../src/api/contract/shapes.ts';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { loadFhirPath } from '../../../../src/interchange/fhir/fhirpath/load-fhirpath.ts';
import { toQuestionnaire } from '../../../../src/interchange/fhir/export/to-questionnaire.ts';
import { keptOf, unkeep } from '../../../../src/interchange/fhir/resource/keep.ts';
import { withAnswerSystems } from '../../../../src/interchange/fhir/resource/answer-systems.ts';
import { questionnaireAddress } from '../../form/interchange.ts';
import type { Resource } from '../search/bundle.ts';

/** A version of a form, or its draft, as the caller may see it. */
export interface ServedForm {
  readonly id: string;
  readonly slug: string;
  /** Undefined for a draft. */
  readonly version: number | undefined;
  /** Defaults to the version. */
  readonly versionId?: string;
  readonly definition: FormDefinition;
  readonly publishedAt: string;
  readonly status: 'draft' | 'active' | 'retired';
}

/** What is published is in use until it takes no more responses. */
export const statusOf = ({ withdrawn }: CategorySettings): 'active' | 'retired' =>
  withdrawn === true ? 'retired' : 'active';

/** The form as a Questionnaire, under the address that exports and responses name. */
export async function questionnaireResource(publicUrl: string, form: ServedForm): Promise<Resource> {
  const { id, version, versionId = String(version), definition, publishedAt, status } = form;
  const fhirPath = await loadFhirPath(definition);
  return {
    ...toQuestionnaire(withAnswerSystems(definition, id), fhirPath?.foreign),
    id,
    meta: { versionId, lastUpdated: publishedAt },
    url: questionnaireAddress(publicUrl, id),
    ...(version !== undefined && { version: String(version) }),
    name: nameOf(form),
    ...derivedFrom(definition, publicUrl),
    status,
    date: publishedAt,
    subjectType: ['Patient'],
  };
}

/** The address that a form had in the system that it came from, and the version of it. */
export function originOf(definition: FormDefinition): { readonly url?: string; readonly version?: string } {
  const { url, version } = unkeep(keptOf(definition).resource) ?? {};
  return {
    ...(typeof url === 'string' && url !== '' && { url }),
    ...(typeof version === 'string' && version !== '' && { version }),
  };
}

function derivedFrom(definition: FormDefinition, publicUrl: string): { readonly derivedFrom?: readonly unknown[] } {
  const { url, version } = originOf(definition);
  if (url === undefined || url.startsWith(questionnaireAddress(publicUrl, ''))) return {};
  const others = unkeep(keptOf(definition).resource)?.['derivedFrom'];
  const origin = version === undefined || url.includes('|') ? url : `${url}|${version}`;
  return { derivedFrom: [...(Array.isArray(others) ? (others as readonly unknown[]) : []), origin] };
}

/** What programs call it: what it was called where it was imported from, or its slug as FHIR spells names. */
export function nameOf({ slug, definition }: Pick<ServedForm, 'slug' | 'definition'>): string {
  const name = unkeep(keptOf(definition).resource)?.['name'];
  if (typeof name === 'string' && name !== '') return name;
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('').replace(/^(?=\d)/, 'Form');
}
