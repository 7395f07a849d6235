import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../src/engine/definition/types.ts';
import type { PicoElement } from '../../src/proposal/pico/types.ts';

/** A part of a title, in UTF-16 units. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A title with what a corpus says of it. An element that the corpus is silent about is absent from both records. */
export interface LabelledTitle {
  readonly id: string;
  readonly source: string;
  readonly language: Language;
  readonly text: string;
  /** Whether the title names the element. */
  readonly present: Readonly<Partial<Record<PicoElement, boolean>>>;
  readonly parts: Readonly<Partial<Record<PicoElement, readonly Part[]>>>;
}

/** Rules are developed on the titles of one half and never on those of the other. */
export type Half = 'develop' | 'apart';

export const corpora = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/pico`;
export const hasCorpora = existsSync(corpora);

/** The same title is always in the same half, whatever else the corpus has. */
export const halfOf = (id: string): Half =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 2 === 0 ? 'develop' : 'apart';

const readLines = (path: string): readonly unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

interface GoldRow {
  readonly id: string;
  readonly source: string;
  readonly text: string;
  readonly gold: Readonly<Record<'P' | 'I' | 'C' | 'O', boolean | null>>;
  readonly spans: Readonly<Partial<Record<'P' | 'I' | 'C' | 'O', readonly string[]>>>;
}

/** Words by letters and digits alone: corpora divide "COVID-19" in their own way. */
export const wordsAt = (text: string): readonly (Part & { readonly word: string })[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Where the words of a labelled phrase stand in its title: the first place that no phrase before it has. */
const findParts = (text: string, phrases: readonly string[]): readonly Part[] => {
  const words = wordsAt(text);
  const parts: Part[] = [];
  for (const phrase of phrases) {
    const sought = wordsAt(phrase).map(({ word }) => word);
    if (sought.length === 0) continue;
    const at = words.findIndex(
      ({ start }, first) =>
        sought.every((word, offset) => words[first + offset]?.word === word) &&
        !parts.some((part) => start >= part.start && start < part.end),
    );
    const from = words[at];
    const to = words[at + sought.length - 1];
    if (from !== undefined && to !== undefined) parts.push({ start: from.start, end: to.end });
  }
  return parts;
};

const toTitle = (row: GoldRow): LabelledTitle => {
  const elements = (['P', 'I', 'C', 'O'] as const).filter((element) => row.gold[element] !== null);
  return {
    id: row.id,
    source: row.source,
    language: 'en',
    text: row.text,
    present: Object.fromEntries(elements.map((element) => [element, row.gold[element] === true])),
    parts: Object.fromEntries(elements.map((element) => [element, findParts(row.text, row.spans[element] ?? [])])),
  };
};

/** English titles with labels of several published corpora. */
export const readEnglish = (): readonly LabelledTitle[] =>
  ['pico-gold-visible.jsonl', 'pico-four-flag-visible.jsonl'].flatMap((file) =>
    readLines(`${corpora}/${file}`).map((row) => toTitle(row as GoldRow)),
  );

/** Persian rules are developed on the visible titles and reported on the others apart. */
export type PersianSplit = 'visible' | 'heldout';

interface Labels {
  readonly reader: string;
  readonly titles: Readonly<
    Record<
      string,
      {
        readonly split: PersianSplit;
        readonly spans: Readonly<Partial<Record<PicoElement, readonly (readonly [number, number])[]>>>;
      }
    >
  >;
}

/** The Persian titles with the labels of one reader; every element is labelled or absent from the title. */
export const readPersian = (
  labelsPath: string,
): { readonly reader: string; readonly titles: readonly (LabelledTitle & { readonly split: PersianSplit })[] } => {
  const labels = JSON.parse(readFileSync(labelsPath, 'utf8')) as Labels;
  const rows = readLines(`${corpora}/persian-titles-unlabelled.jsonl`) as readonly { id: string; text: string }[];
  const elements = ['P', 'I', 'C', 'O', 'T', 'S', 'D'] as const;
  const titles = rows.flatMap(({ id, text }) => {
    const labelled = labels.titles[id];
    if (labelled === undefined) return [];
    const partsOf = (element: PicoElement): readonly Part[] =>
      (labelled.spans[element] ?? []).map(([start, end]) => ({ start, end }));
    return [
      {
        id,
        source: 'persian',
        language: 'fa' as const,
        split: labelled.split,
        text,
        present: Object.fromEntries(elements.map((element) => [element, partsOf(element).length > 0])),
        parts: Object.fromEntries(elements.map((element) => [element, partsOf(element)])),
      },
    ];
  });
  return { reader: labels.reader, titles };
};
