import type { Language } from '../languages/known.ts';
import { traitsOf } from '../languages/traits.ts';

const foreign = /[۰-۹٠-٩０-９٫٬]/g;
const digit = /[0-9٠-٩۰-۹]/g;

const toAscii = (character: string): string =>
  character === '٫' ? '.' : character === '٬' ? ',' : String(character.charCodeAt(0) & 15);

/** The text with Persian, Arabic and full-width digits as `0`–`9`, `٫` as a point and `٬` as a comma. */
export const foldDigits = (text: string): string => text.replace(foreign, toAscii);

/** The text with its digits as the language's readers write them. */
export const showDigits = (text: string, language: Language): string =>
  text.replace(digit, (character) => String.fromCharCode(traitsOf(language).zero + (character.charCodeAt(0) & 15)));
