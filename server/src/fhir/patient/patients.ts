import type { PatientItem } from '../../../../src/api/contract/patients/patient.ts';
import { searchText } from '../../db/fold.ts';
import { ServerError } from '../../errors/server-error.ts';
import { patientEntry } from '../../export/fhir-resources.ts';
import { idPattern } from '../../guard/find-category.ts';
import type { Exchange } from '../exchange.ts';
import { unsupported } from '../fhir-error.ts';
import type { Found, Resource } from '../search/bundle.ts';
import type { KnownParameters, Parameter, Search } from '../search/parameters.ts';

export const patientParameters: KnownParameters = { _id: [], identifier: [], name: [], birthdate: [] };

/** A patient, as far as the caller may know them. */
export async function readPatient(exchange: Exchange, id: string): Promise<Resource> {
  if (exchange.context.caller.user === undefined) throw new ServerError('unauthenticated');
  if (!idPattern.test(id)) throw new ServerError('unknown');
  const { patient } = await exchange.call('/patient/getpatient', { id });
  return toResource(patient);
}

/**
 * Patients by name or code; a birthdate narrows these down.
 *
 * It is compared with what the caller may know of each patient: a page may hold fewer than were asked for.
 */
export async function searchPatients(exchange: Exchange, search: Search): Promise<Found> {
  const { parameters, limit, after, isCount } = search;
  const of = (wanted: string) => parameters.find(({ name }) => name === wanted);
  const [id, identifier, name, birthdate] = ['_id', 'identifier', 'name', 'birthdate'].map(of);
  assertAlone(parameters);
  if (id !== undefined) return readOne(exchange, id);
  if (birthdate !== undefined && identifier === undefined && name === undefined)
    throw unsupported('A birthdate narrows down a search by name or identifier.');
  const term = identifier?.values[0]?.replace(/^.*\|/s, '') ?? name?.values[0];
  const page = await exchange.call('/patient/getpatients', {
    sort: 'name',
    limit,
    ...(after !== undefined && { after }),
    ...(term !== undefined && { search: term }),
  });
  const fits = ({ patient }: PatientItem): boolean =>
    (identifier === undefined || patient.code === term) &&
    (name === undefined || searchText(patient.name).includes(searchText(name.values[0]))) &&
    (birthdate === undefined || patient.birthdate === birthdate.values[0]);
  return {
    resources: isCount ? [] : page.items.filter(fits).map(toResource),
    next: page.next,
    ...(term === undefined && page.total <= counted && { total: page.total }),
  };
}

const counted = 10_000;

function assertAlone(parameters: readonly Parameter[]): void {
  for (const { name, values } of parameters)
    if (values.length > 1) throw unsupported(`Alternatives of ${name} are not supported.`);
  for (const { name, values } of parameters.filter((parameter) => parameter.name === 'birthdate'))
    if (!/^\d{4}-\d\d-\d\d$/.test(values[0] ?? '')) throw unsupported(`${name} is a day: 1990-01-31.`);
}

async function readOne(exchange: Exchange, { values: [id = ''] }: Parameter): Promise<Found> {
  try {
    return { resources: [await readPatient(exchange, id)], next: null, total: 1 };
  } catch (error) {
    if (error instanceof ServerError && error.code === 'unknown') return { resources: [], next: null, total: 0 };
    throw error;
  }
}

function toResource({ id, patient, updatedAt }: PatientItem): Resource {
  return { ...patientEntry(id, patient).resource, meta: { lastUpdated: updatedAt } } as unknown as Resource;
}
