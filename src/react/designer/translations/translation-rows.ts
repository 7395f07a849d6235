import type { FormDefinition, CoreLanguage, Localized } from '../../../engine/definition/types.ts';
import { languages } from '../definition/languages.ts';
import { textsOf } from '../definition/missing-texts.ts';
import { setText, textIn } from '../definition/set-text.ts';
import { setAtPath } from './set-at-path.ts';

/** One text of a form in all its languages. `path` is where it stands, `key` the setting it belongs to. */
export interface TranslationRow {
  readonly path: string;
  readonly key: string;
  readonly isNeeded: boolean;
  readonly texts: Readonly<Record<CoreLanguage, string>>;
}

/** Every text that is written in one language at least, in the order of the form. */
export function translationRows(definition: FormDefinition): readonly TranslationRow[] {
  return textsOf(definition).flatMap(({ path, key, text, isNeeded }) => {
    const texts = { fa: wordsIn(text, 'fa', definition), en: wordsIn(text, 'en', definition) };
    return texts.fa || texts.en ? [{ path, key, isNeeded, texts }] : [];
  });
}

const wordsIn = (text: Localized | undefined, language: CoreLanguage, definition: FormDefinition): string =>
  String(textIn(text, language, definition.language));

export const isMissing = ({ texts }: TranslationRow, language: CoreLanguage): boolean => texts[language].trim() === '';

export interface Translation {
  readonly path: string;
  readonly language: CoreLanguage;
  readonly text: string;
}

/** The form with some of its texts written anew. */
export function withTranslations(definition: FormDefinition, translations: readonly Translation[]): FormDefinition {
  const needed = new Set(textsOf(definition).flatMap(({ path, isNeeded }) => (isNeeded ? [path] : [])));
  return translations.reduce(
    (form, { path, language, text }) =>
      setAtPath(
        form,
        path,
        (before) =>
          setText(before as Localized | undefined, language, text, form.language) ??
          (needed.has(path) ? '' : undefined),
      ),
    definition,
  );
}

/** A table for translators, the form's main language first. */
export function toTable(definition: FormDefinition): readonly (readonly string[])[] {
  const columns = [...languages].sort((one) => (one === definition.language ? -1 : 1));
  const rows = translationRows(definition).map(({ path, texts }) => [path, ...columns.map((each) => texts[each])]);
  return [['path', ...columns], ...rows];
}

export interface ReadTable {
  readonly translations: readonly Translation[];
  /** Lines that belong to no text of the form. */
  readonly unknown: number;
}

/**
 * What a table changes. A line belongs to the text at its path while that still says the same in one language, else to the only
 * text that says the same in the main one. Blank cells change nothing, nor does a line that says otherwise in the main language.
 * Undefined: it is no such table.
 */
export function fromTable(
  definition: FormDefinition,
  [head = [], ...lines]: readonly (readonly string[])[],
): ReadTable | undefined {
  const columns = head.map((name) => name.trim().toLowerCase());
  const main = definition.language;
  const other = languages.find((language) => language !== main)!;
  if (!columns.includes(main) || !columns.includes(other)) return undefined;
  const rows = translationRows(definition);
  const read = lines.map((cells) => {
    const cell = (name: string): string => (cells[columns.indexOf(name)] ?? '').trim();
    const says = (row: TranslationRow, language: CoreLanguage): boolean =>
      row.texts[language].trim() === cell(language);
    const same = rows.filter((row) => !isMissing(row, main) && says(row, main));
    const here = rows.find((row) => row.path === cell('path'));
    const row =
      same.find((each) => each === here) ??
      (here && isMissing(here, main) && says(here, other) ? here : undefined) ??
      (same.length === 1 ? same[0] : undefined);
    const language = row && isMissing(row, main) ? main : other;
    return { row, language, text: cell(language) };
  });
  return {
    translations: read.flatMap(({ row, language, text }) =>
      row && text !== '' && text !== row.texts[language].trim() ? [{ path: row.path, language, text }] : [],
    ),
    unknown: read.filter(({ row }) => !row).length,
  };
}
