import { foldDigits } from '../../../engine/numbers/digits.ts';
import { doiAddress, normalizeDoi } from '../doi.ts';
import { itemOfText } from './item-of-text.ts';
import type { DraftSource } from './left.ts';
import { parseReference } from './parse-reference.ts';

/** `1.`, `[1]`, `(۱)`, `۱-`, a bullet. A year in front is no number of the list. */
const numbered =
  /^\s*(?:[[(]\s*[0-9۰-۹٠-٩]{1,3}\s*[\])]\s*[.:-]?|[0-9۰-۹٠-٩]{1,3}\s*(?:[.)\-–ـ:]|\t)(?![0-9۰-۹٠-٩.]))\s*/;
const bullet = /^\s*[-–•*●▪]\s+/;

/** One source for each reference of a list in plain text: numbered, a paragraph each or a line each. */
export function readPlain(text: string): readonly DraftSource[] {
  return splitReferences(text).flatMap(toDrafts);
}

function splitReferences(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const marked = lines.filter((line) => numbered.test(line) || bullet.test(line)).length;
  if (marked > 1) return startingAt(lines, (line) => line === '' || numbered.test(line) || bullet.test(line));
  const paragraphs = paragraphsOf(lines);
  if (paragraphs.length === 1) return startingAt(lines, (line, previous) => !goesOn(line, previous));
  return paragraphs.flatMap((one) => startingAt(one, () => one.every(isWhole)));
}

function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line) paragraphs.at(-1)!.push(line);
    else if (paragraphs.at(-1)!.length) paragraphs.push([]);
  }
  return paragraphs.filter((one) => one.length);
}

/** Lines put together, a new reference where `starts` says so. */
function startingAt(lines: readonly string[], starts: (line: string, previous: string) => boolean): readonly string[] {
  const references: string[] = [];
  lines.forEach((line, index) => {
    if (index === 0 || starts(line, lines[index - 1] ?? '')) references.push('');
    references.push(`${references.pop() ?? ''} ${line}`.trim());
  });
  return references.map((one) => one.replace(numbered, '').replace(bullet, '').trim()).filter(Boolean);
}

/** Ends as references end, and has a year or a DOI. */
const isWhole = (line: string): boolean =>
  /(?:[.؛;)\]]|\d|10\.\d{4,9}\/\S+|https?:\/\/\S+)$/i.test(foldDigits(line)) &&
  /(?<!\d)(?:1[3-9]|20)\d\d(?!\d)|10\.\d{4,9}\//.test(foldDigits(line));

/** A line that was cut off by the width of a page rather than ended by its writer. */
const goesOn = (line: string, previous: string): boolean =>
  !isWhole(previous) && previous.length > 60 && (/[,،؛;&:-]$/.test(previous) || /^\p{Ll}/u.test(line));

const anyDoi = /(?:https?:\/\/)?(?:dx\.)?(?:doi\.org\/|doi:\s*)?10\.\d{4,9}\/[^\s"<>،؛]+/gi;

function toDrafts(text: string): readonly DraftSource[] {
  const plain = foldDigits(text).replace(/%2f/gi, '/');
  const dois = plain.match(anyDoi) ?? [];
  const words = plain.replace(anyDoi, '').replace(/doi/gi, '');
  if (dois.length && !/\p{L}{3,}/u.test(words)) return dois.flatMap((doi) => draftOfDoi(normalizeDoi(doi) ?? ''));
  return [draftOfText(text)];
}

const draftOfDoi = (doi: string): readonly DraftSource[] =>
  doi ? [{ item: { type: 'article-journal', DOI: doi }, text: doiAddress(doi) }] : [];

function draftOfText(text: string): DraftSource {
  const parsed = parseReference(text);
  return parsed ? { item: parsed } : { item: itemOfText(text), text };
}
