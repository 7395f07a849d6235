import type { Answers, FormDefinition, Role } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { extentOf } from '../access/rules.ts';
import { countByVersion, entryPages, type EntryRange } from '../answers/entry-pages.ts';
import { seenQuestions } from '../answers/seen-questions.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { findVersion } from '../form/versions.ts';
import { mostRows, type UsedVersion } from './columns.ts';

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
  readonly entries: number;
  /** The newest first; the first is the form in use. */
  readonly versions: readonly UsedVersion[];
  readonly rows: ReadonlyMap<string, number>;
}

/**
 * What the columns depend on: the versions that entries were given in, and how many rows containers have.
 *
 * A pass over all entries that only counts rows, for forms that have repeating ones; the download starts after it.
 */
export async function surveyEntries(context: Context, category: ReachedCategory, range: EntryRange): Promise<Survey> {
  const { versions, entries } = await usedVersions(context, category, range);
  return { entries, versions, rows: await countRows(context, category.role, range, versions) };
}

/** The form in use and the versions that entries were given in, and how many entries there are. */
export async function usedVersions(
  context: Context,
  category: ReachedCategory,
  range: EntryRange,
): Promise<Omit<Survey, 'rows'>> {
  const counts = await countByVersion(context.db, range);
  const inUse = category.version === null ? [] : [range.version ?? category.version];
  const versions: UsedVersion[] = [];
  for (const version of [...new Set([...inUse, ...counts.keys()])].sort((one, other) => other - one)) {
    const definition = await findVersion(context.db, category, version);
    if (definition !== undefined) versions.push({ version, definition });
  }
  return { versions, entries: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** The most rows that any entry has in each repeating container. */
async function countRows(
  context: Context,
  role: Role,
  range: EntryRange,
  versions: readonly UsedVersion[],
): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>();
  const containersOf = (definition: FormDefinition) => seenQuestions(definition, role).filter(isRepeating);
  const repeating = new Map(versions.map(({ version, definition }) => [version, containersOf(definition)]));
  if ([...repeating.values()].every((questions) => questions.length === 0)) return rows;
  for await (const page of entryPages(context.db, range)) {
    for (const row of page) {
      const questions = repeating.get(row.version) ?? [];
      const answers = questions.length === 0 ? {} : fromJson<Answers>(row.answers);
      for (const { name } of questions) {
        const given = answers[name];
        rows.set(name, Math.min(mostRows, Math.max(rows.get(name) ?? 0, Array.isArray(given) ? given.length : 0)));
      }
    }
  }
  return rows;
}
