/** Prints how well the PICO rules read published titles: `npm run bench:pico`, with `-- --show develop P` for the errors. */
import { checkPico } from '../../src/proposal/pico/check-pico.ts';
import type { PicoElement } from '../../src/proposal/pico/types.ts';
import type { Half, LabelledTitle } from './corpus.ts';
import { corpora, halfOf, hasCorpora, readEnglish } from './corpus.ts';
import { always, byExpression, byRules, byRulesAllArms } from './finders.ts';
import type { Finder } from './measure.ts';
import { measureOverlap, measurePresence } from './measure.ts';
import { printPersian } from './persian.ts';
import { row } from './row.ts';
import { printSpeed } from './speed.ts';

const print = (line = ''): void => void process.stdout.write(`${line}\n`);

const halves = ['develop', 'apart'] as const;

const inHalf = (titles: readonly LabelledTitle[], half: Half): readonly LabelledTitle[] =>
  titles.filter(({ id }) => halfOf(id) === half);

const printSource = (
  name: string,
  titles: readonly LabelledTitle[],
  elements: readonly PicoElement[],
  rules: Finder,
): void => {
  print(`\n${name}: ${titles.length} titles`);
  for (const element of elements) {
    print(row(`  ${element} present`, measurePresence(titles, element, rules)));
    for (const half of halves) print(row(`    half "${half}"`, measurePresence(inHalf(titles, half), element, rules)));
    print(row('    floor: one regular expression', measurePresence(titles, element, byExpression)));
    print(row('    floor: always', measurePresence(titles, element, always)));
    print(row(`  ${element} overlap of spans, by words`, measureOverlap(titles, element, rules)));
  }
};

const printComparison = (titles: readonly LabelledTitle[]): void => {
  print(
    '\nComparison (C). Corpora leave many comparisons unmarked (they say nothing there); precision counts what they say.',
  );
  const sources = [...new Set(titles.map(({ source }) => source))].filter((source) => source !== 'ebm-nlp-expert');
  const groups: readonly (readonly [string, (source: string) => boolean])[] = [
    ...sources.map((source) => [source, (other: string) => other === source] as const),
    ['all of BIDS', (source) => source.startsWith('bids')],
    ['all that mark it', (source) => source !== 'ebm-nlp-expert'],
  ];
  for (const [name, belongs] of groups) {
    const own = titles.filter(({ source }) => belongs(source));
    print(row(`  ${name}`, measurePresence(own, 'C', byRules)));
    if (!name.startsWith('all')) continue;
    for (const half of halves) print(row(`    half "${half}"`, measurePresence(inHalf(own, half), 'C', byRules)));
    print(row('    floor: one regular expression', measurePresence(own, 'C', byExpression)));
    print(row('    overlap of spans, by words', measureOverlap(own, 'C', byRules)));
  }
};

/** The titles of a half in which an element was found wrongly or missed: for who works on the rules. */
const showErrors = (titles: readonly LabelledTitle[], element: PicoElement): void => {
  for (const { text, present, parts } of titles) {
    const result = checkPico(text);
    const isFound = result[element].length > 0 || (element === 'I' && result.C.length > 0);
    if (present[element] === undefined || isFound === present[element]) continue;
    print(`${isFound ? 'found wrongly' : 'missed'}: ${text}`);
    if (isFound) print(`    ${result[element].map((span) => `${span.text} (${span.rule})`).join(' | ')}`);
    else print(`    ${(parts[element] ?? []).map(({ start, end }) => text.slice(start, end)).join(' | ')}`);
  }
};

const main = (): void => {
  if (!hasCorpora) return print(`No titles at ${corpora}: set PORSA_CORPORA to the folder of the corpora.`);
  const titles = readEnglish();
  const [flag, source = 'ebm-nlp-expert', element = 'P'] = process.argv.slice(2);
  if (flag === '--show') {
    return showErrors(
      inHalf(titles, 'develop').filter((title) => title.source.startsWith(source)),
      element as PicoElement,
    );
  }
  const expert = titles.filter((title) => title.source === 'ebm-nlp-expert');
  printSource('ebm-nlp-expert (every arm counts as I there)', expert, ['P', 'I', 'O'], byRulesAllArms);
  printComparison(titles);
  printPersian(print);
  printSpeed(print);
};

main();
