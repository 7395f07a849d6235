import { ODataError } from './odata-error.ts';

/** What a request asks of an entity set. */
export interface ODataQuery {
  readonly top?: number;
  readonly skip: number;
  readonly count: boolean;
  readonly select?: readonly string[];
  /** Where the page before ended. */
  readonly after?: { readonly created_at: string; readonly id: string };
}

const unsupported: readonly string[] = ['$filter', '$orderby', '$expand', '$search', '$apply', '$compute', '$levels'];

/** Reads system query options. Throws 501 for those of OData that are not here, and 400 for what is none. */
export function readQuery(query: Readonly<Record<string, unknown>>): ODataQuery {
  for (const [name, value] of Object.entries(query)) {
    if (unsupported.includes(name)) throw new ODataError(501, `${name} is not supported.`);
    const known = ['$top', '$skip', '$count', '$select', '$skiptoken', '$format'].includes(name);
    if (name.startsWith('$') && !known) throw new ODataError(400, `${name.slice(0, 40)} is no query option.`);
    if (known && typeof value !== 'string') throw new ODataError(400, `${name} stands twice.`);
  }
  const of = (name: string): string | undefined => query[name] as string | undefined;
  if (of('$format') !== undefined && !/^(?:json|application\/json(?:;.*)?)$/.test(of('$format') ?? ''))
    throw new ODataError(400, 'The only format is json.');
  const count = of('$count') ?? 'false';
  if (count !== 'true' && count !== 'false') throw new ODataError(400, '$count is true or false.');
  const top = wholeNumber('$top', of('$top'));
  const select = of('$select')
    ?.split(',')
    .map((name) => name.trim());
  const after = placeOf(of('$skiptoken'));
  return {
    ...(top !== undefined && { top }),
    skip: wholeNumber('$skip', of('$skip')) ?? 0,
    count: count === 'true',
    ...(select && !select.includes('*') && { select }),
    ...(after && { after }),
  };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new ODataError(400, `${name} is a whole number.`);
  return Number(text);
}

export const placeToken = ({ created_at, id }: NonNullable<ODataQuery['after']>): string =>
  Buffer.from(JSON.stringify([created_at, id])).toString('base64url');

function placeOf(token: string | undefined): ODataQuery['after'] {
  if (token === undefined) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'string')
      return { created_at: place[0], id: place[1] };
  } catch {
    // Not ours.
  }
  throw new ODataError(400, '$skiptoken is none that was given here.');
}
