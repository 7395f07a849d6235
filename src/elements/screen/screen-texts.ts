import en from '../../../locales/en/screen.json' with { type: 'json' };
import fa from '../../../locales/fa/screen.json' with { type: 'json' };

const texts: Readonly<Record<'en' | 'fa', Readonly<Record<keyof typeof en, string>>>> = { en, fa };

/** What an element says about itself once its code is there. */
export const screenText = (
  language: 'en' | 'fa',
  key: keyof typeof en,
  params: Readonly<Record<string, string>> = {},
): string => texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
