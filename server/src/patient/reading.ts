import { sql, type RawBuilder } from 'kysely';
import { extentOf, type SharedView } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { byIndex, contains, eachByItself } from '../db/dialect.ts';
import { isAdmin } from '../guard/admin.ts';
import { sharesWith } from '../guard/find-share.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';

/** Which files of their clinic somebody may read, and so which patients they may know of. */
export interface Reading {
  readonly clinic: string;
  readonly user: string;
  /** Forms by id, in which they have a role. */
  readonly forms: ReadonlyMap<string, ReachableCategory>;
  /** Ids of the forms that they read all files of, and of those that they read their own in. */
  readonly whole: readonly string[];
  readonly own: readonly string[];
  readonly isAdmin: boolean;
  /** Whether they write all files of some form, and so may enter patients. */
  readonly mayEnter: boolean;
}

export async function readingOf(context: Context): Promise<Reading> {
  const { clinic, id: user } = signedIn(context);
  const forms = await reachableCategories(context);
  const readIn = (extent: 'all' | 'own') =>
    forms.filter(({ role }) => extentOf(role, 'view') === extent).map(({ id }) => id);
  return {
    clinic,
    user,
    forms: new Map(forms.map((form) => [form.id, form])),
    whole: readIn('all'),
    own: readIn('own'),
    isAdmin: isAdmin(context.caller),
    mayEnter: isAdmin(context.caller) || forms.some(({ role }) => extentOf(role, 'write') === 'all'),
  };
}

/** Ids of the files of the clinic that were shared with the caller. */
function sharedFiles(context: Context, { clinic }: Reading) {
  return sharesWith(context).clearSelect().select('shares.file').where('shares.clinic', '=', clinic);
}

/** A way in which somebody reads files. */
interface ReadingWay {
  /** What is true of these. */
  readonly condition: RawBuilder<boolean>;
  /** The forms that they read all files of. */
  readonly categories?: readonly string[];
  /** Whether these are files that they made. */
  readonly isOwn?: boolean;
}

/** What of somebody's patients lies in `files`, asked one way after the other, so that each has its index. */
export function readableFiles(context: Context, reading: Reading): readonly ReadingWay[] {
  const { whole, own, user } = reading;
  return [
    ...(whole.length > 0
      ? [{ condition: sql<boolean>`files.category in (${sql.join(whole)})`, categories: whole }]
      : []),
    ...(own.length > 0
      ? [
          {
            condition: sql<boolean>`(files.created_by = ${user} and files.category in (${sql.join(own)}))`,
            isOwn: true,
          },
        ]
      : []),
    { condition: sql<boolean>`files.id in (${sharedFiles(context, reading)})` },
  ];
}

/**
 * Whether the caller may know of a patient: of whom they may read a file that is not in the bin, or whom they entered.
 * Given a search term, it must stand in what they may read.
 */
export function isKnown(context: Context, reading: Reading, term?: string): RawBuilder<boolean> {
  const { clinic, user } = reading;
  const conditions = readableFiles(context, reading).map(({ condition }) => condition);
  const says = (column: string) => (term === undefined ? sql`` : sql`and ${contains(column, term)}`);
  const entered = reading.isAdmin
    ? sql`patients.created_by is not null`
    : reading.mayEnter
      ? sql`patients.created_by = ${user}`
      : sql`1 = 0`;
  return sql<boolean>`((${entered} ${says('patients.search')}) or exists (
    select 1 from files ${byIndex(context.db, 'files_patient')} where files.clinic = ${clinic} and files.patient_id = patients.id and files.patient_id is not null
    and files.deleted_at is null and (${sql.join(conditions, sql` or `)}) ${says('files.search')} ${eachByItself}))`;
}

/** How each of these files was shared with the caller, by its id. */
export async function sharedViews(
  context: Context,
  { clinic }: Reading,
  files: readonly string[],
): Promise<ReadonlyMap<string, { readonly sees: SharedView; readonly may: 'read' | 'write' }>> {
  if (files.length === 0) return new Map();
  const rows = await sharesWith(context)
    .select('shares.file')
    .where('shares.clinic', '=', clinic)
    .where('shares.file', 'in', files)
    .execute();
  const views = new Map<string, { readonly sees: SharedView; readonly may: 'read' | 'write' }>();
  for (const { file, sees, may } of rows) {
    const known = views.get(file);
    views.set(file, {
      sees: known?.sees === 'expert' ? 'expert' : sees,
      may: known?.may === 'write' ? 'write' : may,
    });
  }
  return views;
}
