import { strToU8, zipSync } from 'fflate';

/** A sheet to be written: its name, and rows of texts. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** What a cell of a spreadsheet holds at most. */
const cellCharacters = 32_767;

/** Sheets of texts as an .xlsx file. All cells are texts: nothing in it is a formula, whatever it begins with. */
export function writeXlsx(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const parts: readonly (readonly [string, string])[] = [
    ['[Content_Types].xml', contentTypes(sheets)],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', workbook(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ],
    ...sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, worksheet(sheet)] as const),
  ];
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(head + text)])));
}

function contentTypes(sheets: readonly WrittenSheet[]): string {
  const overrides = sheets.map(
    (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${overrides.join('')}</Types>`;
}

function workbook(sheets: readonly WrittenSheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`;
}

function worksheet({ rows }: WrittenSheet): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((text, column) => (text === '' ? '' : cell(text, `${columnName(column)}${index + 1}`)));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const cell = (text: string, place: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escaped(text.slice(0, cellCharacters)))}</t></is></c>`;

/** A text that looks like an escape of the file format is escaped itself, so that it comes back as it was. */
const escaped = (text: string): string => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');

/** `A` … `Z`, `AA` …: what a sheet calls its columns. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26);
  return `${before > 0 ? columnName(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** Characters that XML 1.0 cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
