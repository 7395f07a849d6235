import enPage from '../../../locales/en/hosted.json' with { type: 'json' };
import enRefusals from '../../../locales/en/refusals.json' with { type: 'json' };
import faPage from '../../../locales/fa/hosted.json' with { type: 'json' };
import faRefusals from '../../../locales/fa/refusals.json' with { type: 'json' };
import type { Language } from '../../../src/api/contract/primitives.ts';
import { otherLanguages } from '../../../src/engine/languages/names.ts';
import { directionOf } from '../../../src/engine/languages/native.ts';
import { pickText } from '../../../src/engine/languages/pick-text.ts';
import { textsIn } from '../languages/texts-in.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';

/** What stands around a form on its own page. */
export const pageTexts = textsIn('hosted', { en: enPage, fa: faPage });

const refusals = textsIn<Readonly<Record<string, string>>>('refusals', { en: enRefusals, fa: faRefusals });

/** Why a form cannot be filled, as the filler says it. */
export const refusalText = (code: string, language: Language): string | undefined => refusals(language)[code];

export { directionOf, otherLanguages };

/** The text in the language, or else in the first that it has. */
export const textIn = (language: Language, text: Localized): string => pickText(text, language);

/** A text with its `{{name}}` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** The form of a text that goes with the count. */
export function pluralOf(texts: object, key: string, count: number, language: Language): string {
  const forms = texts as Readonly<Record<string, string | undefined>>;
  return forms[`${key}_${new Intl.PluralRules(language).select(count)}`] ?? forms[`${key}_other`] ?? '';
}
