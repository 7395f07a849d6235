import type { Transaction } from 'kysely';
import { countUse, forgetUse } from '../accounts/count-use.ts';
import { isKnownDevice } from '../accounts/known-devices.ts';
import { findSecret, useSecret, type SecretOwner } from '../accounts/secrets.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { writeAudit, writeDenial } from '../audit/write-audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { limitKey } from '../http/request/caller.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { isDeviceCode, spendEitherCode } from './second-step-code.ts';
import { hasSecondStep } from '../second-step/second-step.ts';

/**
 * The second step of signing in: a code of the person's device, or one of the recovery codes, for the challenge that the
 * first step ended with. Tries are counted in the database: for each challenge, for each person and
 * place, and, of codes that can be guessed, for each person. Whoever uses up the last from many places holds off codes
 * on new devices alone: a recovery code, which nobody guesses, still opens, and so does a device known to the account.
 */
export const verifyTotp: Handler<'/auth/verifytotp'> = async (context, { challenge, code, device }) => {
  const secret = await findSecret(context.db, context.clock(), challenge);
  const owner = secret?.purpose === 'secondstep' ? secret.owner : undefined;
  if (!owner) throw new ServerError('signinagain');
  await countUse(context, 'challenge', challenge);
  const known = await isKnownTo(context, owner, device);
  const where = known ? `${owner.user} on ${device ?? ''}` : placeOf(context, owner.user);
  await countUse(context, 'step', where);
  if (isDeviceCode(code) && !known) await countUse(context, 'steps', owner.user);
  const user = await context.db.transaction().execute(async (transaction) => {
    const person = await personOf(transaction, owner);
    if (!person || !(await hasSecondStep(transaction, person))) throw new ServerError('signinagain');
    if (!(await spendEitherCode(transaction, context, person, code))) return undefined;
    if (!(await useSecret(transaction, context.clock(), 'secondstep', challenge))) throw new ServerError('signinagain');
    await writeAudit(transaction, context, {
      clinic: person.clinic,
      role: person.access,
      action: 'auth.secondstep',
      detail: { person: person.id },
    });
    return person;
  });
  if (!user) return refuse(context, owner);
  await forgetUse(context, 'step', where);
  return sessionReply(context, user, { passed: true, device });
};

/** Attempts from a known device are counted apart from those of anybody else who has the password. */
async function isKnownTo(
  { db, clock }: Context,
  { clinic, user }: SecretOwner,
  device: string | undefined,
): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('clinic', '=', clinic)
    .where('id', '=', user)
    .executeTakeFirst();
  return person !== undefined && isKnownDevice(db, clock(), person.email, device);
}

function placeOf({ caller }: Context, person: string): string {
  return `${person} ${limitKey(caller.address)}`;
}

async function refuse(context: Context, { clinic, user: person }: SecretOwner): Promise<never> {
  await writeDenial(context, { clinic, role: 'none', action: 'auth.secondstep', detail: { person } });
  throw new ServerError('wrongcode');
}

function personOf(transaction: Transaction<Schema>, { clinic, user }: SecretOwner): Promise<UserTable | undefined> {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', user)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
