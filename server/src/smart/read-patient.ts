import { Compile } from 'typebox/compile';
import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { foldDigits } from '../../../src/engine/numbers/digits.ts';
import { patientDetails } from '../../../src/interchange/fhir/resource/patient-details.ts';
import { Patient as PatientShape } from '../../../src/api/contract/shapes.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { tidyPatient } from '../file/check-patient.ts';
import { straight } from '../http/request/clean-text.ts';
import { askAddress } from '../webhook/ask-address.ts';
import type { Granted } from './exchange-code.ts';
import type { EhrRow } from './known-ehr.ts';

const shape = Compile(PatientShape);

/** What the EHR says of the patient of a launch. Throws `smartfailed` where it does not say it, or speaks of another. */
export async function readPatient(context: Context, ehr: EhrRow, { patient, token }: Granted): Promise<Patient> {
  const allowed = context.config.webhookHosts ?? [];
  const answer = await askAddress(`${ehr.issuer}/Patient/${patient}`, allowed, {
    headers: { accept: 'application/fhir+json', authorization: `Bearer ${token}` },
  })
    .then(({ status, body }) => ({ status, resource: JSON.parse(body.toString('utf8')) as unknown }))
    .catch(failed);
  const { status, resource } = answer;
  const isPatient = isRecord(resource) && resource['resourceType'] === 'Patient' && resource['id'] === patient;
  if (status !== 200 || !isPatient) return failed(new Error(`The answer has status ${status}.`));
  return usable(patientDetails(resource, ehr.code_system));
}

/** What a patient file takes of it; the EHR has its own limits, and nobody here could mend them. */
function usable(details: Patient): Patient {
  const kept = Object.entries(details).flatMap(([key, value]) => {
    const text = straight(String(value)).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
    const one = { [key]: key === 'code' || key === 'phone' ? foldDigits(text) : text };
    return shape.Check(one) ? [tidied(one)] : [];
  });
  return Object.assign({}, ...kept) as Patient;
}

function tidied(patient: Patient): Patient {
  try {
    return tidyPatient(patient, []);
  } catch {
    return {};
  }
}

function failed(cause: unknown): never {
  throw Object.assign(new ServerError('smartfailed'), { cause });
}
