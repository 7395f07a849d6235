import { showDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem } from '../../types.ts';
import type { Convert } from './citation-js.ts';
import type { DraftSource, LeftText, PieceResult } from './left.ts';
import type { Piece } from './split-input.ts';

/** Reads RIS record by record. Spaces around the hyphen may be missing, as in files of Iranian databases. */
export function readRis(pieces: readonly Piece[], convert: Convert): PieceResult {
  const sources: DraftSource[] = [];
  const left: LeftText[] = [];
  for (const piece of pieces) {
    const items = parseRecord(piece.text, convert);
    if (items.length) sources.push(...items.map((item) => ({ item })));
    else left.push({ text: piece.text.trim(), message: problemOf(piece) });
  }
  return { sources, left };
}

function parseRecord(text: string, convert: Convert): readonly CslItem[] {
  try {
    const records = convert(toStrictRis(text), '@ris/file') as readonly unknown[];
    return records.map((record) => convert(record, '@ris/record') as CslItem).filter(saysSomething);
  } catch {
    return [];
  }
}

const saysSomething = (item: CslItem): boolean => Boolean(item.title || item.author?.length || item.DOI);

/** Two spaces, a hyphen and a space after each tag; names with a Latin comma; lines that go on joined. */
function toStrictRis(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, tag, value] = /^\s*([A-Z][A-Z0-9])\s{0,2}-\s*(.*)$/.exec(line) ?? [];
    if (tag && value !== undefined) lines.push(`${tag}  - ${tidyValue(tag, value.trim())}`);
    else if (line.trim() && lines.length) lines.push(`${lines.pop()} ${line.trim()}`);
  }
  if (!lines.at(-1)?.startsWith('ER  -')) lines.push('ER  - ');
  return `${lines.join('\n')}\n`;
}

const tidyValue = (tag: string, value: string): string =>
  /^(A[U1-4]|ED)$/.test(tag) ? value.replace(/\s*،\s*/g, ', ') : tag === 'TY' ? value.toUpperCase() : value;

function problemOf({ line }: Piece): LeftText['message'] {
  return {
    en: `The RIS record on line ${line} has no title, author or DOI that could be read. Export it again, or keep it as plain text.`,
    fa: `در رکورد RIS سطر ${showDigits(String(line), 'fa')} عنوان، نویسنده یا DOI خوانده نشد. دوباره خروجی بگیرید یا آن را به‌صورت متن ساده نگه دارید.`,
  };
}
