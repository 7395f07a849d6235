import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import { newId } from '../db/uuid.ts';
import { limitKey } from '../http/request/caller.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { ServerError } from '../errors/server-error.ts';
import { actionMessage } from '../mail/messages/action-message.ts';
import { addAccount, firstClinic, hasAccounts } from '../accounts/accounts.ts';
import { countUse } from '../accounts/count-use.ts';
import { normalEmail } from '../accounts/email.ts';
import { assertGoodPassword } from '../accounts/password-rules.ts';
import { mayMail } from '../accounts/pace-mail.ts';
import { issueSecret } from '../accounts/secrets.ts';

type Newcomer = CallBody<'/auth/storuser'> & { readonly language: Language };

/**
 * Asks to join the server’s clinic as somebody without a part in any form yet.
 *
 * Only the owner of the address learns, by mail, whether it has an account; the answer takes the same work. Its password
 * is set by the person who opens the link. An account whose address was never proved is overwritten: whoever asked first
 * may not have been its owner.
 */
export const signUp: Handler<'/auth/storuser'> = async (context, body) => {
  if (context.config.signUp === 'closed' || !(await hasAccounts(context.db))) throw new ServerError('signupclosed');
  if (body.password !== undefined) assertGoodPassword(body.password, body);
  await countUse(context, 'joinFrom', limitKey(context.caller.address));
  const newcomer = { ...body, language: body.lang ?? context.caller.language };
  await context.db.transaction().execute(async (transaction) => {
    const clinic = await firstClinic(transaction, context.clock());
    const isMailed = await mayMail(transaction, context.clock(), 'join', body.email);
    const known = await transaction
      .selectFrom('users')
      .selectAll()
      .where('email', '=', normalEmail(body.email))
      .executeTakeFirst();
    if (known !== undefined && (known.verified === 1 || known.disabled_at !== null || isPartnerEmail(known.email)))
      await notifyOwner(transaction, context, known, isMailed);
    else await invite(transaction, context, { ...newcomer, isMailed }, known ?? clinic);
  });
  return { id: newId(context.clock().getTime()) };
};

/** Writes a person and a secret as they are, where a newcomer's would be written. */
async function notifyOwner(
  transaction: Transaction<Schema>,
  context: Context,
  known: UserTable,
  isMailed: boolean,
): Promise<void> {
  const { publicUrl } = context.config;
  await transaction
    .updateTable('users')
    .set((is) => ({ email: is.ref('email') }))
    .where('clinic', '=', known.clinic)
    .where('id', '=', known.id)
    .execute();
  if (isMailed) {
    await issueSecret(transaction, context.clock(), 'activation', { clinic: known.clinic, user: known.id });
    const message = actionMessage({
      to: known.email,
      language: known.lang,
      kind: 'taken',
      words: {},
      url: `${publicUrl}/forgot`,
    });
    await (known.disabled_at === null && !isPartnerEmail(known.email)
      ? context.mail.add(message, transaction)
      : context.mail.addNone(message, transaction));
  }
  await writeAudit(
    transaction,
    context,
    { clinic: known.clinic, role: 'none', action: 'auth.signup', detail: { person: known.id } },
    'denied',
  );
}

/** The email holds nothing that the newcomer wrote: strangers could send their words to anybody. */
async function invite(
  transaction: Transaction<Schema>,
  context: Context,
  newcomer: Newcomer & { readonly isMailed: boolean },
  place: UserTable | string,
): Promise<void> {
  const now = context.clock();
  const { firstName, lastName, email, language, isMailed } = newcomer;
  const known = typeof place === 'string' ? undefined : place;
  const clinic = typeof place === 'string' ? place : place.clinic;
  const user =
    known ??
    (await addAccount(transaction, now, clinic, {
      firstName,
      lastName,
      email,
      access: 'user',
      lang: language,
      passwordHash: null,
      verified: false,
    }));
  if (known) {
    await transaction
      .updateTable('users')
      .set({ first_name: firstName.trim(), last_name: lastName.trim(), password_hash: null, lang: language })
      .where('clinic', '=', clinic)
      .where('id', '=', user.id)
      .where('verified', '=', 0)
      .execute();
  }
  if (isMailed) await mailActivation(transaction, context, user, language);
  await writeAudit(transaction, context, { clinic, role: 'none', action: 'auth.signup', detail: { person: user.id } });
}

/** Mails the link that proves the address; older ones die. */
export async function mailActivation(
  transaction: Transaction<Schema>,
  context: Context,
  user: UserTable,
  language: Language,
): Promise<void> {
  const secret = await issueSecret(transaction, context.clock(), 'activation', { clinic: user.clinic, user: user.id });
  const url = `${context.config.publicUrl}/activation/${secret}/`;
  await context.mail.add(actionMessage({ to: user.email, language, kind: 'activation', words: {}, url }), transaction);
}
