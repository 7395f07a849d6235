import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import { actionMessage } from '../mail/messages/action-message.ts';
import { spendRecoveryCode } from '../second-step/recovery-codes.ts';
import { hasSmsStep } from '../second-step/mobile-number.ts';
import { hasTotp, spendCode } from '../second-step/second-step.ts';
import { spendSmsStep } from '../second-step/sms-code.ts';

/** Whether a code is one of the authenticator app or of a text message, which can be guessed; a recovery code cannot. */
export function isDeviceCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

/** Takes up a code of the app, of a text message, or a recovery code for good; the use of the latter is reported by email. */
export async function spendEitherCode(
  transaction: Transaction<Schema>,
  context: Context,
  person: UserTable,
  code: string,
): Promise<boolean> {
  // An app that is set up and not confirmed yet proves nothing.
  if (isDeviceCode(code))
    return (await hasTotp(transaction, person))
      ? spendCode(transaction, context, person, code)
      : (await hasSmsStep(transaction, person)) && spendSmsStep(transaction, context, person, code);
  const used = await spendRecoveryCode(transaction, context.clock(), person, code);
  if (used)
    await context.mail.add(
      actionMessage({
        to: person.email,
        language: person.lang,
        kind: 'recoverycodeused',
        words: {},
        url: `${context.config.publicUrl}/profile`,
      }),
      transaction,
    );
  return used;
}
