import common from './common-passwords.json' with { type: 'json' };
import { ServerError } from '../errors/server-error.ts';

const commonPasswords: ReadonlySet<string> = new Set(common);
const clinicWords = ['porsa', 'clinic', 'hospital', 'doctor', 'patient', 'پرسا', 'کلینیک', 'بیمارستان', 'پزشک'];

/** Whose password it is, as far as it is known. */
export interface PasswordOwner {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Refuses passwords that others guess first: the most common ones, and the person’s or the clinic’s own words with
 * nothing but numbers and marks around. Throws `badbody` at `path`.
 */
export function assertGoodPassword(
  password: string,
  { email = '', firstName = '', lastName = '' }: PasswordOwner,
  path = 'password',
): void {
  const folded = fold(password);
  if ([...folded].length < 8) throw fault(path, 'tooshort');
  const words = [
    ...clinicWords,
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ]
    .map(lettersOf)
    .filter(Boolean);
  if (commonPasswords.has(folded) || words.includes(lettersOf(folded)) || new Set(folded).size < 4)
    throw fault(path, 'commonpassword');
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => fold(text).replace(/[^\p{Letter}]/gu, '');
const fault = (path: string, rule: string): ServerError =>
  new ServerError('badbody', { fields: [{ path, rule, message: '' }] });
