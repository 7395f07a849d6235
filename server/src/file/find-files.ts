import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { utc } from '../db/utc.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';
import { toFileItem, type FileItem } from './file-item.ts';
import { isFound, searchFiles, type Search, type Searched } from './find-words.ts';

const defaultLimit = 10;

/** The latest files in every form of the clinic, as far as the caller's role in each form goes: all, those found by a text, or those changed since a time. */
export const findFiles: Handlers['/file/findfiles'] = async (context, { search, from, limit = defaultLimit }) => {
  const { clinic, id } = signedIn(context);
  const forms = (await reachableCategories(context)).filter(({ role }) => extentOf(role, 'view') !== 'none');
  const readIn = (extent: 'all' | 'own') =>
    forms.filter(({ role }) => extentOf(role, 'view') === extent).map((form) => form.id);
  const [whole, own] = [readIn('all'), readIn('own')];
  const place = { clinic, whole, own, user: id };
  if (forms.length === 0) return { items: [], more: false };
  const found = search === undefined ? undefined : await searchFiles(context.db, place, search);
  if (search !== undefined && found === undefined) return { items: [], more: false };
  const rows = await latestOf(context.db, place, { found, from, most: limit + 1 });
  const files = rows.slice(0, limit).map(toFileItem);
  await auditForms(context, clinic, forms, files);
  return { items: files.flatMap((file) => withForm(file, forms)), more: rows.length > limit };
};

const columns = ['id', 'category', 'patient', 'entries', 'created_at', 'updated_at'] as const;

/** So many parts of one query both databases take. */
const mostParts = 300;

interface Wanted {
  /** Undefined where no text is looked for. */
  readonly found: Search | undefined;
  readonly from: string | undefined;
  readonly most: number;
}

/**
 * The latest files of all forms. Where these are many, the latest of each form are found first: only within one form are
 * files kept in that order.
 */
async function latestOf(db: Database, { clinic, whole, own, user }: Searched, { found, from, most }: Wanted) {
  const filesIn = (categories: readonly string[], isOwn: boolean) =>
    db
      .selectFrom('files')
      .select(columns)
      .where('clinic', '=', clinic)
      .where('category', 'in', categories)
      .where('deleted_at', 'is', null)
      .$if(isOwn, (select) => select.where('created_by', '=', user))
      .$if(found !== undefined, (select) => select.where(isFound(db, 'files.id', found!)))
      .$if(from !== undefined, (select) => select.where('updated_at', '>=', utc(from)))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
  const isByForm = found?.ids === undefined && whole.length <= mostParts;
  const parts = [
    ...(isByForm ? whole.map((form) => filesIn([form], false)) : whole.length > 0 ? [filesIn(whole, false)] : []),
    ...(own.length > 0 ? [filesIn(own, true)] : []),
  ];
  const all = parts.map((part, index) => db.selectFrom(part.as(`part${index}`)).select(columns));
  return all
    .reduce((union, part) => union.unionAll(part))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function withForm(file: FileItem, forms: readonly ReachableCategory[]) {
  return forms
    .filter((form) => form.id === file.category)
    .map(({ slug, title, headline, project }) => ({ file, form: { slug, title, headline, project } }));
}

/** The read stands in the log of each form whose patients were named. */
async function auditForms(
  context: Context,
  clinic: string,
  forms: readonly ReachableCategory[],
  files: readonly FileItem[],
): Promise<void> {
  for (const { id: category, role } of forms) {
    const named = files.filter((file) => file.category === category).map((file) => file.id);
    if (named.length > 0)
      await auditRead(context, { clinic, role, action: 'file.list', category, detail: { files: named } });
  }
}
