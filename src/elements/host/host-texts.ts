import type { Language } from '../../engine/definition/types.ts';
import en from '../../../locales/en/elements.json' with { type: 'json' };
import fa from '../../../locales/fa/elements.json' with { type: 'json' };

/** Texts that an element shows before its screen is loaded, without a library. */
export const hostText = (language: Language, key: keyof typeof en): string => (language === 'fa' ? fa : en)[key];
