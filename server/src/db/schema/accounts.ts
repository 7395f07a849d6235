import type { Calendar, Language } from '../../../../src/engine/definition/types.ts';
import type { Generated } from 'kysely';

/** Clinics, people and how they sign in. See `schema.ts` for how columns are read. */
export interface AccountTables {
  readonly clinics: ClinicTable;
  readonly users: UserTable;
  readonly profiles: ProfileTable;
  readonly pictures: PictureTable;
  readonly sessions: SessionTable;
  readonly secrets: SecretTable;
}

export interface ClinicTable {
  id: string;
  slug: string;
  /** JSON: Localized. */
  title: string;
  created_at: string;
  /** JSON: the roles that a second step of signing in is demanded of. */
  second_step_roles: Generated<string>;
  /** Of the subscription, in percent. */
  discount: Generated<number>;
  /** What pseudonyms and shifted dates of its exports, and ids of imported records, follow from; null until it is first asked for. */
  export_secret: Generated<string | null>;
}

export interface UserTable {
  clinic: string;
  id: string;
  /** Lower case and NFKC; unique over the product. */
  email: string;
  /** argon2id; null until a password is set. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  picture: string;
  lang: Language;
  date_mode: Calendar;
  /** 0 or 1; null where they never chose. */
  dark_mode: number | null;
  access: 'user' | 'admin';
  verified: number;
  created_at: string;
  disabled_at: string | null;
}

/** People's own profiles; without a row, all of it is blank. */
export interface ProfileTable {
  clinic: string;
  user_id: string;
  speciality: string;
  /** Two letters of ISO 3166, or blank. */
  country: string;
  bio: string;
  allow_public_scores: number;
}

/** People's own pictures. */
export interface PictureTable {
  /** Random; never used again. */
  name: string;
  clinic: string;
  user_id: string;
  type: string;
  /** Base64. */
  bytes: string;
  created_at: string;
}

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  clinic: string;
  user_id: string;
  /** A session that a partner opened reaches this category alone. */
  category: string | null;
  created_at: string;
  used_at: string;
  expires_at: string;
  /** The browser's user-agent. */
  device: Generated<string>;
  address: Generated<string>;
}

/** Secrets of one use: activation, password, invitation and sign-in links, and codes. */
export interface SecretTable {
  /** SHA-256, hex. */
  hash: string;
  purpose: string;
  clinic: string | null;
  user_id: string | null;
  category: string | null;
  /** JSON; what the purpose needs besides. */
  data: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}
