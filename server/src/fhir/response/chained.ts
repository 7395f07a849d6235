import type { Exchange } from '../exchange.ts';
import { unsupported } from '../fhir-error.ts';
import { searchPatients } from '../patient/patients.ts';
import { searchQuestionnaires } from '../questionnaire/search-questionnaires.ts';
import type { Found } from '../search/bundle.ts';
import type { KnownParameters, Parameter, Search } from '../search/parameters.ts';

const patientChains = ['name', 'birthdate'];
const formChains = ['url', 'name', 'title', 'status'];

/** Parameters of what a response is of, and of whom, as a search of responses names them. */
export const chainedParameters: KnownParameters = {
  ...Object.fromEntries(
    [...patientChains.flatMap((name) => [`patient.${name}`, `subject.${name}`])].map((name) => [name, []]),
  ),
  ...Object.fromEntries(formChains.map((name) => [`questionnaire.${name}`, ['exact', 'contains']])),
};

/** The same where the name says the type: `subject:Patient.name`. */
export const typedChains = patientChains.map((name) => `Patient.${name}`);

/** Parameters by which other resources are found, of which one response has one each. */
const chainOf = ({ name, modifier }: Parameter): { readonly type: string; readonly asked: string } | undefined => {
  const [, type = '', asked = ''] =
    /^(patient|subject|questionnaire)\.(\w+)$/.exec(name) ??
    /^(subject):Patient\.(\w+)$/.exec(`${name}:${modifier}`) ??
    [];
  const isForm = type === 'questionnaire';
  if (!(isForm ? formChains : patientChains).includes(asked)) return undefined;
  return { type: isForm ? 'Questionnaire' : 'Patient', asked };
};

export const isChained = (parameter: Parameter): boolean => chainOf(parameter) !== undefined;

/** Ids of the resources of that type that all chains to it lead to; undefined where none does. */
export async function chainedIds(
  exchange: Exchange,
  parameters: readonly Parameter[],
  type: 'Patient' | 'Questionnaire',
): Promise<readonly string[] | undefined> {
  const own = parameters.flatMap((parameter) => {
    const chain = chainOf(parameter);
    const { modifier } = parameter;
    if (chain?.type !== type) return [];
    return [{ ...parameter, name: chain.asked, modifier: modifier?.startsWith('Patient.') ? undefined : modifier }];
  });
  if (own.length === 0) return undefined;
  const find: (exchange: Exchange, search: Search) => Promise<Found> =
    type === 'Patient' ? searchPatients : searchQuestionnaires;
  const search = { parameters: own, limit: mostFound, after: undefined, isCount: false, sent: [] };
  const { resources, next } = await find(exchange, search);
  if (next !== null) throw unsupported(`More than ${mostFound} are found by ${own.map(({ name }) => name).join()}.`);
  return resources.map(({ id }) => String(id));
}

const mostFound = 20;
