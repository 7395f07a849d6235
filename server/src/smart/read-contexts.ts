import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import type { Context } from '../context/context.ts';
import type { LaunchResource, LaunchResources } from '../form/launch/launch-of.ts';
import { askAddress } from '../webhook/ask-address.ts';
import { authorOf } from './author.ts';
import { contextsAsked } from './contexts-asked.ts';
import type { Granted } from './exchange-code.ts';
import type { EhrRow } from './known-ehr.ts';

/** Characters of a resource that is kept until its form is sent. */
const longest = 100_000;

/**
 * The person and the visit of a launch, as far as forms of the EHR are opened with them. What the EHR does not give is
 * known by its id alone: no launch fails for it.
 */
export async function readContexts(context: Context, ehr: EhrRow, granted: Granted): Promise<LaunchResources> {
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
  return Object.fromEntries(found.flat());
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
