import type { Language } from '../../../engine/definition/types.ts';

/** A style for paper with its page numbers in the digits of the language. */
export const withPageNumbers = (css: string, language: Language): string =>
  language === 'fa' ? css.replace(/counter\((pages?)\)/g, 'counter($1, persian)') : css;
