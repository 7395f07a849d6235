import { foldDigits } from '../../engine/numbers/digits.ts';
import { withoutMarks } from './plain-text.ts';

const email =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/iu;

/** The address with its domain in small letters; the domain is ASCII. */
export function readEmail(text: string): string | undefined {
  const address = withoutMarks(foldDigits(text)).trim();
  if (address.length > 254 || !email.test(address)) return undefined;
  const at = address.lastIndexOf('@');
  return at > 64 ? undefined : address.slice(0, at) + address.slice(at).toLowerCase();
}

/**
 * The number as `+` and digits where its country is known, else its national digits.
 *
 * Iranian numbers are known by their form: mobiles `09…`, and area codes with eight digits after.
 * Numbers of other countries are known by `+` or `00`.
 */
export function readPhone(text: string): string | undefined {
  const written = withoutMarks(foldDigits(text))
    .replace(/[\s\-–./()]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d{7,16}$/.test(written)) return undefined;
  const iranian = /^(?:\+?980?|0)(\d{10})$/.exec(written)?.[1] ?? /^9\d{9}$/.exec(written)?.[0];
  if (iranian && iranianNumber.test(iranian)) return `+98${iranian}`;
  if (written.startsWith('+98')) return undefined;
  return /^\+[1-9]\d{6,14}$|^\d{7,15}$/.test(written) ? written : undefined;
}

/** A mobile, or an area code of a province and eight digits. */
const iranianNumber = /^(?:9\d{9}|(?:1[137]|2[1345678]|3[1458]|4[145]|5[1468]|6[16]|7[1467]|8[13467])[1-9]\d{7})$/;

/**
 * Ten digits. The check digit does not decide: codes of newborns and of old registers break it.
 * Two zeros at the beginning, as codes of Tehran have and spreadsheets drop, are put back where the check digit then fits;
 * nine digits are rather a slip of typing.
 */
export function readNationalcode(text: string): string | undefined {
  const digits = withoutMarks(foldDigits(text)).replace(/[\s\-–]/g, '');
  if (!/^(?:\d{8}|\d{10})$/.test(digits)) return undefined;
  const code = digits.padStart(10, '0');
  return digits.length === 10 || hasValidCheckDigit(code) ? code : undefined;
}

/** Whether the tenth digit of a national code fits the nine before it: a reason to look again, not to refuse. */
export function hasValidCheckDigit(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false;
  const sum = [...code.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest);
}

const url =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s<>"\\^`{|}\p{Cc}\p{Cf}]*)?$/iu;
const urlCharacters = 2000;

/** An address on the web, `http` or `https` only; without a scheme it is taken as `https`. */
export function readUrl(text: string): string | undefined {
  const written = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) || !written.includes('.') ? written : `https://${written}`;
  return address.length <= urlCharacters && url.test(address) ? address : undefined;
}
