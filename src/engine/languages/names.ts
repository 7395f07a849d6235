// Written from locales/*/language.json by scripts/write-languages.mjs, which every build runs. Not to be edited.
import { languages, type Language } from './known.ts';

/** What each language is called by those who read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fa: 'فارسی',
  ar: 'العربية',
};

/** No native reader has looked through these texts yet. */
export const unreviewed: readonly Language[] = ['ar'];

export const otherLanguages = (language: Language): readonly Language[] =>
  languages.filter((other) => other !== language);
