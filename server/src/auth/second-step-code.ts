import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import { actionMessage } from '../mail/messages/action-message.ts';
import { spendRecoveryCode } from '../second-step/recovery-codes.ts';
import { spendCode } from '../second-step/second-step.ts';

/** Whether a code is one of the device's, which can be guessed; a recovery code cannot. */
export function isDeviceCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

/** Takes up a code of the device or a recovery code for good; the use of the latter is reported by email. */
export async function spendEitherCode(
  transaction: Transaction<Schema>,
  context: Context,
  person: UserTable,
  code: string,
): Promise<boolean> {
  if (isDeviceCode(code)) return spendCode(transaction, context, person, code);
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
