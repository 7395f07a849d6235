import type { CallBody, CallData } from '../../../../src/api/contract/contract.ts';
import { foldDigits } from '../../../../src/engine/numbers/digits.ts';
import type { CallingUser } from '../../context/caller.ts';
import { toCursor } from '../../db/page.ts';
import { ServerError } from '../../errors/server-error.ts';
import { idPattern } from '../../guard/find-category.ts';
import type { Exchange } from '../exchange.ts';
import { unsupported } from '../fhir-error.ts';
import { formOf } from '../questionnaire/canonical.ts';
import type { Found } from '../search/bundle.ts';
import { dateRange } from '../search/date-range.ts';
import type { KnownParameters, Parameter, Search } from '../search/parameters.ts';
import { chainedIds, chainedParameters, isChained, typedChains } from './chained.ts';
import { fromToken, idFor } from './identity.ts';
import { includedWith, includesAsked } from './included.ts';
import { readResponse } from './read-response.ts';
import { responseResources } from './response-resource.ts';

export const responseParameters: KnownParameters = {
  _id: [],
  identifier: [],
  questionnaire: [],
  subject: ['Patient', 'Patient.identifier', ...typedChains],
  patient: [],
  'subject.identifier': [],
  'patient.identifier': [],
  ...chainedParameters,
  authored: [],
  _lastUpdated: [],
  status: [],
  _sort: [],
  _include: [],
};

type Query = CallBody<'/entry/getentries'>;
type Page = CallData<'/entry/getentries'>;

/** Responses to forms, or of a patient, the latest first. */
/** Responses, with what they refer to where that is asked for. */
export async function searchResponses(exchange: Exchange, { parameters: sent, ...search }: Search): Promise<Found> {
  const { user } = exchange.context.caller;
  if (user === undefined) throw new ServerError('unauthenticated');
  const asked = includesAsked(sent);
  const found = await findResponses(
    exchange,
    { ...search, parameters: sent.filter(({ name }) => name !== '_include') },
    user,
  );
  if (search.isCount || asked.length === 0) return found;
  return { ...found, included: await includedWith(exchange, found.resources, asked) };
}

async function findResponses(exchange: Exchange, search: Search, user: CallingUser): Promise<Found> {
  const { parameters } = search;
  assertOrder(parameters);
  if (valuesOf(parameters, 'status')?.includes('completed') === false) return none;
  const ids = idsOf(exchange, parameters, user.clinic);
  if (ids !== undefined) return readEach(exchange, ids, parameters);
  const places = await placesOf(exchange, parameters);
  const range = dateRange(parameters.filter(({ name }) => name === 'authored' || name === '_lastUpdated'));
  if (range.from !== undefined && range.to !== undefined && range.from > range.to) return none;
  const { limit, after } = search;
  const query = { ...range, limit, ...(after !== undefined && { after }) };
  const pages: Page[] = [];
  for (const place of places) pages.push(...(await readPage(exchange, { ...query, ...place })));
  const { items, next, total } = mergePages(pages, limit);
  const resources = search.isCount ? [] : await responseResources(exchange.context, user.clinic, items);
  return { resources, next, ...(total <= counted && { total }) };
}

const none: Found = { resources: [], next: null, total: 0 };
/** More are not counted. */
const counted = 10_000;

const valuesOf = (parameters: readonly Parameter[], wanted: string): readonly string[] | undefined =>
  parameters.find(({ name }) => name === wanted)?.values;

function assertOrder(parameters: readonly Parameter[]): void {
  const order = valuesOf(parameters, '_sort')?.join() ?? '-authored';
  if (order !== '-authored' && order !== '-_lastUpdated')
    throw unsupported('Responses are sorted by -authored, which is -_lastUpdated.');
}

function idsOf({ context }: Exchange, parameters: readonly Parameter[], clinic: string): readonly string[] | undefined {
  const sent = valuesOf(parameters, 'identifier')?.map((value) => idFor(context, clinic, fromToken(value)));
  const ids = valuesOf(parameters, '_id');
  return sent === undefined || ids === undefined ? (sent ?? ids) : ids.filter((id) => sent.includes(id));
}

/** Those of ids; what else is asked of them is looked for in what they are. */
async function readEach(exchange: Exchange, ids: readonly string[], parameters: readonly Parameter[]): Promise<Found> {
  const others = parameters.filter(({ name }) => !['_id', 'identifier', 'status', '_sort'].includes(name));
  if (others.length > 0) throw unsupported('_id and identifier stand alone.');
  if (ids.length > mostIds) throw unsupported(`At most ${mostIds} are asked for at once.`);
  const resources = [];
  for (const id of new Set(ids))
    resources.push(...(await unlessUnknown(async () => [await readResponse(exchange, id)])));
  return { resources, next: null, total: resources.length };
}

