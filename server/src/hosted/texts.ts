import enPage from '../../../locales/en/hosted.json' with { type: 'json' };
import enRefusals from '../../../locales/en/refusals.json' with { type: 'json' };
import faPage from '../../../locales/fa/hosted.json' with { type: 'json' };
import faRefusals from '../../../locales/fa/refusals.json' with { type: 'json' };
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';

/** What stands around a form on its own page. */
export const pageTexts: Readonly<Record<Language, typeof enPage>> = { en: enPage, fa: faPage };

const refusals: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: enRefusals, fa: faRefusals };

/** Why a form cannot be filled, as the filler says it. */
export const refusalText = (code: string, language: Language): string | undefined => refusals[language][code];

export const otherLanguage = (language: Language): Language => (language === 'fa' ? 'en' : 'fa');
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'fa' ? 'rtl' : 'ltr');

/** The text in the language, or else in the other one. */
export function textIn(language: Language, text: Localized): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[otherLanguage(language)] ?? '';
}

/** A text with its `{{name}}` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
