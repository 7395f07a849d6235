import type { Transaction } from 'kysely';
import { addAccount } from '../accounts/accounts.ts';
import { normalEmail } from '../accounts/email.ts';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import type { SsoConfiguration } from '../configuration/configuration.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { forgetWaysIn } from '../sessions/forget-ways-in.ts';
import { applyPlace } from './apply-place.ts';
import { clinicsOf, placeIn } from './places.ts';
import type { Claims } from './provider.ts';

type Refused = 'ssounverified' | 'ssounknown';

/**
 * The account of whom the provider describes, by the address that it has verified; made where a rule lets them in.
 *
 * An account belongs to its mailbox: one that nobody has activated yet loses whatever was prepared in it.
 */
export async function findPerson(
  transaction: Transaction<Schema>,
  context: Context,
  sso: SsoConfiguration,
  claims: Claims,
): Promise<UserTable | Refused> {
  const email = emailOf(claims);
  if (email === undefined) return 'ssounverified';
  const known = await transaction.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (known?.disabled_at != null) return 'ssounknown';
  const person = known ?? (await addPerson(transaction, context, sso, claims, email));
  if (person === undefined) return 'ssounknown';
  if (person.verified === 0) await claim(transaction, person);
  const clinic = await clinicSlug(transaction, person.clinic);
  const access = await applyPlace(transaction, context, person, placeIn(sso, claims, clinic));
  return { ...person, verified: 1, access };
}

/** Undefined unless the provider itself says that the address is theirs. */
function emailOf({ email, email_verified: verified }: Claims): string | undefined {
  if (typeof email !== 'string' || verified !== true) return undefined;
  const plain = normalEmail(email);
  return /^[^\s@]+@[^\s@]+$/.test(plain) && plain.length <= 254 && !isPartnerEmail(plain) ? plain : undefined;
}

async function addPerson(
  transaction: Transaction<Schema>,
  { clock, caller }: Context,
  sso: SsoConfiguration,
  claims: Claims,
  email: string,
): Promise<UserTable | undefined> {
  const [slug] = clinicsOf(sso, claims);
  if (slug === undefined) return undefined;
  const clinic = await transaction.selectFrom('clinics').select('id').where('slug', '=', slug).executeTakeFirst();
  if (clinic === undefined) return undefined;
  return addAccount(transaction, clock(), clinic.id, {
    firstName: nameOf(claims['given_name'] ?? claims['name']),
    lastName: nameOf(claims['family_name']),
    email,
    access: 'user',
    lang: caller.language,
    passwordHash: null,
  });
}

const nameOf = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 60)
    : '';

async function claim(transaction: Transaction<Schema>, person: UserTable): Promise<void> {
  await forgetWaysIn(transaction, person);
  await transaction
    .updateTable('users')
    .set({ verified: 1, password_hash: null })
    .where('clinic', '=', person.clinic)
    .where('id', '=', person.id)
    .execute();
}

async function clinicSlug(transaction: Transaction<Schema>, id: string): Promise<string> {
  const { slug } = await transaction
    .selectFrom('clinics')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return slug;
}
