import { streamOf } from './compound-file.ts';
import { Grid, type Workbook } from './grid.ts';
import { readSharedTexts, readText } from './xls-texts.ts';
import type { XlsRecord } from './xls-record.ts';
import { refuse, XlsFormError } from './xls-form-error.ts';

/** The sheets of an .xls file (Excel 97 to 2003) as texts. Throws `XlsFormError` where it is damaged, older or too large. */
export function readXls(bytes: Uint8Array): Workbook {
  try {
    return readStream(streamOf(bytes, 'Workbook', 'Book'));
  } catch (error) {
    if (error instanceof XlsFormError) throw error;
    return refuse('workbook', undefined, 'is damaged and cannot be read.');
  }
}

function readStream(stream: Uint8Array): Workbook {
  const globals = recordsFrom(stream, 0);
  const strings = readSharedTexts(globals);
  const workbook: Record<string, Grid['rows']> = {};
  for (const { type, data } of globals) {
    if (type === 0x2f) refuse('workbook', undefined, 'is protected by a password.');
    if (type !== 0x85) continue;
    const name = readText(data, data.getUint8(6), 7);
    if (data.getUint8(5) === 0) workbook[name] = readSheet(recordsFrom(stream, data.getUint32(0, true)), name, strings);
  }
  return workbook;
}

/** The records of one part: the workbook's own, or a sheet's. */
function recordsFrom(stream: Uint8Array, start: number): readonly XlsRecord[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (start === 0 && view.getUint16(4, true) !== 0x600) refuse('workbook', undefined, 'is older than Excel 97.');
  const records: XlsRecord[] = [];
  for (let at = start; at + 4 <= stream.length;) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    if (at + 4 + length > stream.length) break;
    records.push({ type, data: new DataView(stream.buffer, stream.byteOffset + at + 4, length) });
    if (type === 0x0a) break;
    at += 4 + length;
  }
  return records;
}

function readSheet(records: readonly XlsRecord[], sheet: string, strings: readonly string[]): Grid['rows'] {
  const grid = new Grid(sheet);
  let pending: readonly [number, number] | undefined;
  for (const { type, data } of records) {
    const place = (): readonly [number, number] => [data.getUint16(0, true) + 1, data.getUint16(2, true) + 1];
    if (type === 0xfd) grid.put(...place(), strings[data.getUint32(6, true)] ?? '');
    else if (type === 0x204) grid.put(...place(), readText(data, data.getUint16(6, true), 8));
    else if (type === 0x203) grid.put(...place(), String(data.getFloat64(6, true)));
    else if (type === 0x27e) grid.put(...place(), String(readRk(data, 6)));
    else if (type === 0xbd)
      for (let at = 4, [row, column] = place(); at + 8 <= data.byteLength; at += 6, column += 1)
        grid.put(row, column, String(readRk(data, at + 2)));
    else if (type === 0x205 && data.getUint8(7) === 0) grid.put(...place(), data.getUint8(6) ? 'TRUE' : 'FALSE');
    else if (type === 0x06 && data.getUint16(12, true) !== 0xffff)
      grid.put(...place(), String(data.getFloat64(6, true)));
    else if (type === 0x06) pending = place();
    else if (type === 0x207 && pending) grid.put(...pending, readText(data, data.getUint16(0, true), 2));
  }
  return grid.rows;
}

/** Numbers in four bytes: a whole number or the upper half of a double, perhaps a hundredfold. */
function readRk(data: DataView, at: number): number {
  const raw = data.getInt32(at, true);
  const high = new DataView(new ArrayBuffer(8));
  high.setInt32(4, raw & ~3, true);
  const number = raw & 2 ? raw >> 2 : high.getFloat64(0, true);
  return raw & 1 ? number / 100 : number;
}
