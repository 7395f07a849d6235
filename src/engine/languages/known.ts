// Written from locales/*/language.json by scripts/write-languages.mjs, which every build runs. Not to be edited.

/** Every language that has a folder of texts. */
export const languages = ['en', 'fa', 'ar'] as const;

/** A language of the screens, as BCP 47 names it. */
export type Language = (typeof languages)[number];
