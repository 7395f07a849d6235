import type { FormDefinition, Language, Localized } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { NotExported } from '../shared/unexported-settings.ts';
import { buildDefinition } from './build/build-definition.ts';
import { keptAsked, keptRecord } from './build/kept-cells.ts';
import { columns, type Cells, type Column } from './dictionary/columns.ts';
import { writeDictionary } from './dictionary/write-dictionary.ts';
import { DictionaryRows, type FieldRow } from './export/dictionary-rows.ts';

export interface RedcapExport {
  /** The data dictionary, a CSV file. */
  readonly text: string;
  /** What REDCap cannot hold. */
  readonly notExported: readonly NotExported[];
}

/**
 * The form as a data dictionary that REDCap takes, its texts in one language.
 *
 * Defaults to the form's own language. Cells of a field that came from a dictionary go back as they came unless the form
 * has changed what they say.
 */
export function toRedcap(definition: FormDefinition, language: Language = definition.language): RedcapExport {
  const record = recordOf(definition, language);
  const reserved = record === undefined ? '' : (record.variable ?? '');
  const made = new DictionaryRows(definition, language, reserved);
  const known = knownRows(made.rows, language, reserved);
  const first = record && { form: made.rows[0]?.cells.form ?? 'form_1', ...record };
  const rows = made.rows.map((row) => merged(row, known.get(row.kept?.variable ?? '')));
  return {
    text: writeDictionary(first ? [first, ...rows] : rows),
    notExported: [
      ...(isTranslated(definition) ? [{ path: '', name: '', setting: 'translations' }] : []),
      ...made.notExported,
    ],
  };
}

/** A dictionary has one language. */
const isTranslated = (definition: FormDefinition): boolean =>
  walkQuestions(definition).some(({ question }) => isInBoth(question.title));

const isInBoth = (text: Localized): boolean => typeof text === 'object' && Boolean(text.en && text.fa);

/** The field that names the record, which every project begins with; undefined where a question does so. */
export function recordOf(definition: FormDefinition, language: Language): Cells | undefined {
  const asked = keptAsked(definition);
  const [first] = asked === undefined ? [] : new DictionaryRows(definition, language, '').rows;
  if (first?.cells.variable === asked && first?.cells.type === 'text') return undefined;
  return keptRecord(definition) ?? { variable: 'record_id', type: 'text', label: 'Record ID' };
}

/** What an unchanged form would say of the fields that came from a dictionary. */
function knownRows(rows: readonly FieldRow[], language: Language, record: string): ReadonlyMap<string, Cells> {
  const seen = new Set<string>();
  const kept = rows.flatMap(({ kept: cells }) => {
    if (cells?.variable === undefined || seen.has(cells.variable)) return [];
    seen.add(cells.variable);
    return [cells];
  });
  if (kept.length === 0) return new Map();
  const { definition } = buildDefinition(kept.map((cells, index) => ({ line: index + 2, cells })));
  return new Map(
    new DictionaryRows(definition, language, record).rows.map(({ cells, kept: own }) => [own?.variable ?? '', cells]),
  );
}

/** What the form has not changed as it came, all else as it is now. */
function merged({ cells, kept = {} }: FieldRow, known: Cells | undefined): Cells {
  const cellOf = (column: Column): string | undefined =>
    known && cells[column] === known[column] ? kept[column] : (cells[column] ?? (known ? undefined : kept[column]));
  return Object.fromEntries(
    columns.flatMap((column) => {
      const cell = cellOf(column);
      return cell === undefined ? [] : [[column, cell] as const];
    }),
  );
}
