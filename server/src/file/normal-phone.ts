import { readPhone } from '../../../src/fields/texts/text-formats.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';

/** A phone number in the one spelling that answers have too: `+98…` where it is Iranian; undefined for what is none. Short numbers, as of a ward, stay as they are. */
export function normalPhone(text: string): string | undefined {
  const short = foldText(text).replace(/[\s().\-/]/g, '');
  return readPhone(text) ?? (/^\d{4,6}$/.test(short) ? short : undefined);
}

/** As it is dialled in Iran, `09…`; undefined for numbers of other countries. */
export function localPhone(phone: string | undefined): string | undefined {
  return phone?.startsWith('+98') ? `0${phone.slice(3)}` : undefined;
}

/** What is looked for, without the country's code: so a number is found in either spelling, whichever it was stored in. */
export function withoutCountry(term: string): string {
  return term.replace(/^(?:\+|00)98(?=\d)/, '');
}
