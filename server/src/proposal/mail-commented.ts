import type { Transaction } from 'kysely';
import { mayMail } from '../accounts/pace-mail.ts';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import type { Language } from '../../../src/engine/definition/types.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import { actionMessage } from '../mail/messages/action-message.ts';

interface Commented {
  /** The proposal's. */
  readonly id: string;
  /** Its owner's. */
  readonly email: string;
  readonly lang: Language;
  readonly verified: number;
}

/** Emails the owner that there are comments, at most once an hour; nothing that a commenter wrote stands in it. */
export async function mailCommented(
  transaction: Transaction<Schema>,
  context: Context,
  { id, email, lang, verified }: Commented,
): Promise<void> {
  if (verified !== 1 || isPartnerEmail(email)) return;
  if (!(await mayMail(transaction, context.clock(), 'commented', email))) return;
  const url = `${context.config.publicUrl}/createproposal?id=${id}`;
  await context.mail.add(actionMessage({ to: email, language: lang, kind: 'commented', words: {}, url }), transaction);
}
