import type { CallBody } from '../../../../src/api/contract/contract.ts';
import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import { codeIn, patientDetails, patientText } from '../../../../src/interchange/fhir/resource/patient-details.ts';
import { recordsOf, type Raw } from '../../../../src/interchange/shared/raw.ts';
import { idPattern } from '../../guard/find-category.ts';
import { ServerError } from '../../errors/server-error.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError } from '../fhir-error.ts';

type Details = NonNullable<CallBody<'/entry/storeentry'>['patient']>;

/** Of whom a response is: a patient known here, by their id, or what the response says of one. */
export interface Subject {
  readonly known?: string;
  readonly details?: Details;
}

const place = 'QuestionnaireResponse.subject';

/** Reads the subject of a response: a patient of this server, one contained in it, or one by identifier and name. */
export function readSubject(resource: Raw, base: string): Subject {
  const { subject } = resource;
  if (subject === undefined) return {};
  const { reference, identifier, display } = (isRecord(subject) ? subject : {}) as Raw;
  if (typeof reference !== 'string') return { details: { ...codeIn([identifier]), ...patientText('name', display) } };
  if (reference.startsWith('#')) return { details: patientDetails(containedIn(resource, reference.slice(1))) };
  const local = reference.startsWith(`${base}/`) ? reference.slice(base.length + 1) : reference;
  const known = /^(?:Patient\/|urn:uuid:)(.*)$/s.exec(local)?.[1];
  if (known === undefined || !idPattern.test(known))
    throw noSuch('The subject is a Patient of this server, or contained.');
  return { known };
}

/** What is known of the subject of a response: here, or by the response alone. */
export async function detailsOf(exchange: Exchange, resource: Raw): Promise<Details | undefined> {
  const subject = readSubject(resource, exchange.base);
  return subject.known === undefined ? subject.details : (await knownPatient(exchange, subject.known)).details;
}

/** A patient of this server whom the caller may know, with the files that they may read. */
export async function knownPatient(exchange: Exchange, id: string | undefined) {
  if (id === undefined) throw noSuch('The subject is a Patient of this server.');
  const { patient, files } = await exchange.call('/patient/getpatient', { id }).catch((error: unknown) => {
    throw error instanceof ServerError && error.code === 'unknown' ? noSuch('No such Patient.') : error;
  });
  const { ageOn: _day, ...details } = patient.patient;
  return { details, files };
}

/** Refuses a subject that is none here. */
function noSuch(diagnostics: string): FhirError {
  return new FhirError('brokenrule', [{ code: 'not-found', diagnostics, expression: place }]);
}

function containedIn(resource: Raw, id: string): Raw {
  const found = recordsOf(resource['contained']).find(
    (each) => each['id'] === id && each['resourceType'] === 'Patient',
  );
  if (found === undefined) throw noSuch('No Patient of this id is contained.');
  return found;
}
