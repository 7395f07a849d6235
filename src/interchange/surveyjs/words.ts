import type { CoreLanguage, Localized } from '../../engine/definition/types.ts';
import { isRecord } from '../../engine/definition/walk-questions.ts';
import type { Note } from '../shared/raw.ts';

/** `fa-IR` is Persian. */
export const languageOf = (locale: unknown): CoreLanguage =>
  typeof locale === 'string' && /^fa\b/i.test(locale) ? 'fa' : 'en';

const ofText = /^(?:title|description|text|html|default|label\w+|(?:min|max)RateDescription|placeholder)$/;

/** The texts that are written without a language. */
export function plainTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => (typeof each === 'string' ? [each] : plainTexts(each)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (ofText.test(key) ? [inner] : []) : plainTexts(inner),
  );
}

/** A text of a survey in the languages that a form may have; other languages are noted. Undefined where there is none. */
export function wordsOf(value: unknown, path: string, main: CoreLanguage, note: Note): Localized | undefined {
  if (typeof value === 'string' || typeof value === 'number') return written(String(value), path, note);
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  const found: { en?: string; fa?: string } = {};
  const others: string[] = [];
  const assign = (language: CoreLanguage, text: string | undefined): void => {
    if (text !== undefined) found[language] ??= text;
  };
  for (const [locale, text] of texts) {
    if (locale === 'default') continue;
    if (/^(?:en|fa)\b/i.test(locale)) assign(languageOf(locale), written(text, path, note));
    else others.push(locale);
  }
  if (others.length > 0) note(path, `the texts in ${others.join(', ').slice(0, 200)}`);
  const plain = texts.find(([locale]) => locale === 'default')?.[1];
  if (plain !== undefined) assign(main, written(plain, path, note));
  if (found.en !== undefined || found.fa !== undefined) return found;
  return texts[0] && written(texts[0][1], path, note);
}

/** Texts are shown as they are: what is markup is taken out, and what would be an answer within a text is noted. */
function written(text: string, path: string, note: Note): string | undefined {
  const plain = text
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
  if (/\{[^{}]+\}/.test(plain)) note(path, 'shows an answer within its text');
  return plain === '' ? undefined : plain;
}
