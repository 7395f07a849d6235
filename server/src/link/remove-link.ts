import { extentOf } from '../access/rules.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';

/** Revokes one's own link, or as somebody who may remove files anybody's. A repeat changes nothing. */
export const removeLink: Handlers['/app/removelink'] = async (context, { category: idOrSlug, id }) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'fill');
  const row = await context.db
    .selectFrom('short_links')
    .select(['created_by', 'file', 'revoked_at'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('category', '=', category)
    .where('kind', '=', 'form')
    .executeTakeFirst();
  const isOwn = row?.created_by === signedIn(context).id;
  if (row === undefined || (!isOwn && extentOf(role, 'view') !== 'all')) throw new ServerError('unknown');
  const attempt = { clinic, role, action: 'link.revoke', category, detail: { link: id } };
  if (!isOwn && extentOf(role, 'remove') !== 'all') return refuse(context, beyondRole, attempt);
  if (row.revoked_at !== null) return {};
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('short_links')
      .set({ revoked_at: context.clock().toISOString(), answers: null })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, context, { ...attempt, ...(row.file !== null && { file: row.file }) });
  });
  return {};
};
