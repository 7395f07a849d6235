import type { Transaction } from 'kysely';
import { administeredForms, administersAll, seenForms } from '../guard/administered-forms.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import { isTaken } from '../db/dialect.ts';
import type { CategoryKeyTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { hashOfKey } from './hash-of-key.ts';

/** Makes a key and gives it, which is kept nowhere. It has a row for each of its forms, with one ID and time in common. */
export const storeKey: Handlers['/category/storekey'] = async (
  context,
  { id = newId(), category: idOrSlug, also = [], title, role = 'newuser' },
) => {
  const first = await reachCategory(context, idOrSlug, 'administer');
  const { clinic } = first;
  const categories = new Set([first.id]);
  for (const each of also) categories.add((await reachCategory(context, each, 'administer')).id);
  const key = newToken();
  const row = {
    clinic,
    id,
    title: title.trim(),
    role,
    created_by: signedIn(context).id,
    created_at: context.clock().toISOString(),
    used_at: null,
    removed_at: null,
  };
  const isShared = categories.size > 1;
  await context.db
    .transaction()
    .execute(async (transaction) => {
      for (const category of categories) {
        const hash = isShared ? hashOfKey(key, category) : hashToken(key);
        await transaction
          .insertInto('category_keys')
          .values({ ...row, category, hash })
          .execute();
        const event = { clinic, role: first.role, action: 'category.key', category, detail: { key: id, role } };
        await writeAudit(transaction, context, event);
      }
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new ServerError('idtaken') : error;
    });
  return { id, key };
};

type Row = Pick<CategoryKeyTable, 'category' | 'id' | 'title' | 'role' | 'created_at' | 'used_at'>;

/** Live keys of the clinic with these IDs. */
function rowsOf(transaction: Transaction<Schema>, clinic: string, ids: readonly string[]): Promise<readonly Row[]> {
  return transaction
    .selectFrom('category_keys')
    .select(['category', 'id', 'title', 'role', 'created_at', 'used_at'])
    .where('clinic', '=', clinic)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('category')
    .execute();
}

/** Clients make the IDs, so keys of two forms may share one; those of one key were added at one moment, too. */
const isSame = (one: Row, other: Row): boolean => one.id === other.id && one.created_at === other.created_at;

export const getKeys: Handlers['/category/getkeys'] = async (context, { category: idOrSlug }) => {
  const { clinic, id: category } = await reachCategory(context, idOrSlug, 'administer');
  const mine = await administeredForms(context);
  return context.db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('category_keys')
      .select(['category', 'id', 'title', 'role', 'created_at', 'used_at'])
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    if (own.length === 0) return [];
    const all = await rowsOf(
      transaction,
      clinic,
      own.map((row) => row.id),
    );
    return own.map((row) => ({
      id: row.id,
      title: row.title,
      role: row.role,
      createdAt: row.created_at,
      usedAt: row.used_at,
      ...seenForms([row, ...all.filter((other) => isSame(row, other) && other.category !== category)], mine),
    }));
  });
};

/**
 * Revokes the key in the form, or with `all` in each of its forms, and ends all partner sessions there; partners with
 * another key sign in again with it.
 */
export const removeKey: Handlers['/category/removekey'] = async (context, { category: idOrSlug, id, all }) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  const mine = await administeredForms(context);
  const attempt = { clinic, role, action: 'category.keyremove', category, detail: { key: id } };
  const isDone = await context.db.transaction().execute(async (transaction) => {
    const rows = await rowsOf(transaction, clinic, [id]);
    const own = rows.find((row) => row.category === category);
    if (own === undefined) return true;
    const leaving = all === true ? rows.filter((row) => isSame(own, row)) : [own];
    if (!administersAll(leaving, mine)) return false;
    for (const { category: form } of leaving) {
      await revoke(transaction, { clinic, category: form, id, at: context.clock().toISOString() });
      await writeAudit(transaction, context, { ...attempt, category: form });
    }
    return true;
  });
  return isDone ? {} : refuse(context, beyondRole, attempt);
};

interface Revoked {
  readonly clinic: string;
  readonly category: string;
  readonly id: string;
  readonly at: string;
}

async function revoke(transaction: Transaction<Schema>, { clinic, category, id, at }: Revoked): Promise<void> {
  await transaction
    .updateTable('category_keys')
    .set({ removed_at: at })
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('id', '=', id)
    .execute();
  // By themselves: of several machines, sessions lie on one, and a form's people on another.
  const people = await transaction
    .selectFrom('key_people')
    .select('user_id')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .execute();
  if (people.length === 0) return;
  await transaction
    .deleteFrom('sessions')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where(
      'user_id',
      'in',
      people.map((person) => person.user_id),
    )
    .execute();
}
