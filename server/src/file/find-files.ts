import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';
import { toFileItem, type FileItem } from './file-item.ts';
import { searchCondition } from './find-words.ts';

const defaultLimit = 10;

/** Files found by one text in every form of the clinic, as far as the caller's role in each form goes. */
export const findFiles: Handlers['/file/findfiles'] = async (context, { search, limit = defaultLimit }) => {
  const { clinic, id } = signedIn(context);
  const forms = (await reachableCategories(context)).filter(({ role }) => extentOf(role, 'view') !== 'none');
  const whole = forms.filter(({ role }) => extentOf(role, 'view') === 'all').map((form) => form.id);
  const ids = forms.map((form) => form.id);
  const found = ids.length === 0 ? undefined : await searchCondition(context.db, clinic, ids, search);
  if (found === undefined) return { items: [], more: false };
  const rows = await context.db
    .selectFrom('files')
    .select(['id', 'category', 'patient', 'entries', 'created_at', 'updated_at'])
    .where('clinic', '=', clinic)
    .where('category', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('created_by', '=', id), ...(whole.length > 0 ? [where('category', 'in', whole)] : [])]),
    )
    .where(found.condition)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const files = rows.slice(0, limit).map(toFileItem);
  await auditForms(context, clinic, forms, files);
  return { items: files.flatMap((file) => withForm(file, forms)), more: rows.length > limit };
};

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
