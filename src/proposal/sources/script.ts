import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { CslItem } from '../types.ts';

const arabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/g;
const latin = /[a-z\u00c0-\u024f]/gi;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether more of the text is in Arabic script than in Latin. */
export const isRightToLeft = (text: string): boolean => count(text, arabic) > count(text, latin);

/** Whether any letter is in Arabic script. */
export const hasArabicScript = (text: string): boolean => text.search(arabic) >= 0;

/** Letters of Arabic keyboards as Persian writes them, and marks without width other than the half-space removed. */
export const toPersianLetters = (text: string): string =>
  text
    .replace(/[يى](?![\u064b-\u0652])/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/\s*\u200c[\s\u200c]*/g, (gap) => (gap.includes(' ') ? ' ' : '\u200c'));

/** The language that a source is set in: that of its title, or what it says itself, or the one given. */
export function languageOf(item: CslItem, otherwise: CoreLanguage): CoreLanguage {
  const title = item.title ?? item['container-title'] ?? '';
  if (/\p{L}/u.test(title)) return isRightToLeft(title) ? 'fa' : 'en';
  if (/^(fa|per|fas|persian|farsi)\b/i.test(item.language ?? '')) return 'fa';
  if (item.language) return 'en';
  return otherwise;
}
