import { countUse } from '../accounts/count-use.ts';
import { mailPace, mayMail } from '../accounts/pace-mail.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { limitKey } from '../http/request/caller.ts';

interface Texting {
  /** Whose account it is about. */
  readonly person: string;
  readonly phone: string;
}

/**
 * Counts a code that is to be texted: from one network address, for one account, to one number, and of the installation.
 *
 * Messages cost money, and strangers earn by having them sent. Throws `nosms` without a gateway, and `toomany`.
 */
export async function countSms(context: Context, { person, phone }: Texting): Promise<void> {
  if (context.config.sms === undefined) throw new ServerError('nosms');
  try {
    await countUse(context, 'smsFrom', limitKey(context.caller.address));
    await countUse(context, 'smsPerson', person);
    await paceNumber(context, phone, 'all');
  } catch (error) {
    context.metrics?.smsTried('limited');
    throw error;
  }
}

/**
 * The same for somebody who is not signed in, who learns nothing by it: whether a message may go out. For `nobody`, who
 * gets none, it is counted apart.
 */
export async function maySms(
  context: Context,
  { person, phone, isNobody }: Texting & { readonly isNobody: boolean },
): Promise<boolean> {
  try {
    await countUse(context, 'smsReset', person);
    await paceNumber(context, phone, isNobody ? 'nobody' : 'all');
    return true;
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'toomany') throw error;
    context.metrics?.smsTried('limited');
    return false;
  }
}

async function paceNumber(context: Context, phone: string, whose: 'all' | 'nobody'): Promise<void> {
  await countUse(context, 'smsNumber', phone);
  const isPaced = await context.db
    .transaction()
    .execute((transaction) => mayMail(transaction, context.clock(), 'sms', phone));
  if (!isPaced) throw new ServerError('toomany', { retryAfter: mailPace.thenEveryMs / 1000 });
  await countUse(context, 'smsAll', whose, { max: context.config.smsCodes.perDay, spanMs: 24 * 3_600_000 });
}
