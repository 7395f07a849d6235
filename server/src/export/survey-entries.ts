import type { Answers, Role } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { extentOf } from '../access/rules.ts';
import { countByVersion, entryPages, type EntryRange } from '../answers/entry-pages.ts';
import { seenQuestions } from '../answers/seen-questions.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { findVersion } from '../form/versions.ts';
import { countByDay } from '../summary/day-counts.ts';
import type { UsedVersion } from './columns.ts';
import { noteRows, surveyForm, type SurveyedVersions } from './kept-survey.ts';

/** So many entries are looked through before a download begins; of more, it is known beforehand what columns they may need. */
export const mostLookedThrough = 5000;

/** The entries that a caller exports: who sees only their own gets those. */
export function rangeOf(
  context: Context,
  { clinic, id, role }: ReachedCategory,
  { from, to, version }: Pick<EntryRange, 'from' | 'to' | 'version'>,
): EntryRange {
  const ownBy = extentOf(role, 'report') === 'own' ? (context.caller.user?.id ?? '') : undefined;
  return { clinic, category: id, from, to: to ?? context.clock().toISOString(), version, ownBy };
}

export interface Survey {
  /** Of very many of one version it is not known beforehand. */
  readonly entries: number | undefined;
  /** There are no more than that. */
  readonly mostEntries: number;
  /** The newest first; the first is the form in use. */
  readonly versions: readonly UsedVersion[];
  readonly rows: ReadonlyMap<string, number>;
}

/**
 * What the columns depend on: the versions that entries were given in, and how many rows containers have.
 *
 * A few entries are looked through. Of more, the columns are those of all responses that the form has or had, so that the
 * download begins at once.
 */
export async function surveyEntries(context: Context, category: ReachedCategory, range: EntryRange): Promise<Survey> {
  const { surveyed, ...used } = await usedVersions(context, category, range);
  const rows =
    surveyed === undefined
      ? await countRows(context, category.role, range, used.versions)
      : rowsAmong(surveyed, category.role, used.versions);
  return { ...used, rows };
}

/** The form in use and the versions that entries were given in, and how many entries there are. */
export async function usedVersions(
  context: Context,
  category: ReachedCategory,
  range: EntryRange,
): Promise<Omit<Survey, 'rows'> & { readonly surveyed?: SurveyedVersions }> {
  const { db } = context;
  const mostEntries = range.ownBy === undefined ? await countKept(context, range) : 0;
  if (mostEntries <= mostLookedThrough) {
    const counts = await countByVersion(db, range);
    const entries = sumOf(counts);
    const versions = await readVersions(context, category, range, [...counts.keys()]);
    return { versions, entries, mostEntries: entries };
  }
  const surveyed = await surveyForm(db, category, context.clock());
  const given = [...surveyed.keys()].filter((version) => version === (range.version ?? version));
  const versions = await readVersions(context, category, range, given);
  return { versions, entries: range.version === undefined ? mostEntries : undefined, mostEntries, surveyed };
}

const sumOf = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How many there are, one by one. */
export const countEntries = async ({ db }: Context, range: EntryRange): Promise<number> =>
  sumOf(await countByVersion(db, range));

/** How many entries of all versions there are, by what is counted as they are stored. */
async function countKept({ db, clock }: Context, { clinic, category, from, to }: EntryRange): Promise<number> {
  const range = { clinic, categories: [category], from: from ?? new Date(0).toISOString() };
  return sumOf(await countByDay(db, { ...range, to: to ?? clock().toISOString() }, 0));
}

async function readVersions(
  { db }: Context,
  category: ReachedCategory,
  range: EntryRange,
  given: readonly number[],
): Promise<readonly UsedVersion[]> {
  const inUse = category.version === null ? [] : [range.version ?? category.version];
  const versions: UsedVersion[] = [];
  for (const version of [...new Set([...inUse, ...given])].sort((one, other) => other - one)) {
    const definition = await findVersion(db, category, version);
    if (definition !== undefined) versions.push({ version, definition });
  }
  return versions;
}

const containersOf = ({ definition }: UsedVersion, role: Role): readonly string[] =>
  seenQuestions(definition, role)
    .filter(isRepeating)
    .map(({ name }) => name);

function rowsAmong(
  surveyed: SurveyedVersions,
  role: Role,
  versions: readonly UsedVersion[],
): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const used of versions)
    for (const name of containersOf(used, role))
      rows.set(name, Math.max(rows.get(name) ?? 0, surveyed.get(used.version)?.get(name) ?? 0));
  return rows;
}

/** The most rows that any entry has in each repeating container. */
async function countRows(
  context: Context,
  role: Role,
  range: EntryRange,
  versions: readonly UsedVersion[],
): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>();
  const repeating = new Map(versions.map((used) => [used.version, containersOf(used, role)]));
  if ([...repeating.values()].every((names) => names.length === 0)) return rows;
  for await (const page of entryPages(context.db, range))
    for (const { version, answers } of page) {
      const names = repeating.get(version) ?? [];
      if (names.length > 0) noteRows(rows, fromJson<Answers>(answers), names);
    }
  return rows;
}
