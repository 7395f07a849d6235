import type { Role } from '../../../src/engine/definition/types.ts';
import { cellOf, type Cell, type CellStyle } from './cells.ts';
import type { Column } from './columns.ts';
import { exportTexts } from './export-texts.ts';
import type { OwnCell } from './own-cells.ts';
import type { GivenEntry } from './study/given-entries.ts';

export interface TableWanted {
  readonly own: readonly OwnCell[];
  readonly columns: readonly Column[];
  readonly role: Role;
  readonly style: CellStyle;
}

/** A row for each response, after the headings. */
export async function* wideRows(
  entries: AsyncIterable<GivenEntry>,
  { own, columns, role, style }: TableWanted,
): AsyncGenerator<readonly Cell[]> {
  const { removed } = exportTexts(style.locale.language);
  yield [...own.map(({ heading }) => heading), ...columns.map((column) => headingOf(column, style.labels, removed))];
  for await (const entry of entries)
    yield [
      ...own.map((cell) => cell.read(entry)),
      ...columns.map((column) => cellOf(column, entry.answers, entry.definition, role, style)),
    ];
}

function headingOf({ key, title, removed, score }: Column, labels: CellStyle['labels'], mark: string): string {
  const heading = labels === 'values' || title === '' ? key : score ? `${title} (${key})` : title;
  return removed ? `${heading} (${mark})` : heading;
}

/** A row for each answer: which response it is of, which row of a repeating container, the value as stored and as read. */
export async function* longRows(
  entries: AsyncIterable<GivenEntry>,
  { own, columns, role, style }: TableWanted,
): AsyncGenerator<readonly Cell[]> {
  yield [...own.map(({ heading }) => heading), ...exportTexts(style.locale.language).long];
  for await (const entry of entries) {
    const first = own.map((cell) => cell.read(entry));
    for (const column of columns) {
      const cell = (labels: CellStyle['labels']): Cell =>
        cellOf(column, entry.answers, entry.definition, role, { ...style, labels });
      const value = cell('values');
      if (value === undefined) continue;
      const { row, question, line, score, title } = column;
      const name = [row?.container, question, line, score && 'score'].filter(Boolean).join('.');
      yield [...first, row && row.index + 1, name, title, value, cell('texts')];
    }
  }
}
