import type { CoreLanguage, Localized } from '../../../engine/definition/types.ts';
import { isPersian } from '../../shared/persian-text.ts';
import type { Table } from './tables.ts';

/** Languages of a column by what is written after `::`. */
export const languageOf = (written: string): CoreLanguage | undefined =>
  /^(?:en|eng|english)\b|\(en(?:[-_]\w+)?\)|\benglish\b/i.test(written)
    ? 'en'
    : /^(?:fa|fas|per|persian|farsi|[فپ]ارس[یي]|دری)(?![\p{L}])|\((?:fa|prs)(?:[-_]\w+)?\)|\b(?:persian|farsi|dari)\b/iu.test(
          written,
        )
      ? 'fa'
      : undefined;

const spoken = /^(label|hint|guidance_hint|constraint_message|required_message)(?:::(.*))?$/s;
/** A language that is named, though none that forms have. */
const isNamed = (written: string): boolean =>
  /\([a-z]{2,3}(?:[-_]\w+)?\)|^[a-z]{2,3}(?:[-_]\w+)?$|arab|urdu|kurd|pashto|عرب|اردو|کورد|پښتو/i.test(written);

/** The tables, with Persian columns marked as Persian where their headers give no language, or none that is known. */
export function withPersian(
  tables: ReadonlyMap<string, Table>,
  language: CoreLanguage | undefined,
): ReadonlyMap<string, Table> {
  return new Map([...tables].map(([sheet, table]) => [sheet, withPersianColumns(table, language)]));
}

function withPersianColumns(table: Table, language: CoreLanguage | undefined): Table {
  const written = new Set(table.headers);
  const renamed = new Map<string, string>();
  for (const header of table.headers) {
    const [, column = '', name] = spoken.exec(header) ?? [];
    const isOther = column === '' || (name !== undefined && (languageOf(name) !== undefined || isNamed(name)));
    // A sheet of one language alone stays as it is: its language is that of the form.
    const isAlone = name === undefined && ![...written].some((each) => each.startsWith(`${column}::`));
    const isTaken = [...written].some(
      (each) => each.startsWith(`${column}::`) && languageOf(each.slice(column.length + 2)) === 'fa',
    );
    if (isOther || isAlone || isTaken || (name === undefined && language === 'en')) continue;
    if (isPersian(table.rows.flatMap(({ cells }) => cells.get(header) ?? []))) renamed.set(header, `${column}::fa`);
  }
  if (renamed.size === 0) return table;
  const rename = (header: string): string => renamed.get(header) ?? header;
  return {
    ...table,
    headers: table.headers.map(rename),
    rows: table.rows.map((row) => ({
      ...row,
      cells: new Map([...row.cells].map(([header, text]) => [rename(header), text])),
    })),
  };
}

/** The language of a form that gives none: Persian where its words are. */
export function spokenIn(tables: ReadonlyMap<string, Table>): CoreLanguage {
  const texts = ['survey', 'choices']
    .flatMap((sheet) => tables.get(sheet)?.rows ?? [])
    .flatMap(({ cells }) =>
      [...cells].flatMap(([header, text]) => {
        const [, column, name] = spoken.exec(header) ?? [];
        return column === undefined || (name !== undefined && languageOf(name) === undefined) || isPlaceholder(text)
          ? []
          : [{ language: name === undefined ? undefined : languageOf(name), text }];
      }),
    );
  const isEnglish = texts.some(({ language }) => language === 'en');
  const plain = texts.filter(({ language }) => language === undefined).map(({ text }) => text);
  if (isEnglish) return 'en';
  return isPersian(plain) || (plain.length === 0 && texts.length > 0) ? 'fa' : 'en';
}

/** What forms of the Community Health Toolkit write where a question has no words. */
export const isPlaceholder = (text: string): boolean => /^(?:NO_LABEL|DELETE_THIS_LINE)$/.test(text.trim());

/** A text in the languages that a form may have, and the other languages it stands in. */
export interface Words {
  readonly text?: Localized;
  readonly others: readonly string[];
}

export function wordsIn(cells: ReadonlyMap<string, string>, column: string): Words {
  const found: { en?: string; fa?: string } = {};
  const others: string[] = [];
  let other: string | undefined;
  for (const [key, text] of cells) {
    if (!key.startsWith(`${column}::`) || isPlaceholder(text)) continue;
    const language = languageOf(key.slice(column.length + 2));
    if (language) found[language] ??= text;
    else {
      others.push(key.slice(column.length + 2));
      other ??= text;
    }
  }
  const written = cells.get(column);
  const plain = written === undefined || isPlaceholder(written) ? undefined : written;
  if (found.en !== undefined || found.fa !== undefined)
    return { text: { ...(plain !== undefined && found.en === undefined ? { en: plain } : {}), ...found }, others };
  if (plain !== undefined) return { text: plain, others };
  return other === undefined ? { others } : { text: other, others: others.slice(1) };
}

/** A label in the language that comes first. */
export function labelOf(cells: ReadonlyMap<string, string>): string {
  const { text } = wordsIn(cells, 'label');
  return (typeof text === 'string' ? text : (text?.en ?? text?.fa)) ?? cells.get('name') ?? '';
}
