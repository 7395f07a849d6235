import type { Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { addAccount, firstClinic, hasAccounts } from '../accounts/accounts.ts';
import { assertGoodPassword } from '../accounts/password-rules.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findSecret, useSecret, type LiveSecret } from '../accounts/secrets.ts';
import { forgetWaysIn } from '../sessions/forget-ways-in.ts';
import { sessionReply } from '../sessions/session-reply.ts';

type Body = CallBody<'/auth/activate'>;
type Person = NonNullable<Body['person']>;

/** What a link is for. This does not use it up, since mail scanners open links too. */
export const lookAtActivation: Handler<'/auth/activation'> = async ({ db, clock }, { id }) => {
  const secret = await findSecret(db, clock(), id);
  if (secret?.purpose !== 'firstadmin' && secret?.purpose !== 'activation') throw new ServerError('deadlink');
  return { purpose: secret.purpose };
};

/**
 * Uses a link up, and signs its person in.
 *
 * An account gets its password here, from the reader of the email: anybody may have requested it in their name.
 */
export const activate: Handler<'/auth/activate'> = async (context, { id, person, password, device }) => {
  const secret = await findSecret(context.db, context.clock(), id);
  if (!secret) throw new ServerError('deadlink');
  const user =
    secret.purpose === 'firstadmin'
      ? await makeFirstAdmin(context, id, assertPerson(person))
      : await verifyPerson(context, secret, { id, password });
  return sessionReply(context, user, { device });
};

function assertPerson(person: Person | undefined): Person {
  if (!person) throw new ServerError('badbody', { fields: [{ path: 'person', rule: 'required', message: '' }] });
  return person;
}

async function makeFirstAdmin(context: Context, id: string, person: Person): Promise<UserTable> {
  assertGoodPassword(person.password, person, 'person.password');
  const passwordHash = await hashPassword(person.password);
  return context.db.transaction().execute(async (transaction) => {
    const now = context.clock();
    const secret = await useSecret(transaction, now, 'firstadmin', id);
    const clinic = secret && (await clinicToOpen(transaction, now, secret));
    if (clinic === undefined) throw new ServerError('deadlink');
    const user = await addAccount(transaction, now, clinic, {
      ...person,
      access: 'admin',
      lang: person.lang ?? context.caller.language,
      passwordHash,
    });
    await writeAudit(transaction, context, {
      clinic,
      role: 'admin',
      action: 'auth.firstadmin',
      detail: { person: user.id },
    });
    return user;
  });
}

/** The clinic that the link was made for; else the only one of a server where nobody has an account yet. */
async function clinicToOpen(
  transaction: Transaction<Schema>,
  now: Date,
  { owner }: LiveSecret,
): Promise<string | undefined> {
  if (owner !== undefined) return owner.clinic;
  return (await hasAccounts(transaction)) ? undefined : firstClinic(transaction, now);
}

async function verifyPerson(
  context: Context,
  { purpose, owner }: LiveSecret,
  { id, password }: Pick<Body, 'id' | 'password'>,
): Promise<UserTable> {
  const waiting =
    purpose === 'activation' && owner
      ? await context.db
          .selectFrom('users')
          .select(['email', 'first_name', 'last_name'])
          .where('clinic', '=', owner.clinic)
          .where('id', '=', owner.user)
          .executeTakeFirst()
      : undefined;
  if (!waiting) throw new ServerError('deadlink');
  if (password === undefined)
    throw new ServerError('badbody', { fields: [{ path: 'password', rule: 'required', message: '' }] });
  assertGoodPassword(password, { email: waiting.email, firstName: waiting.first_name, lastName: waiting.last_name });
  const passwordHash = await hashPassword(password);
  return context.db.transaction().execute(async (transaction) => {
    const used = (await useSecret(transaction, context.clock(), 'activation', id))?.owner;
    const user =
      used &&
      (await transaction
        .updateTable('users')
        .set({ verified: 1, password_hash: passwordHash })
        .where('clinic', '=', used.clinic)
        .where('id', '=', used.user)
        .where('disabled_at', 'is', null)
        .returningAll()
        .executeTakeFirst());
    if (!user) throw new ServerError('deadlink');
    await forgetWaysIn(transaction, user);
    await writeAudit(transaction, context, {
      clinic: user.clinic,
      role: user.access,
      action: 'auth.activate',
      detail: { person: user.id },
    });
    return user;
  });
}
