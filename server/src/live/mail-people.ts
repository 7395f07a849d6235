import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import type { MailMessage } from '../context/mail-queue.ts';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Receiver } from './publish-event.ts';
import { actionMessage, inLanguage, type ActionMessage } from '../mail/messages/action-message.ts';

/** What an email to several people is about. */
export interface Mailing {
  readonly kind: ActionMessage['kind'];
  /** Where its button leads, under the server's own address. */
  readonly path: string;
}

/** Emails people, each in their language, with no more words than their clinic's title; addresses that nobody has verified get none. */
export async function mailPeople(
  transaction: Transaction<Schema>,
  context: Context,
  people: readonly Receiver[],
  mailing: Mailing,
): Promise<void> {
  for (const message of await messagesTo(transaction, context, people, mailing))
    await context.mail.add(message, transaction);
}

/** Those emails. */
export async function messagesTo(
  db: Database,
  { config }: Context,
  people: readonly Receiver[],
  { kind, path }: Mailing,
): Promise<readonly MailMessage[]> {
  const users = (await Promise.all(people.map(({ clinic, user }) => addressOf(db, { clinic, user })))).flat();
  return users
    .filter(({ email, verified }) => verified === 1 && !isPartnerEmail(email))
    .map(({ email, lang, title }) => {
      const words = { clinic: inLanguage(fromJson<Localized>(title), lang) };
      return actionMessage({ to: email, language: lang, kind, words, url: `${config.publicUrl}${path}` });
    });
}

const addressOf = lookedUp((db, { clinic, user }: { readonly clinic: string; readonly user: string }) =>
  db
    .selectFrom('users')
    .innerJoin('clinics', 'clinics.id', 'users.clinic')
    .select(['email', 'lang', 'verified', 'clinics.title'])
    .where('users.clinic', '=', clinic)
    .where('users.id', '=', user)
    .where('disabled_at', 'is', null),
);
