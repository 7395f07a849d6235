import type { Language } from '../../../../src/api/contract/primitives.ts';
import { fill, mailTexts } from './action-message.ts';

/** The text of a message with a link to a form; names are one line each. */
export function smsText({
  language,
  words,
}: {
  readonly language: Language;
  readonly words: Readonly<Record<string, string>>;
}): string {
  return fill(mailTexts(language).sms.formlink, words, (word) => word.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

/**
 * The text of a message with a code, which says what it is for and names nobody. The last line is the one by which phones
 * offer the code to the page of this host alone.
 */
export function smsCodeText({
  language,
  purpose,
  code,
  host,
}: {
  readonly language: Language;
  readonly purpose: 'smsverify' | 'smsreset' | 'smsstep';
  readonly code: string;
  readonly host: string;
}): string {
  return `${fill(mailTexts(language).sms[purpose], { code })}\n\n@${host} #${code}`;
}
