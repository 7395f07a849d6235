import type { CoreLanguage, Localized } from '../../engine/definition/types.ts';
import { showDigits } from '../../engine/numbers/digits.ts';
import { formatNumber } from '../../engine/numbers/number-text.ts';
import type { MessageParams } from './rule.ts';

/** A text in the language, or in the one it has. */
export function localize(text: Localized | undefined, language: CoreLanguage): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return (language === 'fa' ? (text.fa ?? text.en) : (text.en ?? text.fa)) ?? '';
}

const longest = 80;

const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

function show(value: string | number | Localized | undefined, language: CoreLanguage): string {
  if (typeof value === 'number') return formatNumber(value, { language, grouped: Math.abs(value) >= 10_000 });
  return typeof value === 'string' ? shorten(value) : localize(value, language);
}

/** The sentence of a rule with its parameters. Its own numbers are written in its language's digits, quoted text is left as it is. */
export function writeMessage(
  message: { en: string; fa: string },
  params: MessageParams,
  language: CoreLanguage,
): string {
  return showDigits(message[language], language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? show(params[name], language) : whole,
  );
}
