// Written from locales/*/language.json by scripts/write-languages.mjs, which every build runs. Not to be edited.
// The loader shares nothing with what it loads.

/** Every language that has a folder of texts. */
export const languages = ['en', 'fa', 'ar'] as const;

export const directionOf = (language: string): 'ltr' | 'rtl' => (/fa|ar/.test(language) ? 'rtl' : 'ltr');

/** The calendar of a language's readers: `fa` is the solar one. */
export const calendarFor = (language: string): 'en' | 'fa' => (language === 'fa' ? 'fa' : 'en');
