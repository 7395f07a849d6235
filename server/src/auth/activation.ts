import type { CallBody } from '../../../src/api/contract/contract.ts';
import { writeAudit } from '../audit/audit.ts';
import type { UserTable } from '../db/schema.ts';
import type { Context, Handler } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { addAccount, firstClinic, hasAccounts } from './accounts.ts';
import { assertGoodPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { findSecret, useSecret } from './secrets.ts';
import { sessionReply } from './session-reply.ts';

type Body = CallBody<'/auth/activate'>;
type Person = NonNullable<Body['person']>;

/** What a link is for. Looking uses nothing up: mail scanners look too. */
export const lookAtActivation: Handler<'/auth/activation'> = async ({ db, clock }, { id }) => {
  const secret = await findSecret(db, clock(), id);
  if (secret?.purpose !== 'firstadmin' && secret?.purpose !== 'activation') throw new ServerError('deadlink');
  return { purpose: secret.purpose };
};

/** Uses a link up, and signs its person in. */
export const activate: Handler<'/auth/activate'> = async (context, { id, person }) => {
  const secret = await findSecret(context.db, context.clock(), id);
  if (!secret) throw new ServerError('deadlink');
  const user = secret.purpose === 'firstadmin' ? await makeFirstAdmin(context, id, assertPerson(person)) : await verifyPerson(context, id);
  return sessionReply(context, user);
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
    if (!await useSecret(transaction, now, 'firstadmin', id) || await hasAccounts(transaction)) throw new ServerError('deadlink');
    const clinic = await firstClinic(transaction, now);
    const user = await addAccount(transaction, now, clinic, { ...person, access: 'admin', lang: person.lang ?? context.caller.language, passwordHash });
    await writeAudit(transaction, context, { clinic, role: 'admin', action: 'auth.firstadmin', detail: { person: user.id } });
    return user;
  });
}

async function verifyPerson(context: Context, id: string): Promise<UserTable> {
  return context.db.transaction().execute(async (transaction) => {
    const owner = (await useSecret(transaction, context.clock(), 'activation', id))?.owner;
    const user = owner && await transaction.updateTable('users').set({ verified: 1 })
      .where('clinic', '=', owner.clinic).where('id', '=', owner.user).where('disabled_at', 'is', null).returningAll().executeTakeFirst();
    if (!user) throw new ServerError('deadlink');
    await writeAudit(transaction, context, { clinic: user.clinic, role: user.access, action: 'auth.activate', detail: { person: user.id } });
    return user;
  });
}
