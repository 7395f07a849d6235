import type { Exchange } from '../exchange.ts';
import type { Search } from './parameters.ts';

export type Resource = Readonly<Record<string, unknown>> & { readonly resourceType: string; readonly id: string };

/** A page of what a search found. */
export interface Found {
  readonly resources: readonly Resource[];
  /** What those refer to, and was asked for with them. */
  readonly included?: readonly Resource[];
  readonly next: string | null;
  /** Absent where there are too many to be counted. */
  readonly total?: number;
}

/** A page as a Bundle, with links to itself and the one after it. */
export function toBundle(
  { base }: Pick<Exchange, 'base'>,
  place: string,
  { resources, included = [], next, total }: Found,
  { sent, after, isCount }: Search,
  type: 'searchset' | 'history' = 'searchset',
) {
  const link = (relation: string, cursor: string | undefined) => {
    const query = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, value]));
    if (cursor !== undefined) query.set('_after', cursor);
    const text = query.toString();
    return { relation, url: `${base}/${place}${text === '' ? '' : `?${text}`}` };
  };
  return {
    resourceType: 'Bundle',
    type,
    ...(total !== undefined && { total }),
    link: [link('self', after), ...(next === null || isCount ? [] : [link('next', next)])],
    ...(resources.length > 0 &&
      !isCount && {
        entry: [
          ...resources.map((resource) => entryOf(base, resource, type)),
          ...included.map((resource) => ({ ...entryOf(base, resource, type), search: { mode: 'include' } })),
        ],
      }),
  };
}

function entryOf(base: string, resource: Resource, type: 'searchset' | 'history') {
  const address = `${resource.resourceType}/${resource.id}`;
  return {
    fullUrl: `${base}/${address}`,
    resource,
    ...(type === 'searchset'
      ? { search: { mode: 'match' } }
      : { request: { method: 'PUT', url: address }, response: { status: '200' } }),
  };
}
