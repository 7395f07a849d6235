import type { PicoElement } from '../../src/proposal/pico/types.ts';
import type { LabelledTitle, Part } from './corpus.ts';
import { wordsAt } from './corpus.ts';

/** Precision, recall and F1, each between 0 and 1, with what they were counted from. */
export interface Figures {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly found: number;
  readonly expected: number;
  readonly right: number;
}

/** What a reader, a rule table or a regular expression finds in a title. */
export type Finder = (text: string) => Readonly<Record<PicoElement, readonly Part[]>>;

const figures = (right: number, found: number, expected: number): Figures => {
  const precision = found === 0 ? 1 : right / found;
  const recall = expected === 0 ? 1 : right / expected;
  const f1 = found + expected === 0 ? 1 : (2 * right) / (found + expected);
  return { precision, recall, f1, found, expected, right };
};

/** Whether each title names the element: titles that the corpus is silent about are left out. */
export const measurePresence = (titles: readonly LabelledTitle[], element: PicoElement, find: Finder): Figures => {
  let right = 0;
  let found = 0;
  let expected = 0;
  for (const { text, present } of titles) {
    if (present[element] === undefined) continue;
    const isFound = find(text)[element].length > 0;
    if (isFound) found += 1;
    if (present[element]) expected += 1;
    if (isFound && present[element]) right += 1;
  }
  return figures(right, found, expected);
};

/** Cohen's kappa of whether each title names the element; 1 where both always say the same. */
export const measureKappa = (titles: readonly LabelledTitle[], element: PicoElement, find: Finder): number => {
  const known = titles.filter(({ present }) => present[element] !== undefined);
  const { right, found, expected } = measurePresence(known, element, find);
  const count = known.length;
  const agreed = (count - found - expected + 2 * right) / count;
  const byChance = (found * expected + (count - found) * (count - expected)) / count ** 2;
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance);
};

/** Overlap of spans, counted by words, over all titles of which the corpus says where the element stands or that it is absent. */
export const measureOverlap = (titles: readonly LabelledTitle[], element: PicoElement, find: Finder): Figures => {
  let right = 0;
  let found = 0;
  let expected = 0;
  for (const { text, parts } of titles) {
    const labelled = parts[element];
    if (labelled === undefined) continue;
    const marked = find(text)[element];
    for (const { start } of wordsAt(text)) {
      const isFound = isInside(start, marked);
      const isLabelled = isInside(start, labelled);
      if (isFound) found += 1;
      if (isLabelled) expected += 1;
      if (isFound && isLabelled) right += 1;
    }
  }
  return figures(right, found, expected);
};

const isInside = (at: number, parts: readonly Part[]): boolean =>
  parts.some(({ start, end }) => at >= start && at < end);
