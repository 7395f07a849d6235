import { entriesIn } from '../answers/entry-pages.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import { givenEntry } from '../export/study/given-entries.ts';
import type { authorizeCall } from '../guard/authorize-call.ts';
import { ODataError } from './odata-error.ts';
import { metadataOf } from './odata-metadata.ts';
import { placeToken, type ODataQuery } from './odata-query.ts';
import { openSet, setNames, type EntitySet } from './odata-sets.ts';

/** Entities of one page at most. */
const mostInPage = 1000;

export const odataRoot = '/odata/v4';

export interface ODataService {
  readonly context: Context;
  readonly authorize: typeof authorizeCall;
}

const rootOf = ({ context }: ODataService): string => `${context.config.publicUrl}${odataRoot}`;

/** The entity sets that there are: one for each form. */
export async function serviceDocument(service: ODataService): Promise<object> {
  const names = [...(await setNames(service.context)).keys()];
  return {
    '@odata.context': `${rootOf(service)}/$metadata`,
    value: names.map((name) => ({ name, kind: 'EntitySet', url: name })),
  };
}

export async function metadataDocument({ context, authorize }: ODataService): Promise<string> {
  const sets: EntitySet[] = [];
  for (const [name, id] of await setNames(context)) sets.push(await openSet(context, authorize, name, id));
  return metadataOf(sets);
}

async function setNamed({ context, authorize }: ODataService, name: string): ReturnType<typeof openSet> {
  const id = (await setNames(context)).get(name);
  if (id === undefined) throw new ODataError(404, 'There is no such entity set.');
  return openSet(context, authorize, name, id);
}

export async function countOf(service: ODataService, name: string): Promise<number> {
  return (await setNamed(service, name)).entries;
}

/** A page of entities, with the address of the next one where there are more. */
export async function entitiesOf(service: ODataService, name: string, query: ODataQuery): Promise<object> {
  const set = await setNamed(service, name);
  const { context, category, range, entries, properties } = set;
  const chosen = query.select && chosenOf(set, query.select);
  const shown = chosen ?? properties;
  const size = Math.min(query.top ?? mostInPage, mostInPage);
  const rows = size === 0 ? [] : await entriesIn(context.db, range, { ...query, limit: size });
  const value: object[] = [];
  for (const row of rows) {
    const entry = await givenEntry(context.db, category, row);
    if (entry) value.push(Object.fromEntries(shown.map((property) => [property.name, property.read(entry)])));
  }
  await auditRead(context, {
    clinic: category.clinic,
    role: category.role,
    action: 'category.export',
    category: category.id,
    detail: { entries: value.length, format: 'odata' },
  });
  const last = rows.at(-1);
  const rest = query.top === undefined ? undefined : query.top - rows.length;
  const hasMore = last !== undefined && rows.length === size && rest !== 0;
  const fields = chosen ? `(${chosen.map((property) => property.name).join(',')})` : '';
  return {
    '@odata.context': `${rootOf(service)}/$metadata#${name}${fields}`,
    ...(query.count && { '@odata.count': entries }),
    value,
    ...(hasMore && { '@odata.nextLink': nextLink(service, name, query, rest, placeToken(last)) }),
  };
}

function chosenOf({ properties }: EntitySet, select: readonly string[]): EntitySet['properties'] {
  const byName = new Map(properties.map((property) => [property.name, property]));
  return select.map((name) => {
    const property = byName.get(name);
    if (!property) throw new ODataError(400, `${name.slice(0, 80)} is no property of this set.`);
    return property;
  });
}

function nextLink(
  service: ODataService,
  name: string,
  { select, count }: ODataQuery,
  rest: number | undefined,
  token: string,
): string {
  const parts = [
    ...(rest === undefined ? [] : [`$top=${rest}`]),
    ...(count ? ['$count=true'] : []),
    ...(select ? [`$select=${select.map(encodeURIComponent).join(',')}`] : []),
    `$skiptoken=${token}`,
  ];
  return `${rootOf(service)}/${name}?${parts.join('&')}`;
}
