import { existsSync, readdirSync } from 'node:fs';
import type { PicoElement } from '../../src/proposal/pico/types.ts';
import { picoElements } from '../../src/proposal/pico/types.ts';
import type { LabelledTitle, Part } from './corpus.ts';
import { readPersian } from './corpus.ts';
import { byRules } from './finders.ts';
import type { Finder } from './measure.ts';
import { measureKappa, measureOverlap, measurePresence } from './measure.ts';
import { number, row } from './row.ts';

type Print = (line?: string) => void;

/** The floor: one regular expression for each element. */
const expressions: Readonly<Record<PicoElement, RegExp>> = {
  P: /(?:بیماران|زنان|مردان|کودکان|افراد|دانش\S*آموزان|سالمندان|نوزادان|مادران|کارکنان)[^:؛]*/g,
  I: /(?:اثر|تأثیر|تاثیر|اثربخشی|ارتباط|رابطه)\s+[^:؛]+?(?=\s(?:بر|با|در)\s|$)/g,
  C: /(?:در مقایسه با|مقایسه)\s+[^:؛]+/g,
  O: /\s(?:بر|شیوع|وضعیت)\s+[^:؛]+?(?=\s(?:در|بیماران|زنان|کودکان)\s|$)/g,
  T: /(?:سال|سال\S*های?)\s*\d[\d\s-]*/g,
  S: /(?:شهر|شهرستان|بیمارستان|دانشگاه)\s+\S+/g,
  D: /(?:مرور|کارآزمایی|مطالعه)\s+[^:؛]+/g,
};

const byExpression: Finder = (text) =>
  Object.fromEntries(
    picoElements.map((element): [PicoElement, readonly Part[]] => [
      element,
      [...text.matchAll(expressions[element])].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    ]),
  ) as Record<PicoElement, readonly Part[]>;

const splits = ['visible', 'heldout'] as const;

/** The labels of each reader with what the rules find, and how far the readers agree. */
export const printPersian = (print: Print): void => {
  const folder = new URL('persian-labels/', import.meta.url).pathname;
  if (!existsSync(folder)) return;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const readers = files.map((file) => ({ file, ...readPersian(`${folder}${file}`) }));
  for (const { file, reader, titles } of readers) {
    if (titles.length === 0) continue;
    print(`\nPersian, labels of the ${reader} (${file}): ${titles.length} titles`);
    for (const element of picoElements) {
      print(row(`  ${element} present`, measurePresence(titles, element, byRules)));
      for (const split of splits) {
        const own = titles.filter((title) => title.split === split);
        print(row(`    ${split}: present`, measurePresence(own, element, byRules)));
        print(row(`    ${split}: overlap of spans, by words`, measureOverlap(own, element, byRules)));
      }
      print(row('    floor: one regular expression', measurePresence(titles, element, byExpression)));
      print(row('    floor: overlap of spans, by words', measureOverlap(titles, element, byExpression)));
    }
  }
  const [first, second] = readers;
  if (first !== undefined && second !== undefined) printAgreement(print, first, second);
};

interface Reader {
  readonly reader: string;
  readonly titles: readonly LabelledTitle[];
}

/** Cohen's kappa of "the title names it", and F1 of the words that both mark. */
const printAgreement = (print: Print, first: Reader, second: Reader): void => {
  print(`\nAgreement of the ${first.reader} and the ${second.reader}`);
  const marks = new Map(second.titles.map(({ text, parts }) => [text, parts]));
  const bySecond: Finder = (text) =>
    Object.fromEntries(picoElements.map((element) => [element, marks.get(text)?.[element] ?? []])) as Record<
      PicoElement,
      readonly Part[]
    >;
  for (const element of picoElements) {
    const overlap = measureOverlap(first.titles, element, bySecond);
    const kappa = measureKappa(first.titles, element, bySecond);
    print(`  ${element}: kappa of presence ${number(kappa)}, F1 of words ${number(overlap.f1)}`);
  }
  print('Where they differ');
  for (const title of first.titles) {
    const other = second.titles.find(({ id }) => id === title.id);
    for (const element of picoElements) {
      const [one, two] = [title, other].map((read) => phrasesOf(read, element));
      if (one !== two) print(`  ${title.id} ${element}: ${one} | ${two}`);
    }
  }
};

const phrasesOf = (title: LabelledTitle | undefined, element: PicoElement): string =>
  title?.parts[element]?.map(({ start, end }) => `«${title.text.slice(start, end)}»`).join(' ') || '–';
