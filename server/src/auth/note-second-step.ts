import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import { actionMessage } from '../mail/messages/action-message.ts';

/** Tells the person by email, and the audit log, that the second step was turned on or off. */
export async function noteSecondStep(
  transaction: Transaction<Schema>,
  context: Context,
  user: UserTable,
  kind: 'secondstepon' | 'secondstepoff' | 'smsstepon',
): Promise<void> {
  const url = `${context.config.publicUrl}/profile`;
  await context.mail.add(actionMessage({ to: user.email, language: user.lang, kind, words: {}, url }), transaction);
  await writeAudit(transaction, context, {
    clinic: user.clinic,
    role: user.access,
    action: `auth.${kind}`,
    detail: { person: user.id },
  });
}
