import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { toFhirPatient } from '../../../src/interchange/fhir/fhirpath/patient.ts';
import type { Context } from '../context/context.ts';
import type { LaunchResource, LaunchResources } from '../form/launch/launch-of.ts';
import { askAddress } from '../webhook/ask-address.ts';
import { authorOf } from './author.ts';
import { contextsAsked } from './contexts-asked.ts';
import type { Granted } from './exchange-code.ts';
import type { EhrRow } from './known-ehr.ts';
import type { ReadPatient } from './read-patient.ts';

/** Characters of a resource that is kept until its form is sent. */
const longest = 100_000;

/**
 * The person, the visit and the patient of a launch, as far as forms of the EHR are opened with them. What the EHR does
 * not give is known by its id alone: no launch fails for it.
 */
export async function readContexts(
  context: Context,
  ehr: EhrRow,
  granted: Granted,
  { resource, details }: ReadPatient,
): Promise<LaunchResources> {
  const { person, encounter, token } = granted;
  const user = authorOf(ehr, person?.fhirUser);
  const references = Object.entries({
    user: user ?? undefined,
    encounter: encounter === undefined ? undefined : `Encounter/${encounter}`,
  });
  const asked = await contextsAsked(context, ehr);
  const found = await Promise.all(
    references.map(async ([name, reference]) =>
      reference === undefined || !asked.has(name) ? [] : [[name, await read(context, ehr, token, reference)] as const],
    ),
  );
  return {
    ...Object.fromEntries(found.flat()),
    ...(asked.has('patient') && { patient: keptPatient(resource, details) }),
  };
}

/** The patient as the EHR has them, without pictures and without the text for readers; of one that is still too long, what a file has room for. */
function keptPatient({ photo: _photo, text: _text, ...resource }: LaunchResource, details: Patient): LaunchResource {
  if (JSON.stringify(resource).length <= longest) return { ...resource, resourceType: 'Patient' };
  return { ...toFhirPatient(details), resourceType: 'Patient', id: resource['id'] };
}

async function read(context: Context, ehr: EhrRow, token: string, reference: string): Promise<LaunchResource> {
  const [resourceType = '', id = ''] = reference.split('/');
  const headers = { accept: 'application/fhir+json', authorization: `Bearer ${token}` };
  try {
    const { status, body } = await askAddress(`${ehr.issuer}/${reference}`, context.config.webhookHosts ?? [], {
      headers,
    });
    const text = body.toString('utf8');
    const resource = JSON.parse(text) as unknown;
    const isIt = isRecord(resource) && resource['resourceType'] === resourceType && resource['id'] === id;
    if (status === 200 && isIt && text.length <= longest) return { ...resource, resourceType };
  } catch {
    // An EHR that does not answer is as one that refuses.
  }
  return { resourceType, id };
}