const mostIds = 50;

/** What is searched: forms, or files of a patient. */
async function placesOf(exchange: Exchange, parameters: readonly Parameter[]): Promise<readonly Partial<Query>[]> {
  const forms = await formsOf(exchange, parameters);
  const chained = await chainedIds(exchange, parameters, 'Patient');
  const patients = parameters.filter((each) => /^(?:subject|patient)\b/.test(each.name) && !isChained(each));
  if (patients.length > (chained === undefined ? 1 : 0)) throw unsupported('One of subject and patient is enough.');
  const [asked] = patients;
  const ids = chained ?? (asked && (await patientsAsked(exchange, asked)));
  if (ids !== undefined) return filesOf(exchange, ids, forms);
  if (forms === undefined) throw unsupported('A search names a questionnaire, a patient, an identifier or an _id.');
  return forms.map(({ category, version }) => ({ category, ...(version !== undefined && { version }) }));
}

/** The forms that a search names, by their addresses or by what they are. */
async function formsOf(exchange: Exchange, parameters: readonly Parameter[]) {
  const named = formsAsked(exchange, parameters);
  const chained = await chainedIds(exchange, parameters, 'Questionnaire');
  if (named !== undefined && chained !== undefined) throw unsupported('One way to name a questionnaire is enough.');
  return named ?? chained?.map((category): { category: string; version?: number } => ({ category }));
}

function formsAsked({ context }: Exchange, parameters: readonly Parameter[]) {
  const values = valuesOf(parameters, 'questionnaire');
  if (values !== undefined && values.length > mostForms)
    throw unsupported(`At most ${mostForms} questionnaires are asked for at once.`);
  return values?.flatMap(
    (value) => formOf(context.config.publicUrl, value.replace(/^(?=[a-z0-9-]+$)/, 'Questionnaire/')) ?? [],
  );
}

const mostForms = 20;

/** Ids of the patients that a parameter names, by reference or by their identifiers. */
async function patientsAsked(exchange: Exchange, { name, modifier, values }: Parameter): Promise<readonly string[]> {
  if (!`${name}:${modifier}`.includes('.identifier'))
    return values.map((value) => value.replace(/^.*(?:^|\/)Patient\//s, ''));
  if (values.length > mostPatients) throw unsupported(`At most ${mostPatients} identifiers are asked for at once.`);
  const found: string[] = [];
  for (const code of new Set(values.map((value) => foldDigits(fromToken(value).value)))) {
    const { items } = await exchange.call('/patient/getpatients', { sort: 'name', search: code, limit: 100 });
    found.push(...items.filter(({ patient }) => patient.code === code).map(({ id }) => id));
  }
  return found;
}

const mostPatients = 20;

/** Files that the caller may read of the patients, in the forms asked for. */
async function filesOf(
  exchange: Exchange,
  patients: readonly string[],
  forms: Awaited<ReturnType<typeof formsOf>>,
): Promise<readonly Partial<Query>[]> {
  const found: Partial<Query>[] = [];
  for (const id of patients.filter((each) => idPattern.test(each))) {
    const known = await unlessUnknown(async () => (await exchange.call('/patient/getpatient', { id })).files);
    for (const { file, form } of known) {
      const asked = forms?.find(({ category }) => category === file.category || category === form.slug);
      if (forms !== undefined && asked === undefined) continue;
      found.push({ file: file.id, ...(asked?.version !== undefined && { version: asked.version }) });
    }
  }
  return found;
}

async function readPage(exchange: Exchange, query: Query): Promise<readonly Page[]> {
  return unlessUnknown(async () => [await exchange.call('/entry/getentries', query)]);
}

/** What the caller may not know of is not found. */
async function unlessUnknown<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServerError && (error.code === 'unknown' || error.code === 'unknowncategory')) return [];
    throw error;
  }
}

/** One page of several lists that are sorted alike; all of them go on where it ends. */
function mergePages(pages: readonly Page[], limit: number): Page {
  const each = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const sorted = [...each.values()].sort(
    (one, other) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id),
  );
  const items = sorted.slice(0, limit);
  const last = items.at(-1);
  const isMore = sorted.length > limit || pages.some(({ next }) => next !== null);
  return {
    items,
    next: isMore && last !== undefined ? toCursor([last.createdAt, last.id]) : null,
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
