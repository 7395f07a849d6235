import { setImmediate as breathe } from 'node:timers/promises';
import { extentOf } from '../../access/rules.ts';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { foldText } from '../../../../src/engine/likeness/fold-text.ts';
import { pageOfShortList } from '../../db/short-list.ts';
import { ServerError } from '../../errors/server-error.ts';
import { findVersion } from '../../form/versions.ts';
import { reachableCategories, type ReachableCategory } from '../../guard/reachable-categories.ts';
import type { Exchange } from '../exchange.ts';
import type { Found, Resource } from '../search/bundle.ts';
import type { KnownParameters, Parameter, Search } from '../search/parameters.ts';
import { formOf } from './canonical.ts';
import { nameOf, originOf, statusOf } from './questionnaire-resource.ts';
import { mayDesign, readQuestionnaire } from './read-questionnaire.ts';

const text = ['exact', 'contains'] as const;

export const questionnaireParameters: KnownParameters = {
  _id: [],
  url: [],
  name: text,
  title: text,
  status: [],
  version: [],
};

/** Published forms that the caller can reach, and drafts of those that they design where `status` asks for drafts. Without a session, those that are named by `url` or `_id` and open to all. */
export async function searchQuestionnaires(exchange: Exchange, search: Search): Promise<Found> {
  const named = namedForms(exchange, search.parameters);
  if (versionAsked(search.parameters) === 0) return { resources: [], next: null, total: 0 };
  if (exchange.context.caller.user === undefined && named !== undefined) return readNamed(exchange, named, search);
  const allowed = await exchange.allow('/category/getcategories', {});
  const isShown = shownTo(exchange, search.parameters);
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
function shownTo(exchange: Exchange, parameters: readonly Parameter[]): (category: ReachableCategory) => boolean {
  const asksDrafts = parameters.some(({ name, values }) => name === 'status' && values.includes('draft'));
  return (category) => {
    const { version, settings, role } = category;
    if (version === null) return asksDrafts && mayDesign(exchange, category);
    return settings.withdrawn !== true || extentOf(role, 'view') === 'all';
  };
}

/** Forms that are named by their IDs, or by addresses of this server; those of other servers are looked for in the forms themselves. */
function namedForms({ context }: Exchange, parameters: readonly Parameter[]): ReadonlySet<string> | undefined {
  const { publicUrl } = context.config;
  const sets = parameters.flatMap(({ name, values }) => {
    if (name === '_id') return [new Set(values)];
    const forms = values.map((value) => formOf(publicUrl, withoutVersion(value))?.category);
    const isNamed = name === 'url' && (context.caller.user === undefined || !forms.includes(undefined));
    return isNamed ? [new Set(forms.flatMap((each) => each ?? []))] : [];
  });
  if (sets.length === 0) return undefined;
  return sets.reduce((all, each) => new Set([...all].filter((name) => each.has(name))));
}

const withoutVersion = (url: string): string => url.replace(/\|.*/s, '');

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

async function fits(exchange: Exchange, category: ReachableCategory, { parameters }: Search): Promise<boolean> {
  const status = category.version === null ? 'draft' : statusOf(category.settings);
  if (!parameters.every(({ name, values }) => name !== 'status' || values.includes(status))) return false;
  const inForm = parameters.filter(({ name }) => name === 'name' || name === 'title' || name === 'url');
  const version = versionAsked(parameters) ?? category.version;
  if (inForm.length === 0 && version === category.version) return true;
  const definition = await definitionOf(exchange, category, version);
  await breathe();
  return (
    definition !== undefined && inForm.every((parameter) => fitsForm(exchange, { ...category, definition }, parameter))
  );
}

async function definitionOf(
  exchange: Exchange,
  { id }: ReachableCategory,
  version: number | null,
): Promise<FormDefinition | undefined> {
  const { db, caller } = exchange.context;
  if (version === null) return (await exchange.call('/category/getdraft', { category: id })).definition;
  return findVersion(db, { clinic: caller.user?.clinic ?? '', id }, version);
}

function fitsForm(
  { context }: Exchange,
  { id, slug, definition }: Pick<ReachableCategory, 'id' | 'slug'> & { readonly definition: FormDefinition },
  parameter: Parameter,
): boolean {
  if (parameter.name === 'name') return fitsText([nameOf({ slug, definition })], parameter);
  const { title } = definition;
  if (parameter.name === 'title')
    return fitsText(typeof title === 'string' ? [title] : Object.values(title), parameter);
  const origin = originOf(definition).url;
  return parameter.values.some((value) => {
    const url = withoutVersion(value);
    const own = formOf(context.config.publicUrl, url)?.category;
    return own === undefined ? origin === url : own === id || own === slug;
  });
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
