import { unzipSync } from 'fflate';
import { bounds } from './bounds.ts';
import { Grid, tooLongCell, type Workbook } from './grid.ts';
import { refuse } from './xls-form-error.ts';

type Parts = Readonly<Record<string, Uint8Array>>;

/** The sheets of an .xlsx file as texts. Throws `XlsFormError` where it is damaged, too large, or declares entities. */
export function readXlsx(bytes: Uint8Array): Workbook {
  const parts = unfold(bytes);
  const strings = sharedStrings(parts['xl/sharedStrings.xml']);
  const targets = relations(parts['xl/_rels/workbook.xml.rels']);
  const workbook: Record<string, Grid['rows']> = {};
  scan(parts['xl/workbook.xml'], 'workbook', ({ name, attributes, isEnd }) => {
    if (name !== 'sheet' || isEnd) return;
    const title = attribute(attributes, 'name') ?? '';
    const part = parts[targets.get(attribute(attributes, 'r:id') ?? attribute(attributes, 'id') ?? '') ?? ''];
    if (part) workbook[title] = readSheet(part, title, strings);
  });
  if (Object.keys(workbook).length === 0) refuse('workbook', undefined, 'holds no sheets.');
  return workbook;
}

/** Sizes are those that the archive declares; a part larger than it declares is cut there. */
function unfold(bytes: Uint8Array): Parts {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize, size }) {
        count += 1;
        if (!/^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name))
          return false;
        total += Math.max(originalSize, size);
        if (total > bounds.unfoldedBytes || count > bounds.parts)
          refuse('workbook', undefined, 'is too large when unfolded.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'XlsFormError') throw error;
    return refuse('workbook', undefined, 'is damaged and cannot be unfolded.');
  }
}

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly text: string;
}

/** Walks tags one by one. Entities are never declared in such files: a document type is refused. */
function scan(part: Uint8Array | undefined, sheet: string, visit: (tag: Tag) => void): void {
  if (!part) return;
  for (const xml of piecesOf(part, sheet)) {
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) refuse(sheet, undefined, 'declares a document type, which is not read.');
    for (const [, end, name = '', attributes = '', text = ''] of xml.matchAll(
      /<(\/?)(?:[A-Za-z0-9]+:)?([A-Za-z0-9]+)((?:\s[^<>]*)?)>([^<]*)/g,
    )) {
      visit({ name, attributes, isEnd: end === '/', isEmpty: attributes.endsWith('/'), text });
    }
  }
}

/** A part as texts that each begin with a tag: as a whole it would take its size several times over. */
function* piecesOf(part: Uint8Array, sheet: string): Generator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for (let at = 0; at < part.length; at += bounds.pieceBytes) {
    const text = rest + decoder.decode(part.subarray(at, at + bounds.pieceBytes), { stream: true });
    const next = text.lastIndexOf('<');
    rest = text.slice(Math.max(next, 0));
    if (rest.length > bounds.pieceBytes) refuse(sheet, undefined, tooLongCell);
    if (next > 0) yield text.slice(0, next);
  }
  yield rest + decoder.decode();
}

function attribute(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}="`);
  if (at < 0) return undefined;
  const from = at + name.length + 3;
  return plain(attributes.slice(from, attributes.indexOf('"', from)));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name] ?? whole;
      const point = hex ? parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );

/** What XML cannot hold is written `_x000D_` in texts of cells. */
const unescaped = (text: string): string =>
  plain(text).replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function relations(part: Uint8Array | undefined): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  scan(part, 'workbook', ({ name, attributes }) => {
    const target = attribute(attributes, 'Target')?.replace(/^\//, '');
    if (name === 'Relationship' && target)
      targets.set(attribute(attributes, 'Id') ?? '', target.startsWith('xl/') ? target : `xl/${target}`);
  });
  return targets;
}

function sharedStrings(part: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  let current = '';
  let isPhonetic = false;
  scan(part, 'workbook', ({ name, isEnd, isEmpty, text }) => {
    if (name === 'si' && !isEnd) current = '';
    if (name === 'rPh') isPhonetic = !isEnd;
    if (name === 't' && !isEnd && !isPhonetic) current += unescaped(text);
    if (name === 'si' && (isEnd || isEmpty)) strings.push(current);
  });
  return strings;
}

function readSheet(part: Uint8Array, sheet: string, strings: readonly string[]): Grid['rows'] {
  const grid = new Grid(sheet);
  let row = 0;
  let column = 0;
  let type = '';
  scan(part, sheet, ({ name, attributes, isEnd, text }) => {
    if (isEnd) return;
    if (name === 'row') {
      row = Number(attribute(attributes, 'r') ?? row + 1);
      column = 0;
    } else if (name === 'c') {
      const place = /^([A-Z]{1,4})(\d+)$/.exec(attribute(attributes, 'r') ?? '');
      if (place) [column, row] = [columnOf(place[1] ?? ''), Number(place[2])];
      else column += 1;
      type = attribute(attributes, 't') ?? 'n';
    } else if (name === 'v') grid.put(row, column, valueOf(plain(text), type, strings));
    else if (name === 't' && type === 'inlineStr') grid.append(row, column, unescaped(text));
  });
  return grid.rows;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function valueOf(text: string, type: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') return '';
  return type === 'n' && text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;
}
