import type { Token } from '../../text/tokens.ts';
import type { PicoElement } from '../types.ts';
import { joinWords } from './joined-words.ts';
import { compilePattern, cueWords, markEnds, maskOf, matchesOf } from './pattern.ts';
import { divideCompared, divideVersus, trimPhrase, type Part } from './phrase.ts';
import { choosePopulation } from './population.ts';
import { spareDisease } from './disease.ts';
import { persianTable } from './table.ts';
import type { PersianRule } from './rule.ts';

/** A span with the rule that found it, in UTF-16 units of the text. */
export interface FoundSpan {
  readonly element: PicoElement;
  readonly start: number;
  readonly end: number;
  readonly rule: PersianRule;
}

export interface FoundPart extends Part {
  readonly element: PicoElement;
  readonly rule: PersianRule;
}

interface ReadyRule {
  readonly rule: PersianRule;
  /** Compiled when the rule is first tried. */
  expression: RegExp | undefined;
}

let ready:
  | {
      readonly rules: readonly ReadyRule[];
      readonly always: readonly number[];
      readonly byCue: ReadonlyMap<string, readonly number[]>;
    }
  | undefined;

/** Compiled when the first Persian text is read. */
function readyRules() {
  if (ready) return ready;
  const rules = persianTable.map((rule): ReadyRule => ({ rule, expression: undefined }));
  const byCue = new Map<string, number[]>();
  const always: number[] = [];
  persianTable.forEach((rule, index) => {
    if (rule.cues === undefined) always.push(index);
    else for (const word of cueWords(rule.cues)) byCue.set(word, [...(byCue.get(word) ?? []), index]);
  });
  ready = { rules, always, byCue };
  return ready;
}

function rulesFor(text: string): readonly ReadyRule[] {
  const { rules, always, byCue } = readyRules();
  const indices = new Set(always);
  for (const word of text.split(' ')) {
    for (const index of byCue.get(word.replace(/\d+$/, '')) ?? []) indices.add(index);
  }
  return [...indices].sort((one, other) => one - other).map((index) => rules[index]!);
}

/** What Persian rules find in one sentence. Spans do not overlap. */
export function findSpans(sentence: readonly Token[], original: string): readonly FoundSpan[] {
  const joined = joinWords(sentence, original);
  return findParts(joined.text).map(({ element, from, to, rule }) => ({ element, rule, ...joined.placeOf(from, to) }));
}

function findParts(words: string): readonly FoundPart[] {
  const found: FoundPart[] = [];
  let text = markEnds(words);
  let isSaid = false;
  for (const readyRule of rulesFor(words)) {
    const { rule } = readyRule;
    if (rule.says === 'sentence' && isSaid) continue;
    if (rule.unless?.some((element) => found.some((part) => part.element === element))) continue;
    const parts = matchesOf((readyRule.expression ??= compilePattern(rule.pattern)), text).flatMap((match) =>
      partsOf(rule, match, words),
    );
    const chosen = rule.code === 'fa.population.people' ? choosePopulation(parts, words, found) : parts;
    const free = rule.says === 'sentence' ? firstMatch(chosen) : chosen;
    if (rule.says === 'sentence' && free.length > 0) isSaid = true;
    for (const part of free) {
      if (hidden(text, part)) continue;
      found.push(part);
      text = text.slice(0, part.from) + maskOf(part.element).repeat(part.to - part.from) + text.slice(part.to);
    }
  }
  return spareDisease(found, words);
}

const hidden = (text: string, { from, to }: Part): boolean => /[\uE000-\uE006]/.test(text.slice(from, to));

const firstMatch = (parts: readonly FoundPart[]): readonly FoundPart[] =>
  parts.filter((part) => part.match === parts[0]?.match);

function partsOf(rule: PersianRule, match: RegExpExecArray, words: string): readonly FoundPart[] {
  return Object.entries(match.indices?.groups ?? {}).flatMap(([name, place]) => {
    if (place === undefined) return [];
    const whole: Part = { from: place[0], to: place[1], match: match.index };
    const element = name[0] as PicoElement | 'A';
    const divided = element === 'A' ? divideCompared(whole, words) : divideVersus(whole, words);
    return divided.flatMap((part, index) => {
      const partElement = index > 0 ? 'C' : element === 'A' ? 'I' : element;
      const trimmed = trimPhrase(partElement, part, words);
      return trimmed ? [{ ...trimmed, element: partElement, rule }] : [];
    });
  });
}
