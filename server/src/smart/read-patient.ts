import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { patientDetails } from '../../../src/interchange/fhir/resource/patient-details.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { usablePatient } from '../file/check-patient.ts';
import { askAddress } from '../webhook/ask-address.ts';
import type { LaunchResource } from '../form/launch/launch-of.ts';
import type { Granted } from './exchange-code.ts';
import type { EhrRow } from './known-ehr.ts';

/** The patient of a launch: what a file has room for, and the whole resource. */
export interface ReadPatient {
  readonly details: Patient;
  readonly resource: LaunchResource;
}

/** What the EHR says of the patient of a launch. Throws `smartfailed` where it does not say it, or speaks of another. */
export async function readPatient(context: Context, ehr: EhrRow, { patient, token }: Granted): Promise<ReadPatient> {
  const allowed = context.config.webhookHosts ?? [];
  const answer = await askAddress(`${ehr.issuer}/Patient/${patient}`, allowed, {
    headers: { accept: 'application/fhir+json', authorization: `Bearer ${token}` },
  })
    .then(({ status, body }) => ({ status, resource: JSON.parse(body.toString('utf8')) as unknown }))
    .catch(failed);
  const { status, resource } = answer;
  const isPatient = isRecord(resource) && resource['resourceType'] === 'Patient' && resource['id'] === patient;
  if (status !== 200 || !isPatient) return failed(new Error(`The answer has status ${status}.`));
  return {
    details: usablePatient(patientDetails(resource, ehr.code_system)),
    resource: { ...resource, resourceType: 'Patient' },
  };
}

function failed(cause: unknown): never {
  throw Object.assign(new ServerError('smartfailed'), { cause });
}
