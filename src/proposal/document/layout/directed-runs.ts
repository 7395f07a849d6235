import { showDigits } from '../../../engine/numbers/digits.ts';
import type { Direction, Run } from '../../sources/runs.ts';

const letter = String.raw`\p{Script=Latin}\p{Script=Greek}`;
const rest = String.raw`[${letter}\p{M}\p{N}+#%°'’_.@/&-]*`;
/** A next word, a number with its sign of comparison, or a bracket that holds no Persian. */
const more = [
  String.raw`[ ,:;+/&-]{1,3}(?:\d[\d.]*[ -])?[${letter}]${rest}`,
  String.raw`\s?[<>=≤≥±×]{1,2}\s?[\d.${letter}]${rest}`,
  String.raw`\s?\([^()\u0600-\u06ff]{1,80}\)`,
].join('|');

/** Words of one script with what belongs to them: `HbA1c`, `p < 0.05`, `Beck Depression Inventory (BDI-II)`. */
const latin = new RegExp(String.raw`(?<![\p{L}\p{N}])\p{N}*[${letter}]${rest}(?:${more})*`, 'gu');
const arabic =
  /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff\u200c]+(?:[\s،؛:()«»\d-]+[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff\u200c]+)*/gu;

/** A text cut where it reads against its paragraph; in a Persian paragraph its numbers are Persian. */
export function directedRuns(text: string, direction: Direction): readonly Run[] {
  const against: Direction = direction === 'rtl' ? 'ltr' : 'rtl';
  const runs: Run[] = [];
  let at = 0;
  const along = (part: string): void => {
    if (part) runs.push({ text: direction === 'rtl' ? persianNumbers(part) : part });
  };
  for (const { 0: found, index } of text.matchAll(direction === 'rtl' ? latin : arabic)) {
    const [start, end] = withBrackets(text, index, index + withoutTail(found).length);
    along(text.slice(at, start));
    runs.push({ text: text.slice(start, end), direction: against });
    at = end;
  }
  along(text.slice(at));
  return runs;
}

/** Brackets right around it stand on its sides, and no line ends between. */
const withBrackets = (text: string, start: number, end: number): readonly [number, number] =>
  text[start - 1] === '(' && text[end] === ')' ? [start - 1, end + 1] : [start, end];

/** What ends a sentence or a bracket of the paragraph is not part of the word before it. */
function withoutTail(text: string): string {
  const short = text.replace(/[\s.,:;،؛'’_/&-]+$/u, '');
  const opens = short.split('(').length;
  const closes = short.split(')').length;
  return closes > opens ? withoutTail(short.slice(0, short.lastIndexOf(')'))) : short;
}

/** Persian digits, with ٫ before decimals and ٪; `1.2` at the beginning of a line may be the number of a heading. */
export const persianNumbers = (text: string): string =>
  showDigits(text.replace(/(?<![\d.]|^)(\d+)\.(\d+)(?![\d.])/g, '$1٫$2').replace(/(\d)\s?%/g, '$1٪'), 'fa');
