import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Cell } from './cells.ts';
import { escapeXml } from '../../../src/interchange/xlsform/workbook/write-xlsx.ts';
import { safeText } from './safe-text.ts';

/** What a sheet can hold. */
export const sheetLimits = { rows: 1_048_575, columns: 16_384, textLength: 32_767 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
} as const;

export interface Sheet {
  readonly title: string;
  readonly rightToLeft: boolean;
}

/**
 * Rows as an Excel workbook of one sheet, written as they come: no more than a few rows are held at a time.
 *
 * Cells are numbers and plain texts; there is no formula, link or style in it.
 */
export async function* writeXlsx(rows: AsyncIterable<readonly Cell[]>, sheet: Sheet): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    done.push(chunk);
  });
  for (const [name, text] of [...Object.entries(parts), ['xl/workbook.xml', workbook(sheet)] as const]) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(bytes(text), true);
  }
  const data = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(data);
  data.push(
    bytes(
      `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${sheet.rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ),
  );
  let line = 0;
  for await (const row of rows) {
    line += 1;
    data.push(
      bytes(
        `<row r="${line}">${row.map((cell, index) => xlsxCell(cell, `${columnName(index)}${line}`)).join('')}</row>`,
      ),
    );
    yield* done.splice(0);
  }
  data.push(bytes('</sheetData></worksheet>'), true);
  zip.end();
  yield* done.splice(0);
}

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array => encoder.encode(text);

function workbook({ title }: Sheet): string {
  const name =
    title
      .replace(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, 31) || 'Answers';
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** `A` … `Z`, `AA` …: what a sheet calls its columns. */
function columnName(index: number): string {
  const before = Math.floor(index / 26);
  return `${before > 0 ? columnName(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

function xlsxCell(cell: Cell, place: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(safeText(cell).slice(0, sheetLimits.textLength))}</t></is></c>`;
}
