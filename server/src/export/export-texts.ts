import en from '../../../locales/en/export.json' with { type: 'json' };
import fa from '../../../locales/fa/export.json' with { type: 'json' };
import type { Language } from '../../../src/engine/languages/known.ts';
import { textsIn } from '../languages/texts-in.ts';

const texts = textsIn('export', { en, fa });

const columns = [
  'entry',
  'file',
  'savedAt',
  'version',
  'name',
  'code',
  'phone',
  'gender',
  'birthdate',
  'age',
] as const satisfies readonly (keyof typeof en.columns)[];

const long = ['row', 'question', 'title', 'value', 'text'] as const satisfies readonly (keyof typeof en.long)[];

interface ExportTexts {
  readonly columns: readonly string[];
  /** The mark of questions that are no longer in the form. */
  readonly removed: string;
  readonly long: readonly string[];
  /** Of an answer that none of the options is. */
  readonly other: string;
  readonly codebook: typeof en.codebook;
}

/** Headings of an export: its first columns, and those of a row for each answer. */
export function exportTexts(language: Language): ExportTexts {
  const { columns: names, long: parts, ...more } = texts(language);
  return { ...more, columns: columns.map((column) => names[column]), long: long.map((part) => parts[part]) };
}
