import { FhirError, unsupported } from '../fhir-error.ts';
import type { Exchange } from '../exchange.ts';
import { searchResponses } from '../response/search-responses.ts';
import type { Found, Resource } from '../search/bundle.ts';
import type { KnownParameters, Parameter, Search } from '../search/parameters.ts';
import { patientParameters, searchPatients } from './patients.ts';

/** What `_revinclude` may ask for, as a CapabilityStatement lists it. */
export const revIncludes = ['QuestionnaireResponse:subject', 'QuestionnaireResponse:patient'];

/** Responses of one page of patients. */
const most = 100;

export const patientsParameters: KnownParameters = { ...patientParameters, _revinclude: [] };

/**
 * Patients and, where that is asked for, the responses that are about them, as far as the caller reads them.
 *
 * A page that would hold too many is refused: what is left out of it could not be asked for.
 */
export async function searchWithResponses(exchange: Exchange, search: Search): Promise<Found> {
  const isOther = ({ name }: Parameter): boolean => name !== '_revinclude';
  const asked = search.parameters.filter((each) => !isOther(each)).flatMap(({ values }) => values);
  const wrong = asked.find((value) => !revIncludes.includes(value));
  if (wrong !== undefined)
    throw unsupported(`_revinclude=${wrong.slice(0, 60)} is not supported. Supported: ${revIncludes.join(', ')}.`);
  const found = await searchPatients(exchange, { ...search, parameters: search.parameters.filter(isOther) });
  if (asked.length === 0 || search.isCount) return found;
  const included: Resource[] = [];
  for (const { id } of found.resources) {
    const { resources, next } = await searchResponses(exchange, ofPatient(id));
    included.push(...resources);
    if (next !== null || included.length > most)
      throw new FhirError('brokenrule', [{ code: 'too-costly', diagnostics: tooMany }]);
  }
  return { ...found, included };
}

const tooMany = `These patients have more than ${most} responses. Search for fewer patients (_count), or for the responses themselves, page by page.`;

const ofPatient = (id: string): Search => ({
  parameters: [{ name: 'subject', modifier: undefined, values: [`Patient/${id}`] }],
  limit: most,
  after: undefined,
  isCount: false,
  sent: [],
});
