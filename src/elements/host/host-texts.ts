import en from '../../../locales/en/elements.json' with { type: 'json' };
import fa from '../../../locales/fa/elements.json' with { type: 'json' };

const texts: Readonly<Record<'en' | 'fa', Readonly<Record<keyof typeof en, string>>>> = { en, fa };

/** Texts that an element shows before its screen is loaded, without a library. */
export const hostText = (language: 'en' | 'fa', key: keyof typeof en): string => texts[language][key];
