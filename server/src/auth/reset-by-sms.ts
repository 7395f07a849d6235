import { countUse, forgetUse } from '../accounts/count-use.ts';
import { normalEmail } from '../accounts/email.ts';
import { assertGoodPassword } from '../accounts/password-rules.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { nobodyOf, type SecretOwner } from '../accounts/secrets.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { commitTogether } from '../db/group-commit.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { ServerError } from '../errors/server-error.ts';
import { limitKey } from '../http/request/caller.ts';
import { findNumber } from '../second-step/mobile-number.ts';
import { maySms } from '../second-step/pace-sms.ts';
import { findSmsCode, isCode, issueSmsCode, spendFoundCode } from '../second-step/sms-code.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { setPassword } from './change-password.ts';
import { forgetStrangers } from './sign-in-attempts.ts';

/** Whom a code for a new password goes to, or would: the same is done for an address that nobody has, or that has no number. */
interface Asked {
  readonly user: UserTable | undefined;
  readonly owner: SecretOwner;
  /** Undefined for who gets no code. */
  readonly phone: string | undefined;
}

/** Texts a code for a new password. The address says whose: a number may have come to somebody else by now. */
export const forgotBySms: Handler<'/auth/forgotbysms'> = async (context, { email }) => {
  if (context.config.sms === undefined) throw new ServerError('nosms');
  await countUse(context, 'smsFrom', limitKey(context.caller.address));
  const { user, owner, phone } = await findAsked(context, email);
  const isNobody = phone === undefined;
  const to = phone ?? owner.user;
  const isTexted = await maySms(context, { person: normalEmail(email), phone: to, isNobody });
  await context.db.transaction().execute(async (transaction) => {
    const detail = user && { detail: { person: user.id } };
    await writeAudit(
      transaction,
      context,
      { clinic: user?.clinic ?? 'none', role: 'none', action: 'auth.forgotbysms', ...detail },
      isTexted && !isNobody ? 'done' : 'denied',
    );
    if (!isTexted) return;
    const language = user?.lang ?? context.caller.language;
    const message = await issueSmsCode(transaction, context, { purpose: 'smsreset', owner, phone: to, language });
    await (isNobody ? context.mail.addNoText(message, transaction) : context.mail.addText(message, transaction));
  });
  return {};
};

/** Sets a password by a texted code and ends every session. The mailbox is told, as of any new password. */
export const resetBySms: Handler<'/auth/resetbysms'> = async (context, { email, code, password, device }) => {
  const whose = normalEmail(email);
  await countUse(context, 'smsTries', whose);
  await countUse(context, 'smsTry', `reset ${whose}`);
  const { user, owner, phone } = await findAsked(context, email);
  const found = await findSmsCode(context.db, context, { purpose: 'smsreset', owner });
  const isRight = isCode(found, code);
  if (!isRight || found === undefined || user === undefined || found.phone !== phone) return refuse(context, user);
  await forgetUse(context, 'smsTry', `reset ${whose}`);
  assertGoodPassword(password, { email: user.email, firstName: user.first_name, lastName: user.last_name });
  const passwordHash = await hashPassword(password);
  const changed = await context.db.transaction().execute(async (transaction) => {
    const number = await findNumber(transaction, user);
    if (number?.phone !== phone || number.second_step === 1) return undefined;
    if (!(await spendFoundCode(transaction, context.clock(), found))) return undefined;
    return setPassword(transaction, context, user, passwordHash);
  });
  if (changed === undefined) return refuse(context, user);
  await forgetUse(context, 'smsTries', whose);
  await forgetStrangers(context, user.email);
  return sessionReply(context, changed, { device });
};

/** A number that is the second step gives no new password: one phone would be both steps. */
async function findAsked({ db }: Context, email: string): Promise<Asked> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const nobody = nobodyOf(email);
  const number = await findNumber(db, user ?? { clinic: nobody.clinic, id: nobody.user });
  const isAsked = user?.verified === 1 && number?.second_step === 0;
  return isAsked
    ? { user, owner: { clinic: user.clinic, user: user.id }, phone: number.phone }
    : { user, owner: nobody, phone: undefined };
}

async function refuse(context: Context, user: UserTable | undefined): Promise<never> {
  const detail = user && { detail: { person: user.id } };
  const event = { clinic: user?.clinic ?? 'none', role: 'none', action: 'auth.resetbysms', ...detail };
  await commitTogether(context.db, (transaction) => writeAudit(transaction, context, event, 'denied'));
  throw new ServerError('wrongcode');
}
