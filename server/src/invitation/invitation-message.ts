import type { Transaction } from 'kysely';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { actionMessage, inLanguage } from '../mail/messages/action-message.ts';

interface Invited {
  readonly email: string;
  readonly secret: string;
  readonly category: string | null;
}

/** Mails the link, in the reader's language where they have an account in the clinic, else in the inviter's. */
export async function mailInvitation(
  transaction: Transaction<Schema>,
  context: Context,
  { email, secret, category }: Invited,
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
  const place =
    category === null
      ? undefined
      : await transaction
          .selectFrom('categories')
          .select('title')
          .where('clinic', '=', clinic)
          .where('id', '=', category)
          .executeTakeFirst();
  const name = inLanguage(fromJson<Localized>(title), language);
  const words = {
    by: `${firstName} ${lastName}`.trim(),
    clinic: name,
    place: place === undefined ? name : inLanguage(fromJson<Localized>(place.title), language),
  };
  const url = `${context.config.publicUrl}/acceptinvitation/${secret}/${encodeURIComponent(email)}`;
  await context.mail.add(actionMessage({ to: email, language, kind: 'invitation', words, url }), transaction);
}
