import { pickText } from '../../../src/engine/languages/pick-text.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { assertPassword } from './assert-password.ts';
import { noteSecondStep } from './note-second-step.ts';
import { countUse, forgetUse } from '../accounts/count-use.ts';
import { ownUser } from '../accounts/own-user.ts';
import { writeAudit, writeDenial } from '../audit/write-audit.ts';
import { fromJson } from '../db/json.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { drawQr } from '../second-step/draw-qr.ts';
import { demandedRoles, isDemandedOf } from '../second-step/demand.ts';
import { hasSmsStep } from '../second-step/mobile-number.ts';
import { countRecoveryCodes, makeRecoveryCodes } from '../second-step/recovery-codes.ts';
import {
  hasSecondStep,
  hasTotp,
  newTotpSecret,
  ownerText,
  totpAddress,
  spendCode,
} from '../second-step/second-step.ts';

/** Whether the person has a second step, must have one, and what is left of its recovery codes. */
export const getTotp: Handler<'/auth/gettotp'> = async (context) => {
  const user = await ownUser(context);
  const sms = await hasSmsStep(context.db, user);
  const on = sms || (await hasTotp(context.db, user));
  return {
    on,
    sms,
    demanded: await isDemandedOf(context.db, user, await demandedRoles(context.db, user.clinic)),
    recoveryCodes: on ? await countRecoveryCodes(context.db, user) : 0,
  };
};

/** Creates a secret for an authenticator app. It takes effect once a code of it has been entered. */
export const startTotp: Handler<'/auth/starttotp'> = async (context, { password }) => {
  const user = await ownUser(context);
  await assertPassword(context, user, password);
  const secret = newTotpSecret();
  const url = totpAddress(secret, await clinicName(context, user), user.email);
  await context.db.transaction().execute(async (transaction) => {
    if (await hasSmsStep(transaction, user)) throw new ServerError('secondstepon');
    const sealed = {
      secret: context.sealer.seal(secret, ownerText(user)),
      last_step: 0,
      confirmed_at: null,
      created_at: context.clock().toISOString(),
    };
    const stored = await transaction
      .insertInto('second_steps')
      .values({ clinic: user.clinic, user_id: user.id, ...sealed })
      .onConflict((conflict) =>
        conflict.columns(['clinic', 'user_id']).doUpdateSet(sealed).where('second_steps.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!stored) throw new ServerError('secondstepon');
    await writeAudit(transaction, context, {
      clinic: user.clinic,
      role: user.access,
      action: 'auth.secondstep.start',
      detail: { person: user.id },
    });
  });
  return { secret, url, qr: drawQr(url) };
};

/** Turns the second step on by its first code, ends the sessions that never passed it, and gives the recovery codes, once. */
export const confirmTotp: Handler<'/auth/confirmtotp'> = async (context, { code }) => {
  const user = await ownUser(context);
  if (await hasSecondStep(context.db, user)) throw new ServerError('secondstepon');
  await countUse(context, 'step', user.id);
  const codes = await context.db.transaction().execute(async (transaction) => {
    if (!(await spendCode(transaction, context, user, code))) return undefined;
    const on = await transaction
      .updateTable('second_steps')
      .set({ confirmed_at: context.clock().toISOString() })
      .where('clinic', '=', user.clinic)
      .where('user_id', '=', user.id)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!on) throw new ServerError('secondstepon');
    await transaction
      .deleteFrom('sessions')
      .where('clinic', '=', user.clinic)
      .where('user_id', '=', user.id)
      .where('hash', '!=', context.caller.session ?? '')
      .execute();
    await noteSecondStep(transaction, context, user, 'secondstepon');
    return makeRecoveryCodes(transaction, user);
  });
  if (!codes) return refuseCode(context, user);
  await forgetUse(context, 'step', user.id);
  return { recoveryCodes: codes };
};

async function refuseCode(context: Context, user: UserTable): Promise<never> {
  await writeDenial(context, {
    clinic: user.clinic,
    role: user.access,
    action: 'auth.secondstepon',
    detail: { person: user.id },
  });
  throw new ServerError('wrongcode');
}

async function clinicName({ db }: Context, { clinic, lang }: UserTable): Promise<string> {
  const row = await db.selectFrom('clinics').select('title').where('id', '=', clinic).executeTakeFirstOrThrow();
  const title = fromJson<Localized>(row.title);
  return pickText(title, lang) || 'Porsa';
}
