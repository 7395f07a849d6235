import type { Kysely } from 'kysely';
import clinicEn from '../../../locales/en/mail.json' with { type: 'json' };
import clinicFa from '../../../locales/fa/mail.json' with { type: 'json' };
import { calendarFor } from '../../../src/engine/languages/native.ts';
import { isTaken } from '../db/dialect.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { newId } from '../db/uuid.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { ServerError } from '../errors/server-error.ts';
import { normalEmail } from './email.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly access: 'user' | 'admin';
  readonly lang: Language;
  /** Null where it is set later, once the address is verified. */
  readonly passwordHash: string | null;
  /** False where nobody has proved yet that the address is theirs. */
  readonly verified?: boolean;
}

/** Adds a person. Throws `badbody` at `person.email` where the address is taken. */
export async function addAccount(
  db: Kysely<Schema>,
  now: Date,
  clinic: string,
  account: NewAccount,
): Promise<UserTable> {
  const user: UserTable = {
    clinic,
    id: newId(now.getTime()),
    email: normalEmail(account.email),
    password_hash: account.passwordHash,
    first_name: account.firstName.trim(),
    last_name: account.lastName.trim(),
    phone: '',
    picture: '',
    lang: account.lang,
    date_mode: calendarFor(account.lang),
    dark_mode: null,
    access: account.access,
    verified: account.verified === false ? 0 : 1,
    created_at: now.toISOString(),
    disabled_at: null,
  };
  try {
    await db.insertInto('users').values(user).execute();
  } catch (error) {
    throw isTaken(error)
      ? new ServerError('badbody', { fields: [{ path: 'person.email', rule: 'invalid', message: '' }] })
      : error;
  }
  return user;
}

/** The clinic of a server with one clinic; made when there is none. */
export async function firstClinic(db: Kysely<Schema>, now: Date): Promise<string> {
  const found = await db.selectFrom('clinics').select('id').orderBy('created_at').executeTakeFirst();
  if (found) return found.id;
  const id = newId(now.getTime());
  const title = JSON.stringify({ en: clinicEn.clinic, fa: clinicFa.clinic });
  await db.insertInto('clinics').values({ id, slug: 'clinic', title, created_at: now.toISOString() }).execute();
  return id;
}

export async function hasAccounts(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
