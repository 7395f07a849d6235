import type { Transaction } from 'kysely';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Receiver } from './publish-event.ts';
import { actionMessage, inLanguage, type ActionMessage } from '../mail/messages/action-message.ts';

interface Mailing {
  readonly kind: ActionMessage['kind'];
  /** Where its button leads, under the server's own address. */
  readonly path: string;
}

/** Emails people, each in their language, with no more words than their clinic's title; addresses that nobody has verified get none. */
export async function mailPeople(
  transaction: Transaction<Schema>,
  context: Context,
  people: readonly Receiver[],
  { kind, path }: Mailing,
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
    const url = `${context.config.publicUrl}${path}`;
    await context.mail.add(actionMessage({ to: email, language: lang, kind, words, url }), transaction);
  }
}
