import type { Direction, Run } from '../../sources/runs.ts';
import type { Fact, TableBlock, TimetableBlock } from '../types.ts';
import { wordRuns, type Docx } from './word-runs.ts';
import { colors, textWidth } from './word-styles.ts';

type Table = InstanceType<Docx['Table']>;
type Cell = InstanceType<Docx['TableCell']>;

interface CellSetting {
  readonly bold?: boolean;
  readonly fill?: string;
  readonly numeric?: boolean;
  /** In half points. */
  readonly size?: number;
  readonly span?: number;
  readonly color?: string;
  /** Keeps its row with the next one. */
  readonly keepNext?: boolean;
}

const border = { style: 'single', size: 4, color: colors.rule } as const;
const none = { style: 'none', size: 0, color: 'auto' } as const;

/** Rows of a table that no page parts. */
const mostTogether = 12;

/** What is asked, and the answer beside it; a thin line between. */
export function factsTable(docx: Docx, facts: readonly Fact[], direction: Direction): Table {
  const widths = shares([3, 7]);
  const rows = facts.map(({ label, runs }, at) => [
    cell(docx, [{ text: label }], direction, widths[0]!, {
      color: colors.muted,
      keepNext: facts.length <= mostTogether && at < facts.length - 1,
    }),
    cell(docx, runs, direction, widths[1]!),
  ]);
  return grid(
    docx,
    rows.map((cells) => row(docx, cells)),
    widths,
    direction,
    { top: none, bottom: border, left: none, right: none, insideHorizontal: border, insideVertical: none },
  );
}

export function contentTable(docx: Docx, { columns, rows, total }: TableBlock, direction: Direction): Table {
  const widths = shares(columns.map(({ width }) => width));
  const size = 19;
  const head = columns.map(({ title, numeric }, index) =>
    cell(docx, [{ text: title }], direction, widths[index]!, {
      bold: true,
      fill: colors.shade,
      numeric,
      size,
      keepNext: true,
    }),
  );
  const together = rows.length <= mostTogether;
  const body = rows.map((cells, at) =>
    cells.map((runs, index) =>
      cell(docx, runs, direction, widths[index]!, {
        numeric: columns[index]?.numeric,
        size,
        keepNext: together && (total !== undefined || at < rows.length - 1),
      }),
    ),
  );
  const last = widths.at(-1) ?? textWidth;
  const foot = total && [
    cell(docx, [{ text: total.label }], direction, textWidth - last, {
      bold: true,
      fill: colors.shade,
      size,
      span: Math.max(1, columns.length - 1),
    }),
    cell(docx, total.runs, direction, last, { bold: true, fill: colors.shade, numeric: true, size }),
  ];
  const all = [row(docx, head, true), ...body.map((cells) => row(docx, cells)), ...(foot ? [row(docx, foot)] : [])];
  return grid(docx, all, widths, direction, allBorders);
}

/** A cell for each period, filled while an activity goes on. */
export function timetableTable(
  docx: Docx,
  { activityTitle, periods, activities }: TimetableBlock,
  direction: Direction,
): Table {
  const widths = shares([
    periods.length > 12 ? 6 : 5,
    ...periods.map(() => (periods.length > 12 ? 14 : 12) / periods.length),
  ]);
  const head = [activityTitle, ...periods].map((title, index) =>
    cell(docx, [{ text: title }], direction, widths[index]!, {
      bold: true,
      fill: colors.shade,
      size: index ? 15 : 19,
      keepNext: true,
    }),
  );
  const together = activities.length <= mostTogether;
  const body = activities.map(({ runs, active }, at) => [
    cell(docx, runs, direction, widths[0]!, { size: 19, keepNext: together && at < activities.length - 1 }),
    ...active.map((on, index) =>
      cell(docx, [], direction, widths[index + 1]!, { fill: on ? colors.accent : undefined, size: 15 }),
    ),
  ]);
  return grid(docx, [row(docx, head, true), ...body.map((cells) => row(docx, cells))], widths, direction, allBorders);
}

const allBorders = {
  top: border,
  bottom: border,
  left: border,
  right: border,
  insideHorizontal: border,
  insideVertical: border,
};

/** Widths in twentieths of a point that fill the text's width. */
function shares(parts: readonly number[]): readonly number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => Math.floor((part / all) * textWidth));
}

function grid(
  docx: Docx,
  rows: readonly InstanceType<Docx['TableRow']>[],
  widths: readonly number[],
  direction: Direction,
  borders: typeof allBorders | Readonly<Record<keyof typeof allBorders, typeof border | typeof none>>,
): Table {
  return new docx.Table({
    rows,
    columnWidths: widths,
    borders,
    layout: docx.TableLayoutType.FIXED,
    width: { size: textWidth, type: docx.WidthType.DXA },
    ...(direction === 'rtl' && { visuallyRightToLeft: true }),
  });
}

const row = (docx: Docx, children: readonly Cell[], tableHeader = false): InstanceType<Docx['TableRow']> =>
  new docx.TableRow({ children, tableHeader, cantSplit: true });

function cell(
  docx: Docx,
  runs: readonly Run[],
  direction: Direction,
  width: number,
  { bold, fill, numeric, size, span, color, keepNext }: CellSetting = {},
): Cell {
  const margin = width < 700 ? 20 : 90;
  return new docx.TableCell({
    width: { size: width, type: docx.WidthType.DXA },
    columnSpan: span,
    margins: { top: 60, bottom: 60, left: margin, right: margin },
    ...(fill && { shading: { type: docx.ShadingType.CLEAR, fill, color: 'auto' } }),
    children: [
      new docx.Paragraph({
        bidirectional: direction === 'rtl',
        alignment: numeric
          ? docx.AlignmentType.END
          : width < 700
            ? docx.AlignmentType.CENTER
            : docx.AlignmentType.START,
        spacing: { after: 0, line: 260 },
        keepNext,
        children: wordRuns(docx, runs, direction, { bold, size, color }),
      }),
    ],
  });
}
