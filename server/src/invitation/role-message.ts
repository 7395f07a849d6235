import type { Transaction } from 'kysely';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import { actionMessage, inLanguage } from '../mail/messages/action-message.ts';

/** Tells somebody that their role has changed. Which form and role stand in the portal alone. */
export async function mailRoleChange(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, user }: { readonly clinic: string; readonly user: string },
): Promise<void> {
  const reader = await transaction
    .selectFrom('users')
    .innerJoin('clinics', 'clinics.id', 'users.clinic')
    .select(['users.email', 'users.lang', 'clinics.title'])
    .where('users.clinic', '=', clinic)
    .where('users.id', '=', user)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (reader === undefined || isPartnerEmail(reader.email)) return;
  const words = { clinic: inLanguage(fromJson<Localized>(reader.title), reader.lang) };
  await context.mail.add(
    actionMessage({
      to: reader.email,
      language: reader.lang,
      kind: 'rolechanged',
      words,
      url: `${context.config.publicUrl}/signin`,
    }),
    transaction,
  );
}
