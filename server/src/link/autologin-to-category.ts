import { calendarFor } from '../../../src/engine/languages/native.ts';
import type { Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { idPattern } from '../guard/find-category.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { normalEmail } from '../accounts/email.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { hashToken } from '../crypto/tokens.ts';
import { hashOfKey } from './hash-of-key.ts';
import { partnerEmail } from '../accounts/partner-email.ts';
import type { CategoryKeyTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { newId } from '../db/uuid.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';

type PartnersPerson = NonNullable<CallBody<'/user/autologintocategory'>['user']>;

/**
 * Signs a partner's person into one category.
 *
 * The partner's people are their own: an e-mail address names one among them and never an account of the clinic. Their
 * role is the key's at most; one whom the owner has given another role keeps that. Without an address each is a new guest.
 */
export const autologinToCategory: Handlers['/user/autologintocategory'] = async (
  context,
  { category, token, user = {} },
) => {
  const person = await context.db.transaction().execute(async (transaction) => {
    const key = await useKey(transaction, context, category, token);
    const email = user.email === undefined ? undefined : normalEmail(user.email);
    const known = email === undefined ? undefined : await findPerson(transaction, key, email);
    if (known?.disabled_at) throw new ServerError('wrongkey');
    const found = known ?? (await addPerson(transaction, context, key, user, email));
    await writeAudit(transaction, context, {
      clinic: key.clinic,
      role: key.role,
      action: 'auth.partner',
      category: key.category,
      detail: { key: key.id, person: found.id },
    });
    return { row: found, category: key.category };
  });
  return sessionReply(context, person.row, { category: person.category });
};

async function useKey(
  transaction: Transaction<Schema>,
  context: Context,
  category: string,
  token: string,
): Promise<CategoryKeyTable> {
  const named = await transaction
    .selectFrom('categories')
    .select('id')
    .where(idPattern.test(category) ? 'id' : 'slug', '=', category)
    .execute();
  const ids = named.map(({ id }) => id);
  const key = await transaction
    .updateTable('category_keys')
    .set({ used_at: context.clock().toISOString() })
    .where('hash', 'in', [hashToken(token), ...ids.map((id) => hashOfKey(token, id))])
    // Asked in any case: a form that is not there takes as long as a wrong key.
    .where('category', 'in', ids.length > 0 ? ids : [''])
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (key === undefined) throw new ServerError('wrongkey');
  return key;
}

function findPerson(
  transaction: Transaction<Schema>,
  { clinic, category }: CategoryKeyTable,
  email: string,
): Promise<UserTable | undefined> {
  return transaction
    .selectFrom('key_people')
    .innerJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'key_people.clinic').onRef('users.id', '=', 'key_people.user_id'),
    )
    .selectAll('users')
    .where('key_people.clinic', '=', clinic)
    .where('key_people.category', '=', category)
    .where('key_people.email', '=', email)
    .executeTakeFirst();
}

async function addPerson(
  transaction: Transaction<Schema>,
  context: Context,
  key: CategoryKeyTable,
  person: PartnersPerson,
  email: string | undefined,
): Promise<UserTable> {
  const now = context.clock().toISOString();
  const id = newId();
  const { clinic, category } = key;
  const user: UserTable = await transaction
    .insertInto('users')
    .values({
      clinic,
      id,
      email: partnerEmail(id),
      password_hash: null,
      first_name: person.firstName?.trim() ?? '',
      last_name: person.lastName?.trim() ?? '',
      phone: '',
      picture: '',
      lang: context.caller.language,
      date_mode: calendarFor(context.caller.language),
      access: 'user',
      verified: 0,
      created_at: now,
      disabled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const role = person.role === 'expert' && key.role === 'expert' ? 'expert' : 'newuser';
  await transaction.insertInto('members').values({ clinic, category, user_id: id, role, created_at: now }).execute();
  await transaction
    .insertInto('key_people')
    .values({ clinic, category, email: email ?? id, user_id: id })
    .execute();
  return user;
}
