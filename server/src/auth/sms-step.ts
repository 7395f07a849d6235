import { findActiveUser } from '../accounts/active-user.ts';
import { ownUser } from '../accounts/own-user.ts';
import { findSecret } from '../accounts/secrets.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { ServerError } from '../errors/server-error.ts';
import { findNumber, switchSmsStep } from '../second-step/mobile-number.ts';
import { countSms } from '../second-step/pace-sms.ts';
import { makeRecoveryCodes } from '../second-step/recovery-codes.ts';
import { hasTotp } from '../second-step/second-step.ts';
import { issueSmsCode } from '../second-step/sms-code.ts';
import { assertPassword } from './assert-password.ts';
import { noteSecondStep } from './note-second-step.ts';

/**
 * Makes texted codes the second step, and ends the sessions that never passed it. From then on the number gives no new
 * password. Beside an authenticator app it would be the weaker of two ways in, so that there is one or the other.
 */
export const startSmsStep: Handler<'/auth/startsmsstep'> = async (context, { password }) => {
  const user = await ownUser(context);
  if (context.config.sms === undefined) throw new ServerError('nosms');
  await assertPassword(context, user, password);
  const { clinic, id } = user;
  const recoveryCodes = await context.db.transaction().execute(async (transaction) => {
    if (await hasTotp(transaction, user)) throw new ServerError('secondstepon');
    if (!(await findNumber(transaction, user))) throw new ServerError('nonumber');
    if (!(await switchSmsStep(transaction, user, 1))) throw new ServerError('secondstepon');
    await transaction.deleteFrom('second_steps').where('clinic', '=', clinic).where('user_id', '=', id).execute();
    await transaction
      .deleteFrom('secrets')
      .where('clinic', '=', clinic)
      .where('user_id', '=', id)
      .where('purpose', 'in', ['smsreset', 'smsverify'])
      .execute();
    await transaction
      .deleteFrom('sessions')
      .where('clinic', '=', clinic)
      .where('user_id', '=', id)
      .where('hash', '!=', context.caller.session ?? '')
      .execute();
    await noteSecondStep(transaction, context, user, 'smsstepon');
    return makeRecoveryCodes(transaction, user);
  });
  return { recoveryCodes };
};

/** Texts a code to somebody who has passed the first step of signing in. */
export const sendSmsStep: Handler<'/auth/sendsmsstep'> = async (context, { challenge }) => {
  if (context.config.sms === undefined) throw new ServerError('nosms');
  const secret = await findSecret(context.db, context.clock(), challenge);
  const user = secret?.purpose === 'secondstep' ? await findActiveUser(context.db, secret.owner) : undefined;
  if (user === undefined) throw new ServerError('signinagain');
  return sendCode(context, user, 'signinagain');
};

/** Texts a code to somebody who is signed in. */
export const sendOwnSmsStep: Handler<'/auth/sendownsmsstep'> = async (context) =>
  sendCode(context, await ownUser(context), 'secondstepoff');

async function sendCode(
  context: Context,
  user: UserTable,
  otherwise: 'signinagain' | 'secondstepoff',
): Promise<{ readonly ending: string }> {
  if (context.config.sms === undefined) throw new ServerError('nosms');
  const number = await findNumber(context.db, user);
  if (number?.second_step !== 1) throw new ServerError(otherwise);
  await countSms(context, { person: user.id, phone: number.phone });
  await context.db.transaction().execute(async (transaction) => {
    const message = await issueSmsCode(transaction, context, {
      purpose: 'smsstep',
      owner: { clinic: user.clinic, user: user.id },
      phone: number.phone,
      language: user.lang,
    });
    await context.mail.addText(message, transaction);
    await writeAudit(transaction, context, {
      clinic: user.clinic,
      role: user.access,
      action: 'auth.smscode',
      detail: { person: user.id },
    });
  });
  return { ending: number.phone.slice(-2) };
}
