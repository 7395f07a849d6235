import type { Language } from '../definition/types.ts';

const foreign = /[۰-۹٠-٩０-９٫٬]/g;
const digit = /[0-9٠-٩]/g;

const toAscii = (character: string): string =>
  character === '٫' ? '.' : character === '٬' ? ',' : String(character.charCodeAt(0) & 15);

/** The text with Persian, Arabic and full-width digits as `0`–`9`, `٫` as a point and `٬` as a comma. */
export const foldDigits = (text: string): string => text.replace(foreign, toAscii);

/** The text with its digits as the language's readers write them. */
export const showDigits = (text: string, language: Language): string =>
  language === 'fa'
    ? text.replace(digit, (character) => String.fromCharCode(0x6f0 + (character.charCodeAt(0) & 15)))
    : text.replace(/[۰-۹٠-٩]/g, toAscii);
