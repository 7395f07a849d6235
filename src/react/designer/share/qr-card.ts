/** A card to hang up or hand out: title, code, who it is from, and the address to type. */
export interface QrCard {
  /** Rows of 0 and 1. */
  readonly rows: readonly string[];
  readonly title: string;
  readonly clinic: string;
  readonly url: string;
  readonly dir: 'ltr' | 'rtl';
}

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly dir: 'ltr' | 'rtl';
}

/** A5, in tenths of a millimetre. */
export const page = { width: 1480, height: 2100 } as const;
const code = { side: 1000, top: 560 } as const;
const quiet = 4;
const font = 'Vazirmatn, Roboto, sans-serif';

/** Words in as few lines as hold so many letters each; the last one ends in dots where there is more. */
export function wrap(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map((line) => (line.length > width + 4 ? `${line.slice(0, width)}…` : line));
  return lines.length > most ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown;
}

function linesOf({ title, clinic, url, dir }: QrCard): readonly Line[] {
  const titles = wrap(title, 26, 4);
  const clinics = wrap(clinic, 34, 2);
  const bottom = code.top + code.side;
  return [
    ...titles.map((text, index) => ({ text, y: 200 + index * 100, size: 76, weight: 700, dir })),
    ...clinics.map((text, index) => ({ text, y: bottom + 130 + index * 76, size: 58, weight: 500, dir })),
    { text: url.replace(/^https?:\/\//, ''), y: bottom + 340, size: 44, weight: 400, dir: 'ltr' },
  ];
}

/** Runs of dark squares, in the units of the page. */
function squares({
  rows,
}: QrCard): readonly { readonly x: number; readonly y: number; readonly run: number; readonly unit: number }[] {
  const unit = code.side / (rows.length + 2 * quiet);
  const left = (page.width - code.side) / 2;
  return rows.flatMap((row, index) =>
    [...row.matchAll(/1+/g)].map(({ index: start, 0: { length } }) => ({
      x: left + (start + quiet) * unit,
      y: code.top + (index + quiet) * unit,
      run: length * unit,
      unit,
    })),
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The card as a file of its own, of the size of an A5 page: it prints as it is. */
export function cardSvg(card: QrCard): string {
  const { width, height } = page;
  const dark = squares(card)
    .map(({ x, y, run, unit }) => `M${round(x)} ${round(y)}h${round(run)}v${round(unit)}h-${round(run)}z`)
    .join('');
  const texts = linesOf(card).map(
    ({ text, y, size, weight, dir }) =>
      `<text x="${width / 2}" y="${y}" font-size="${size}" font-weight="${weight}" direction="${dir}">${escaped(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="148mm" height="210mm" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/><path d="${dark}" fill="#000"/>`,
    `<g fill="#000" text-anchor="middle" font-family="${font}">${texts.join('')}</g></svg>`,
  ].join('');
}

/** The card as a page of its own size, to be printed. */
export function cardPage(card: QrCard): string {
  const style = '@page{size:A5;margin:0}body{margin:0}svg{display:block;inline-size:100%;block-size:auto}';
  return `<!doctype html><title>${escaped(card.title)}</title><style>${style}</style>${cardSvg(card)}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The card as a picture, for documents and messengers. */
export async function cardPng(card: QrCard): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), page);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, page.width, page.height);
  context.fillStyle = '#000';
  for (const { x, y, run, unit } of squares(card)) {
    const [left, top] = [Math.round(x), Math.round(y)];
    context.fillRect(left, top, Math.round(x + run) - left, Math.round(y + unit) - top);
  }
  context.textAlign = 'center';
  for (const { text, y, size, weight, dir } of linesOf(card)) {
    context.font = `${weight} ${size}px ${font}`;
    context.direction = dir;
    context.fillText(text, page.width / 2, y);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
