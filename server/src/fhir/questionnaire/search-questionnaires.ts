import { setImmediate as breathe } from 'node:timers/promises';
import { extentOf } from '../../access/rules.ts';
import { foldText } from '../../../../src/engine/likeness/fold-text.ts';
import { pageOfShortList } from '../../db/short-list.ts';
import { ServerError } from '../../errors/server-error.ts';
import { findVersion } from '../../form/versions.ts';
import { reachableCategories, type ReachableCategory } from '../../guard/reachable-categories.ts';
import type { Exchange } from '../exchange.ts';
import type { Found, Resource } from '../search/bundle.ts';
import type { KnownParameters, Parameter, Search } from '../search/parameters.ts';
import { formOf } from './canonical.ts';
import { nameOf } from './questionnaire-resource.ts';
import { readQuestionnaire } from './read-questionnaire.ts';

const text = ['exact', 'contains'] as const;

export const questionnaireParameters: KnownParameters = {
  _id: [],
  url: [],
  name: text,
  title: text,
  status: [],
  version: [],
};

/** Published forms that the caller can reach. Without a session, those that are named by `url` or `_id` and open to all. */
export async function searchQuestionnaires(exchange: Exchange, search: Search): Promise<Found> {
  const named = namedForms(exchange, search.parameters);
  if (versionAsked(search.parameters) === 0) return { resources: [], next: null, total: 0 };
  if (exchange.context.caller.user === undefined && named !== undefined) return readNamed(exchange, named, search);
  const allowed = await exchange.allow('/category/getcategories', {});
  const reachable = (await reachableCategories(allowed)).filter(isShown);
  const matching: ReachableCategory[] = [];
  for (const category of reachable)
    if (
      (named === undefined || named.has(category.id) || named.has(category.slug)) &&
      (await fits(exchange, category, search))
    )
      matching.push(category);
  const { limit, after } = search;
  const { items, next, total } = pageOfShortList(matching, { limit, ...(after !== undefined && { after }) });
  const version = versionAsked(search.parameters);
  const resources: Resource[] = [];
  if (!search.isCount) for (const { id } of items) resources.push(...(await readIfThere(exchange, id, version)));
  return { resources, next, total };
}

/** Those that are published; of those that take no responses, whose files the caller reads. */
function isShown({ version, settings, role }: ReachableCategory): boolean {
  return version !== null && (settings.withdrawn !== true || extentOf(role, 'view') === 'all');
}

function namedForms({ context }: Exchange, parameters: readonly Parameter[]): ReadonlySet<string> | undefined {
  const by = parameters.filter(({ name }) => name === 'url' || name === '_id');
  if (by.length === 0) return undefined;
  const sets = by.map(
    ({ name, values }) =>
      new Set(
        values.flatMap((value) =>
          name === '_id' ? [value] : (formOf(context.config.publicUrl, value.replace(/\|.*/s, ''))?.category ?? []),
        ),
      ),
  );
  return sets.reduce((all, each) => new Set([...all].filter((name) => each.has(name))));
}

async function readNamed(exchange: Exchange, named: ReadonlySet<string>, search: Search): Promise<Found> {
  const version = versionAsked(search.parameters);
  const resources: Resource[] = [];
  for (const id of [...named].slice(0, search.limit)) {
    const [resource] = await readIfThere(exchange, id, version);
    if (resource !== undefined && fitsResource(resource, search.parameters)) resources.push(resource);
  }
  return { resources, next: null, total: resources.length };
}

/** A form that is not there, or no longer, is not found; one that asks for a session says so. */
async function readIfThere(exchange: Exchange, id: string, version: number | undefined): Promise<readonly Resource[]> {
  try {
    return [await readQuestionnaire(exchange, id, version)];
  } catch (error) {
    if (error instanceof ServerError && absent.has(error.code)) return [];
    throw error;
  }
}

const absent: ReadonlySet<string> = new Set(['unknowncategory', 'unpublished', 'withdrawn', 'unknown']);

async function fits({ context }: Exchange, category: ReachableCategory, { parameters }: Search): Promise<boolean> {
  const status = category.settings.withdrawn === true ? 'retired' : 'active';
  if (!parameters.every(({ name, values }) => name !== 'status' || values.includes(status))) return false;
  const texts = parameters.filter(({ name }) => name === 'name' || name === 'title');
  const version = versionAsked(parameters) ?? category.version ?? 0;
  if (texts.length === 0 && version === category.version) return true;
  const clinic = context.caller.user?.clinic ?? '';
  const definition = await findVersion(context.db, { clinic, id: category.id }, version);
  await breathe();
  if (definition === undefined) return false;
  const { title } = definition;
  const titles = typeof title === 'string' ? [title] : Object.values(title);
  const has = { name: [nameOf({ slug: category.slug, definition })], title: titles } as const;
  return texts.every((parameter) => fitsText(has[parameter.name as 'name' | 'title'], parameter));
}

function fitsResource(resource: Resource, parameters: readonly Parameter[]): boolean {
  return parameters.every((parameter) => {
    const { name, values } = parameter;
    if (name === 'status') return values.includes(String(resource['status']));
    return (name !== 'name' && name !== 'title') || fitsText([String(resource[name])], parameter);
  });
}

function fitsText(texts: readonly string[], { modifier, values }: Parameter): boolean {
  if (modifier === 'exact') return texts.some((each) => values.includes(each));
  const folded = texts.map(foldText);
  return values
    .map(foldText)
    .some((value) => folded.some((each) => (modifier === 'contains' ? each.includes(value) : each.startsWith(value))));
}

/** The version of a form that is asked for; 0, which no form has, for what is no version. */
function versionAsked(parameters: readonly Parameter[]): number | undefined {
  const [value] = parameters.findLast(({ name }) => name === 'version')?.values ?? [];
  if (value === undefined) return undefined;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
}
