import type { Language } from '../../engine/definition/types.ts';
import en from '../../../locales/en/screen.json' with { type: 'json' };
import fa from '../../../locales/fa/screen.json' with { type: 'json' };

/** What an element says about itself once its code is there. */
export const screenText = (
  language: Language,
  key: keyof typeof en,
  params: Readonly<Record<string, string>> = {},
): string => (language === 'fa' ? fa : en)[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
