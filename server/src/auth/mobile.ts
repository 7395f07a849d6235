import type { Transaction } from 'kysely';
import { countUse } from '../accounts/count-use.ts';
import { ownUser } from '../accounts/own-user.ts';
import { writeAudit, writeDenial } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { actionMessage } from '../mail/messages/action-message.ts';
import { findNumber, forgetNumber, hasSmsStep, keepNumber, readMobile } from '../second-step/mobile-number.ts';
import { countSms } from '../second-step/pace-sms.ts';
import { findSmsCode, isCode, issueSmsCode, spendFoundCode } from '../second-step/sms-code.ts';
import { assertPassword } from './assert-password.ts';

/** The person's number, and whether codes can be sent. */
export const getMobile: Handler<'/auth/getmobile'> = async (context) => {
  const number = await findNumber(context.db, await ownUser(context));
  return {
    offered: context.config.sms !== undefined,
    phone: number?.phone ?? null,
    secondStep: number?.second_step === 1,
  };
};

/** Texts a code to a number. Takes the password: a session left open ties no number to an account. */
export const sendMobileCode: Handler<'/auth/sendmobilecode'> = async (context, body) => {
  const user = await ownUser(context);
  if (context.config.sms === undefined) throw new ServerError('nosms');
  const phone = readMobile(body.phone, context.config.smsCodes);
  if (phone === undefined)
    throw new ServerError('badbody', { fields: [{ path: 'phone', rule: 'mobile', message: '' }] });
  await assertPassword(context, user, body.password);
  if (await hasSmsStep(context.db, user)) throw new ServerError('numberinuse');
  await countSms(context, { person: user.id, phone });
  await context.db.transaction().execute(async (transaction) => {
    const owner = { clinic: user.clinic, user: user.id };
    const message = await issueSmsCode(transaction, context, {
      purpose: 'smsverify',
      owner,
      phone,
      language: context.caller.language,
    });
    await context.mail.addText(message, transaction);
    await note(transaction, context, user, 'auth.mobilecode');
  });
  return { phone };
};

/** Ties the number to the account by its code; the mailbox is told. */
export const verifyMobile: Handler<'/auth/verifymobile'> = async (context, { code }) => {
  const user = await ownUser(context);
  await countUse(context, 'smsTry', `verify ${user.id}`);
  const of = { purpose: 'smsverify', owner: { clinic: user.clinic, user: user.id } } as const;
  const found = await findSmsCode(context.db, context, of);
  const isTied =
    isCode(found, code) &&
    found !== undefined &&
    (await context.db.transaction().execute(async (transaction) => {
      if (await hasSmsStep(transaction, user)) throw new ServerError('numberinuse');
      if (!(await spendFoundCode(transaction, context.clock(), found))) return false;
      await keepNumber(transaction, context.clock(), user, found.phone);
      await tellMailbox(transaction, context, user, 'numberadded');
      await note(transaction, context, user, 'auth.mobile');
      return true;
    }));
  if (!isTied) return refuse(context, user);
  return { phone: found.phone };
};

/** Unties the number. One that signing in needs stays until the second step is off. */
export const removeMobile: Handler<'/auth/removemobile'> = async (context, { password }) => {
  const user = await ownUser(context);
  await assertPassword(context, user, password);
  await context.db.transaction().execute(async (transaction) => {
    if (await hasSmsStep(transaction, user)) throw new ServerError('numberinuse');
    if (!(await forgetNumber(transaction, user))) return;
    await tellMailbox(transaction, context, user, 'numberremoved');
    await note(transaction, context, user, 'auth.mobileoff');
  });
  return {};
};

async function refuse(context: Context, { clinic, access, id }: UserTable): Promise<never> {
  await writeDenial(context, { clinic, role: access, action: 'auth.mobile', detail: { person: id } });
  throw new ServerError('wrongcode');
}

async function tellMailbox(
  transaction: Transaction<Schema>,
  { mail, config }: Context,
  { email, lang }: UserTable,
  kind: 'numberadded' | 'numberremoved',
): Promise<void> {
  const url = `${config.publicUrl}/profile`;
  await mail.add(actionMessage({ to: email, language: lang, kind, words: {}, url }), transaction);
}

async function note(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, access, id }: UserTable,
  action: string,
): Promise<void> {
  await writeAudit(transaction, context, { clinic, role: access, action, detail: { person: id } });
}
