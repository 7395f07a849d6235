import { showDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem } from '../../types.ts';
import type { Convert } from './citation-js.ts';
import type { DraftSource, LeftText, PieceResult } from './left.ts';
import { hasArabicScript } from '../script.ts';
import type { Piece } from './split-input.ts';

interface BibtexEntry {
  readonly label: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const definition = /^\s*@\s*string\b/i;
const ignored = /^\s*@\s*(?:comment|preamble)\b/i;

/** Reads BibTeX and BibLaTeX entry by entry, so that a broken one costs no other. */
export function readBibtex(pieces: readonly Piece[], convert: Convert): PieceResult {
  const definitions = pieces.filter(({ text, closed }) => closed && definition.test(text));
  const strings = definitions.map(({ text }) => text).join('\n');
  const entries: { entry: BibtexEntry; piece: Piece }[] = [];
  const left: LeftText[] = [];
  for (const piece of pieces) {
    if (ignored.test(piece.text) || (definition.test(piece.text) && piece.closed)) continue;
    const found = piece.closed ? parseEntries(`${strings}\n${piece.text}`, convert) : undefined;
    if (found?.length) entries.push(...found.map((entry) => ({ entry: prepare(entry), piece })));
    else left.push({ text: piece.text.trim(), message: problemOf(piece) });
  }
  return toSources(entries, left, convert);
}

function parseEntries(text: string, convert: Convert): readonly BibtexEntry[] | undefined {
  try {
    return convert(text, '@biblatex/text') as readonly BibtexEntry[];
  } catch {
    return undefined;
  }
}

/** All at once where possible: an entry may take fields from another by `crossref`. */
function toSources(
  entries: readonly { entry: BibtexEntry; piece: Piece }[],
  left: LeftText[],
  convert: Convert,
): PieceResult {
  try {
    const all = entries.map(({ entry }) => entry);
    return { sources: (convert(all, '@biblatex/entries+list') as CslItem[]).map(toDraft), left };
  } catch {
    return { sources: entries.flatMap((one) => toSource(one, left, convert)), left };
  }
}

function toSource(
  { entry, piece }: { entry: BibtexEntry; piece: Piece },
  left: LeftText[],
  convert: Convert,
): readonly DraftSource[] {
  try {
    return (convert([entry], '@biblatex/entries+list') as CslItem[]).map(toDraft);
  } catch {
    left.push({ text: piece.text.trim(), message: problemOf(piece) });
    return [];
  }
}

const toDraft = ({ id, ...item }: CslItem): DraftSource => ({
  item: { ...item, 'citation-key': undefined },
  key: typeof id === 'string' ? id : undefined,
});

/** Persian names are joined with «و» and turned round with «،», which BibTeX does not know. */
function prepare(entry: BibtexEntry): BibtexEntry {
  const properties = Object.entries(entry.properties).map(([name, value]) =>
    /^(author|editor|translator)$/.test(name) && typeof value === 'string' && hasArabicScript(value)
      ? [name, value.replace(/،/g, ',').replace(/\s+و\s+/g, ' and ')]
      : [name, value],
  );
  return {
    ...entry,
    properties: { ...defaults(entry), ...(Object.fromEntries(properties) as BibtexEntry['properties']) },
  };
}

/** A preprint's address, where its number is all that is given. */
function defaults({ properties }: BibtexEntry): BibtexEntry['properties'] {
  const isArxiv = /^arxiv$/i.test(String(properties['archiveprefix'] ?? properties['eprinttype'] ?? ''));
  return isArxiv && properties['eprint'] ? { url: `https://arxiv.org/abs/${String(properties['eprint'])}` } : {};
}

function problemOf({ text, line, closed }: Piece): LeftText['message'] {
  const key = /^\s*@\s*[a-z]+\s*[{(]\s*([^\s,{}"=]+)\s*,/i.exec(text)?.[1];
  const lineFa = showDigits(String(line), 'fa');
  const en = key ? `Reference “${key}” (line ${line})` : `The reference on line ${line}`;
  const fa = key ? `منبع «${key}» (سطر ${lineFa})` : `منبع سطر ${lineFa}`;
  if (!closed)
    return {
      en: `${en} is not closed. Add the missing } and paste it again, or keep it as plain text.`,
      fa: `${fa} بسته نشده است. } جاافتاده را اضافه کنید و دوباره بچسبانید، یا آن را به‌صورت متن ساده نگه دارید.`,
    };
  if (!key)
    return {
      en: `${en} has no key. Write one after the bracket, such as @article{smith2020, and paste it again, or keep it as plain text.`,
      fa: `${fa} کلید ندارد. پس از آکولاد کلیدی بنویسید، مانند @article{smith2020, و دوباره بچسبانید، یا آن را به‌صورت متن ساده نگه دارید.`,
    };
  return {
    en: `${en} could not be read. Check its commas, equals signs and brackets and paste it again, or keep it as plain text.`,
    fa: `${fa} خوانده نشد. ویرگول‌ها، علامت‌های مساوی و آکولادهای آن را بررسی کنید و دوباره بچسبانید، یا آن را به‌صورت متن ساده نگه دارید.`,
  };
}
