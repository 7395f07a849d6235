import { reachCategory } from '../guard/reach-category.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import { isTaken } from '../db/dialect.ts';
import { newId } from '../db/uuid.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';

/** Makes a key and gives it, which is kept nowhere. */
export const storeKey: Handlers['/category/storekey'] = async (
  context,
  { id = newId(), category: idOrSlug, title, role = 'newuser' },
) => {
  const category = await reachCategory(context, idOrSlug, 'administer');
  const { clinic } = category;
  const key = newToken();
  const row = {
    clinic,
    category: category.id,
    id,
    hash: hashToken(key),
    title: title.trim(),
    role,
    created_by: signedIn(context).id,
    created_at: context.clock().toISOString(),
    used_at: null,
    removed_at: null,
  };
  await context.db
    .transaction()
    .execute(async (transaction) => {
      await transaction.insertInto('category_keys').values(row).execute();
      await writeAudit(transaction, context, {
        clinic,
        role: category.role,
        action: 'category.key',
        category: category.id,
        detail: { key: id, role },
      });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new ServerError('idtaken') : error;
    });
  return { id, key };
};

export const getKeys: Handlers['/category/getkeys'] = async (context, { category: idOrSlug }) => {
  const { clinic, id } = await reachCategory(context, idOrSlug, 'administer');
  const rows = await context.db
    .selectFrom('category_keys')
    .select(['id', 'title', 'role', 'created_at', 'used_at'])
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    role: row.role,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));
};

/** Revokes the key and ends all partner sessions of the category; partners with another key sign in again with it. */
export const removeKey: Handlers['/category/removekey'] = async (context, { category: idOrSlug, id }) => {
  const category = await reachCategory(context, idOrSlug, 'administer');
  const { clinic } = category;
  await context.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('category_keys')
      .set({ removed_at: context.clock().toISOString() })
      .where('clinic', '=', clinic)
      .where('category', '=', category.id)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await transaction
      .deleteFrom('sessions')
      .where('clinic', '=', clinic)
      .where('category', '=', category.id)
      .where('user_id', 'in', (select) =>
        select
          .selectFrom('key_people')
          .select('key_people.user_id')
          .where('key_people.clinic', '=', clinic)
          .where('key_people.category', '=', category.id),
      )
      .execute();
    await writeAudit(transaction, context, {
      clinic,
      role: category.role,
      action: 'category.keyremove',
      category: category.id,
      detail: { key: id },
    });
  });
  return {};
};
