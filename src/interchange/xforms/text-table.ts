import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { SurveyRow } from '../xlsform/export/choice-sheet.ts';
import { languageNames } from '../xlsform/export/survey-languages.ts';
import { element, text } from './xml.ts';

/** Answers stand in no text here. */
const plain = (value: string): string => value.replaceAll('${', '$ {');

/** The texts of a form in its languages, each under the id by which the body names it. */
export class TextTable {
  readonly #languages: readonly CoreLanguage[];
  readonly #values = new Map<CoreLanguage, string[]>();

  constructor(languages: readonly CoreLanguage[]) {
    this.#languages = languages;
  }

  /** Keeps the texts of a row's columns, by the form in which they are shown; false where there are none. */
  keep(id: string, row: SurveyRow, columns: Readonly<Record<string, string>>): boolean {
    let isKept = false;
    for (const language of this.#languages) {
      const values = Object.entries(columns).flatMap(([column, form]) => {
        const value = row[`${column}::${languageNames[language]}`] ?? '';
        return value === '' ? [] : [element('value', form === '' ? {} : { form }, text(plain(value)))];
      });
      if (values.length === 0) continue;
      isKept = true;
      this.#values.set(language, [...(this.#values.get(language) ?? []), element('text', { id }, ...values)]);
    }
    return isKept;
  }

  write(): string {
    const translations = this.#languages.map((language, index) =>
      element(
        'translation',
        { lang: languageNames[language], ...(index === 0 && { default: 'true()' }) },
        ...(this.#values.get(language) ?? []),
      ),
    );
    return element('itext', {}, ...translations);
  }
}
