import type { Band, Language } from '../../../../engine/definition/types.ts';
import { foldDigits } from '../../../../engine/numbers/digits.ts';

const number = String.raw`[-−]?\d+(?:\.\d+)?`;
const upTo = String.raw`\s*(?:[-–—‑|]|to\b|تا|\t)\s*`;
const open = String.raw`\s*(?:\+|or more|and above|و بیشتر|به بالا)`;
const range = String.raw`(?:(?:from|از|≥|>=)\s*)?(?<from>${number})(?:${upTo}${number}|${open})?`;
const below = String.raw`(?:<|under|below|less than|زیر|کمتر از)\s*${number}`;
const mark = String.raw`\s*[:.،,=|–—-]?\s*`;
const inFront = new RegExp(String.raw`^[[(]?\s*(?:${below}|${range})\s*[\])]?${mark}(?<text>.*\p{L}.*)$`, 'iu');
const behind = new RegExp(String.raw`^(?<text>.*\p{L}.*?)${mark}[[(]?\s*(?:${below}|${range})\s*[\])]?$`, 'iu');

/** Bands of a score from lines such as "0–4 Minimal", "Severe: 20+" or the cells of a spreadsheet, in ascending order; undefined where a line is none. */
export function parseBands(pasted: string, language: Language): readonly Band[] | undefined {
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim());
  const bands = lines.map((line) => bandOf(line, language)).filter((band) => band !== undefined);
  return bands.length > 0 && bands.length === lines.length
    ? bands.toSorted((one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity))
    : undefined;
}

function bandOf(line: string, language: Language): Band | undefined {
  const folded = foldDigits(line);
  const { from, text = '' } = (inFront.exec(folded.trim()) ?? behind.exec(folded.trim()))?.groups ?? {};
  if (text === '') return undefined;
  // Digits are folded one by one, so the title stands in the line where it stands in the folded one.
  const at = folded.indexOf(text);
  return {
    ...(from !== undefined && { from: Number(from.replace('−', '-')) }),
    text: { [language]: line.slice(at, at + text.length).trim() },
  };
}
