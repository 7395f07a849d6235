import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { loadFhirPath } from '../../../../src/interchange/fhir/fhirpath/load-fhirpath.ts';
import { toQuestionnaire } from '../../../../src/interchange/fhir/export/to-questionnaire.ts';
import { keptOf, unkeep } from '../../../../src/interchange/fhir/resource/keep.ts';
import { withAnswerSystems } from '../../../../src/interchange/fhir/resource/answer-systems.ts';
import { questionnaireAddress } from '../../form/interchange.ts';
import type { Resource } from '../search/bundle.ts';

/** A published version of a form, as the caller may see it. */
export interface PublishedForm {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly definition: FormDefinition;
  readonly publishedAt: string;
  readonly isRetired: boolean;
}

/** The form as a Questionnaire, under the address that exports and responses name. */
export async function questionnaireResource(publicUrl: string, form: PublishedForm): Promise<Resource> {
  const { id, version, definition, publishedAt, isRetired } = form;
  const fhirPath = await loadFhirPath(definition);
  return {
    ...toQuestionnaire(withAnswerSystems(definition, id), fhirPath?.foreign),
    id,
    meta: { versionId: String(version), lastUpdated: publishedAt },
    url: questionnaireAddress(publicUrl, id),
    version: String(version),
    name: nameOf(form),
    status: isRetired ? 'retired' : 'active',
    date: publishedAt,
    subjectType: ['Patient'],
  };
}

/** What programs call it: what it was called where it was imported from, or its slug as FHIR spells names. */
export function nameOf({ slug, definition }: Pick<PublishedForm, 'slug' | 'definition'>): string {
  const name = unkeep(keptOf(definition).resource)?.['name'];
  if (typeof name === 'string' && name !== '') return name;
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('').replace(/^(?=\d)/, 'Form');
}
