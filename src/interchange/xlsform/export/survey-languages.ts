import type { FormDefinition, CoreLanguage, Localized } from '../../../engine/definition/types.ts';

/** What XLSForm calls the languages that a form may have. */
export const languageNames: Readonly<Record<CoreLanguage, string>> = { en: 'English (en)', fa: 'Persian (fa)' };

/** The languages that the form's texts are in, its own first. */
export function languagesIn({ language, pages }: FormDefinition): readonly CoreLanguage[] {
  const found = new Set<CoreLanguage>([language]);
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if ((key === 'en' || key === 'fa') && typeof part === 'string') found.add(key);
      else look(part);
    }
  };
  look(pages);
  return [...found];
}

/** A column for each language; where a text is missing in one, that language shows the other, as forms here do. */
export function columnsOf(
  column: string,
  text: Localized | undefined,
  languages: readonly CoreLanguage[],
): Readonly<Record<string, string>> {
  if (text === undefined) return {};
  return Object.fromEntries(
    languages.map((language) => [
      `${column}::${languageNames[language]}`,
      typeof text === 'string' ? text : (text[language] ?? text.en ?? text.fa ?? ''),
    ]),
  );
}

/** Texts one after another, in each language. */
export function joined(
  texts: readonly (Localized | undefined)[],
  languages: readonly CoreLanguage[],
  between: string,
): Localized | undefined {
  const given = texts.flatMap((text) => (text === undefined || text === '' ? [] : [text]));
  if (given.length === 0) return undefined;
  return Object.fromEntries(
    languages.map((language) => [
      language,
      given
        .map((text) => (typeof text === 'string' ? text : (text[language] ?? text.en ?? text.fa ?? '')))
        .filter(Boolean)
        .join(between),
    ]),
  );
}
