import { languages } from '../../engine/languages/known.ts';
import type { Language, Localized } from '../../engine/definition/types.ts';
import { localize } from '../texts/localize.ts';
import type { FhirElement, FhirExtension } from './types.ts';

const translation = 'http://hl7.org/fhir/StructureDefinition/translation';

/** A text in both languages: the string, and beside it the element that carries its translations. */
export interface FhirText {
  readonly text: string;
  readonly element?: FhirElement;
}

export function toFhirText(text: Localized, language: Language): FhirText {
  if (typeof text === 'string') return { text };
  const extension = languages.flatMap((lang) => (text[lang] === undefined ? [] : [translate(lang, text[lang])]));
  return { text: localize(text, language), element: { extension } };
}

function translate(lang: Language, content: string): FhirExtension {
  return {
    url: translation,
    extension: [
      { url: 'lang', valueCode: lang },
      { url: 'content', valueString: content },
    ],
  };
}

/** The text in each language it has. Where it stands beside translations in none of their words, it is the language that is missing among them. */
export function fromFhirText(text: string | undefined, element: FhirElement | undefined): Localized | undefined {
  const found = (element?.extension ?? []).filter(({ url }) => url === translation).map(readTranslation);
  const known = languages.flatMap((lang) => {
    const read = found.find((each) => each.lang === lang) ?? found.find((each) => each.lang?.startsWith(`${lang}-`));
    return read ? [[lang, read.content ?? ''] as const] : [];
  });
  if (known.length === 0) return text;
  const missing = (['en', 'fa'] as const).find((lang) => known.every(([each]) => each !== lang));
  const isOther = text !== undefined && known.every(([, content]) => content !== text);
  return Object.fromEntries(missing && isOther ? [...known, [missing, text]] : known);
}

function readTranslation({ extension = [] }: FhirExtension): { lang?: string; content?: string } {
  const part = (url: string) => extension.find((each) => each.url === url);
  return { lang: part('lang')?.valueCode ?? part('lang')?.valueString, content: part('content')?.valueString };
}
