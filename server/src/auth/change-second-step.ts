import type { Transaction } from 'kysely';
import { assertPassword } from './assert-password.ts';
import { countUse, forgetUse } from '../accounts/count-use.ts';
import { ownUser } from '../accounts/own-user.ts';
import { writeAudit, writeDenial } from '../audit/write-audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { forgetRecoveryCodes, makeRecoveryCodes } from '../second-step/recovery-codes.ts';
import { switchSmsStep } from '../second-step/mobile-number.ts';
import { hasSecondStep } from '../second-step/second-step.ts';
import { noteSecondStep } from './note-second-step.ts';
import { spendEitherCode } from './second-step-code.ts';

/** Turns the second step off; takes the password and, once the step is on, a code: whoever holds a session and a password alone cannot. */
export const stopTotp: Handler<'/auth/stoptotp'> = async (context, { password, code }) => {
  const user = await ownUser(context);
  await assertPassword(context, user, password);
  await passing(context, user, code, 'auth.secondstepoff', async (transaction, isOn) => {
    await transaction
      .deleteFrom('second_steps')
      .where('clinic', '=', user.clinic)
      .where('user_id', '=', user.id)
      .execute();
    await switchSmsStep(transaction, user, 0);
    await forgetRecoveryCodes(transaction, user);
    if (isOn) await noteSecondStep(transaction, context, user, 'secondstepoff');
  });
  return {};
};

/** Replaces the recovery codes, which open the account like a device; the previous ones stop working. */
export const renewRecoveryCodes: Handler<'/auth/renewrecoverycodes'> = async (context, { password, code }) => {
  const user = await ownUser(context);
  await assertPassword(context, user, password);
  const recoveryCodes = await passing(context, user, code, 'auth.recoverycodes', async (transaction, isOn) => {
    if (!isOn) throw new ServerError('secondstepoff');
    await writeAudit(transaction, context, {
      clinic: user.clinic,
      role: user.access,
      action: 'auth.recoverycodes',
      detail: { person: user.id },
    });
    return makeRecoveryCodes(transaction, user);
  });
  return { recoveryCodes };
};

/** Does what a code allows, in the transaction that spends it. A second step that is not on yet needs none. */
async function passing<Result>(
  context: Context,
  user: UserTable,
  code: string,
  action: string,
  work: (transaction: Transaction<Schema>, isOn: boolean) => Promise<Result>,
): Promise<Result> {
  await countUse(context, 'step', user.id);
  const done = await context.db.transaction().execute(async (transaction) => {
    const isOn = await hasSecondStep(transaction, user);
    if (isOn && !(await spendEitherCode(transaction, context, user, code))) return undefined;
    return { result: await work(transaction, isOn) };
  });
  if (done === undefined) {
    await writeDenial(context, { clinic: user.clinic, role: user.access, action, detail: { person: user.id } });
    throw new ServerError('wrongcode');
  }
  await forgetUse(context, 'step', user.id);
  return done.result;
}
