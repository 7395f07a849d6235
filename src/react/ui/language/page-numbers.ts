import type { Language } from '../../../engine/definition/types.ts';
import { traitsOf } from '../../../engine/languages/traits.ts';

const counters: Readonly<Record<number, string>> = { 0x660: 'arabic-indic', 0x6f0: 'persian', 0x966: 'devanagari' };

/** A style for paper with its page numbers in the digits of the language. */
export function withPageNumbers(css: string, language: Language): string {
  const counter = counters[traitsOf(language).zero];
  return counter ? css.replace(/counter\((pages?)\)/g, `counter($1, ${counter})`) : css;
}
