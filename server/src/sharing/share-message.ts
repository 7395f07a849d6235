import type { Transaction } from 'kysely';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Receiver } from '../live/publish-event.ts';
import { actionMessage, inLanguage } from '../mail/messages/action-message.ts';

/** Emails the receivers, each in their language; the email says nothing about the patient. */
export async function mailShared(
  transaction: Transaction<Schema>,
  context: Context,
  people: readonly Receiver[],
  file: string,
): Promise<void> {
  if (people.length === 0) return;
  const users = await transaction
    .selectFrom('users')
    .innerJoin('clinics', 'clinics.id', 'users.clinic')
    .select(['email', 'lang', 'clinics.title'])
    .where('users.clinic', 'in', [...new Set(people.map(({ clinic }) => clinic))])
    .where(
      'users.id',
      'in',
      people.map(({ user }) => user),
    )
    .where('disabled_at', 'is', null)
    .where('verified', '=', 1)
    .execute();
  for (const { email, lang, title } of users) {
    if (isPartnerEmail(email)) continue;
    const words = { clinic: inLanguage(fromJson<Localized>(title), lang) };
    await context.mail.add(
      actionMessage({
        to: email,
        language: lang,
        kind: 'shared',
        words,
        url: `${context.config.publicUrl}/shared?file=${file}`,
      }),
      transaction,
    );
  }
}
