import type { Transaction } from 'kysely';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { titlesOf } from './titles.ts';
import { actionMessage, inLanguage } from '../mail/messages/action-message.ts';

interface Invited {
  readonly email: string;
  readonly secret: string;
  /** None for the clinic alone. */
  readonly categories: readonly string[];
}

/** Mails the link, in the reader's language where they have an account in the clinic, else in the inviter's. */
export async function mailInvitation(
  transaction: Transaction<Schema>,
  context: Context,
  { email, secret, categories }: Invited,
): Promise<void> {
  const { clinic, firstName, lastName } = signedIn(context);
  const reader = await transaction
    .selectFrom('users')
    .select('lang')
    .where('clinic', '=', clinic)
    .where('email', '=', email)
    .executeTakeFirst();
  const language = reader?.lang ?? context.caller.language;
  const { title } = await transaction
    .selectFrom('clinics')
    .select('title')
    .where('id', '=', clinic)
    .executeTakeFirstOrThrow();
  const places = (await titlesOf(transaction, clinic, categories)).map((place) => inLanguage(place, language));
  const name = inLanguage(fromJson<Localized>(title), language);
  const words = {
    by: `${firstName} ${lastName}`.trim(),
    clinic: name,
    place: places.length === 0 ? name : new Intl.ListFormat(language).format(places),
  };
  const url = `${context.config.publicUrl}/acceptinvitation/${secret}/${encodeURIComponent(email)}`;
  await context.mail.add(actionMessage({ to: email, language, kind: 'invitation', words, url }), transaction);
}
