import { setImmediate as breathe } from 'node:timers/promises';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { may } from '../../access/rules.ts';
import { fromJson } from '../../db/json.ts';
import { reachableCategories } from '../../guard/reachable-categories.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, unsupported } from '../fhir-error.ts';
import { readSearch } from '../search/parameters.ts';
import { formOf } from './canonical.ts';
import { originOf } from './questionnaire-resource.ts';

/** The address that `If-None-Exist` asks for: `url=https://…`. */
export function urlSought(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  const query = new URLSearchParams(String(header).replace(/^[^?]*\?/, ''));
  const { parameters } = readSearch({ query: Object.fromEntries(query), body: undefined }, { url: [] });
  const [url, ...more] = parameters.flatMap(({ values }) => values);
  if (url === undefined || more.length > 0) throw unsupported('If-None-Exist takes one url.');
  return url;
}

/** The form of this address that the caller designs; several are refused, since any of them might be meant. */
export async function findByUrl(exchange: Exchange, url: string): Promise<string | undefined> {
  const { config } = exchange.context;
  const own = formOf(config.publicUrl, url)?.category;
  const allowed = await exchange.allow('/category/getcategories', {});
  const found: string[] = [];
  for (const { id, slug, role } of await reachableCategories(allowed)) {
    if (!may(role, 'design', true)) continue;
    if (own === id || own === slug || (own === undefined && (await draftUrl(exchange, id)) === url)) found.push(id);
  }
  if (found.length > 1)
    throw new FhirError('idtaken', [{ code: 'duplicate', diagnostics: `${found.length} forms have this url.` }], 412);
  return found[0];
}

async function draftUrl({ context }: Exchange, id: string): Promise<string | undefined> {
  const row = await context.db
    .selectFrom('categories')
    .select('draft')
    .where('clinic', '=', context.caller.user?.clinic ?? '')
    .where('id', '=', id)
    .executeTakeFirst();
  await breathe();
  return row && originOf(fromJson<FormDefinition>(row.draft)).url;
}
