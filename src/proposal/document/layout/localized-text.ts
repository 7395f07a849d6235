import type { CoreLanguage, Localized } from '../../../engine/definition/types.ts';

/** A template's text in a language, or in the other where it has no more. */
export const localizedText = (text: Localized | undefined, language: CoreLanguage): string =>
  typeof text === 'string' ? text : (text?.[language] ?? text?.[language === 'en' ? 'fa' : 'en'] ?? '');
