import type { Workbook } from '../workbook/grid.ts';
import { headerKey } from './headers.ts';
import { refuse } from '../workbook/xls-form-error.ts';

/** A cell as a workbook or a program gives it; a date as it is in UTC. */
export type XlsFormCell = string | number | boolean | Date | null | undefined;

/** Rows of cells, the headers first; or records by header. */
export type XlsFormSheet = readonly (readonly XlsFormCell[])[] | readonly Readonly<Record<string, XlsFormCell>>[];

/** The sheets of a form by name; `survey` is needed. */
export type XlsFormSheets = Readonly<Record<string, XlsFormSheet | undefined>>;

/** One row under the headers; `row` is its place in the sheet, the headers' being 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface Table {
  readonly sheet: string;
  readonly headerRow: number;
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** What stands there and is not read. */ readonly unread: readonly { readonly row: number; readonly what: string }[];
}

const known = ['survey', 'choices', 'settings', 'external_choices', 'osm', 'entities'];

/** The sheets that a form is made of, headers in their standard spelling. */
export function readTables(source: Workbook | XlsFormSheets): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  const sheets = Object.entries(source).filter(([, sheet]) => sheet);
  for (const [name, sheet = []] of sheets) {
    const key = name.trim().toLowerCase();
    // A sheet that stands alone is the survey, whatever it is called.
    const meant = known.includes(key) ? key : sheets.length === 1 ? 'survey' : undefined;
    if (meant !== undefined) tables.set(meant, readTable(meant, sheet));
  }
  if (!tables.has('survey')) refuse('survey', undefined, `is missing.${nearby('survey', Object.keys(source))}`);
  return tables;
}

/** Sheets whose name may be a slip of the pen. */
function nearby(wanted: string, names: readonly string[]): string {
  const like = names.filter((name) => name.toLowerCase().startsWith(wanted.slice(0, 3)));
  return like.length > 0 ? ` Is it '${like.join("' or '")}'?` : '';
}

/** After so many blank rows, or columns without a header, a table has ended; what stands there is somebody's notes. */
const mostBlankRows = 60;
const mostBlankColumns = 20;

function endOfColumns(headers: readonly string[]): number {
  let blank = 0;
  for (const [index, header] of headers.entries()) {
    blank = header === '' ? blank + 1 : 0;
    if (blank > mostBlankColumns) return index;
  }
  return headers.length;
}

function readTable(sheet: string, source: Workbook[string] | XlsFormSheet): Table {
  if (!Array.isArray(source)) refuse(sheet, undefined, 'is no list of rows.');
  const isRecords = source.length > 0 && !Array.isArray(source.find(Boolean));
  const written = isRecords
    ? fromRecords(source as readonly Readonly<Record<string, XlsFormCell>>[])
    : (source as readonly (readonly XlsFormCell[] | undefined)[]);
  const start = written.findIndex((cells) => cells?.some((cell) => toText(cell) !== ''));
  const spelled = Array.from(written[start] ?? [], toText);
  const headers = spelled.slice(0, endOfColumns(spelled)).map((header) => headerKey(sheet, header));
  const unread = doubleColumns(sheet, start + 1, spelled, headers).map((column) => ({
    row: start + 1,
    what: `the column '${column}', where another of its meaning says something too`,
  }));
  if (spelled.slice(headers.length).some((header) => header !== ''))
    unread.push({ row: start + 1, what: `columns after ${mostBlankColumns} without a header` });
  const rows: TableRow[] = [];
  for (let at = start + 1, blank = 0; at < written.length; at += 1) {
    if (blank > mostBlankRows) {
      const further = written.findIndex((each, index) => index >= at && each?.some((cell) => toText(cell) !== ''));
      if (further >= 0) unread.push({ row: further + 1, what: `what stands below ${mostBlankRows} blank rows` });
      break;
    }
    const cells = new Map<string, string>();
    written[at]?.forEach((cell, index) => {
      const text = toText(cell);
      const header = headers[index];
      if (text !== '' && header) cells.set(header, text);
    });
    if (cells.size > 0) rows.push({ row: at + 1, cells });
    blank = cells.size > 0 ? 0 : blank + 1;
  }
  return { sheet, headerRow: Math.max(1, start + 1), headers: headers.filter((header) => header !== ''), rows, unread };
}

/** Spellings that overrule an older one before them. */
const ofChoices = ['list name', 'name', 'label'];
const plainSpellings: Readonly<Record<string, readonly string[]>> = {
  survey: ['type', 'name', 'label', 'hint'],
  choices: ofChoices,
  external_choices: ofChoices,
  osm: ofChoices,
  settings: ['title', 'form_id', 'id_string'],
  entities: ['dataset'],
};

/** Refuses two columns of one meaning, unless the one that counts is plain. */
function doubleColumns(
  sheet: string,
  row: number,
  spelled: readonly string[],
  headers: readonly string[],
): readonly string[] {
  return headers.flatMap((header, index) => {
    const before = headers.indexOf(header);
    if (header === '' || before === index) return [];
    if (spelled[before] === spelled[index] || !plainSpellings[sheet]?.includes(spelled[index] ?? ''))
      refuse(sheet, row, `two columns mean '${header}'.`);
    return [spelled[before] ?? ''];
  });
}

function fromRecords(records: readonly Readonly<Record<string, XlsFormCell>>[]): readonly (readonly XlsFormCell[])[] {
  const headers = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [
    headers,
    ...records.map((record) => headers.map((header) => (Object.hasOwn(record, header) ? record[header] : undefined))),
  ];
}

function toText(cell: XlsFormCell): string {
  if (cell === undefined || cell === null) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/(?:T00:00:00)?\.\d+Z$/, '');
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .trim();
}
