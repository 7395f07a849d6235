import type { Token } from '../text/tokens.ts';
import type { CompiledLanguage, CompiledRule } from './compile.ts';
import type { PicoRule } from './rule.ts';
import { stopOf, type Stop } from './stops.ts';

/** Words `from` to `to` (not included) of a passage, found by a rule. */
export interface FoundWords {
  readonly rule: PicoRule;
  readonly from: number;
  readonly to: number;
}

/** How far a span may grow in each direction, and how far back `given` looks. Keeps reading linear. */
const reach = 40;

const isComma = (word: string | undefined): boolean => word === ',' || word === '،';

/** One passage as the rules see it. */
class PassageReader {
  readonly #language: CompiledLanguage;
  readonly #words: readonly string[];
  readonly #tokens: readonly Token[];
  readonly #tags: Int32Array;
  readonly #stops: Stop[];
  /** Where the clause of each word begins. */
  readonly #clauseStarts: Int32Array;
  readonly #taken: Uint8Array;

  constructor(tokens: readonly Token[], text: string, language: CompiledLanguage) {
    this.#language = language;
    this.#tokens = tokens;
    this.#words = tokens.map((token) => token.word);
    this.#stops = tokens.map((token) => stopOf(token, text, language));
    this.#tags = language.lists.tag(this.#words, (at) => {
      if (this.#stops[at] !== 'clause') this.#stops[at] = 'none';
    });
    this.#taken = new Uint8Array(tokens.length);
    this.#clauseStarts = new Int32Array(tokens.length);
    let start = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      if (this.#stops[at] === 'clause') start = tokens[at]?.kind === 'mark' ? at + 1 : at;
      this.#clauseStarts[at] = start;
    }
  }

  read(): readonly FoundWords[] {
    const found: FoundWords[] = [];
    const seeds = [...this.#seeds()].sort(([one], [other]) => one - other);
    for (const [at, places] of seeds) {
      const rule = this.#language.rules[at];
      if (rule === undefined || (rule.looks.fallback && this.#isFound(found, rule))) continue;
      for (const place of places) {
        const span = this.#grow(rule, place);
        if (span === undefined) continue;
        this.#taken.fill(1, span.from, span.to);
        found.push({ rule: rule.rule, ...span });
      }
    }
    return found;
  }

  #isFound(found: readonly FoundWords[], { rule }: CompiledRule): boolean {
    return found.some((words) => words.rule.element === rule.element);
  }

  /** Where rules begin to look, by the place of the rule in its table, in one pass over the text. */
  #seeds(): ReadonlyMap<number, readonly Seed[]> {
    const seeds = new Map<number, Seed[]>();
    const add = (rule: number, seed: Seed): void => {
      const known = seeds.get(rule);
      if (known === undefined) seeds.set(rule, [seed]);
      else known.push(seed);
    };
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#language.cues.match(this.#words, at, ({ rule, side }, end) => add(rule, { side, from: at, to: end }));
      const tag = this.#tags[at] ?? 0;
      if (tag === 0) continue;
      for (const { rule, bits } of this.#language.around) {
        if ((tag & bits) !== 0) add(rule, { side: 'around', from: at, to: at + 1 });
      }
    }
    return seeds;
  }

  #grow(rule: CompiledRule, seed: Seed): Span | undefined {
    if (!this.#isPlaceFor(rule, seed)) return undefined;
    if (seed.side === 'phrase') return seed;
    // What a comma divides from the cue is not what the cue is about: "…, compared with placebo".
    if (seed.side === 'before' && isComma(this.#words[seed.from - 1])) return undefined;
    let { from, to } = seed;
    if (seed.side === 'after') {
      from = this.#skip(to);
      to = this.#growRight(rule, from);
    } else if (seed.side === 'before') {
      to = from;
      from = this.#growLeft(rule, from);
    } else if (seed.side === 'around') {
      from = this.#growLeft(rule, from);
      to = this.#growRight(rule, to);
    }
    const span = this.#trim(from, to);
    if (span === undefined || !this.#satisfies(rule, span)) return undefined;
    if (!rule.looks.including || this.#isTaken(seed)) return span;
    return { from: Math.min(span.from, seed.from), to: Math.max(span.to, seed.to) };
  }

  #isPlaceFor(rule: CompiledRule, seed: Seed): boolean {
    if (seed.side !== 'after' && seed.side !== 'before' && this.#isTaken(seed)) return false;
    if (rule.looks.head && seed.side === 'around' && !this.#isHead(seed.to)) return false;
    const clause = this.#clauseStarts[seed.from] ?? 0;
    if (rule.given !== undefined && !this.#hasEarlier(rule.given, clause, seed.from)) return false;
    return rule.unless === undefined || !this.#hasEarlier(rule.unless, clause, seed.from);
  }

  #beginsClause(from: number): boolean {
    let first = this.#clauseStarts[from] ?? 0;
    while (first < from && this.#isIdle(first)) first += 1;
    return first === from;
  }

  /** Whether a phrase ends before `at`: at a link, a verb, a mark, a number or the end. */
  #isHead(at: number): boolean {
    return this.#tokens[at]?.kind !== 'word' || this.#stops[at] !== 'none' || this.#taken[at] === 1;
  }

  #isIdle(at: number): boolean {
    return this.#language.leading.has(this.#words[at] ?? '') || this.#tokens[at]?.kind === 'mark';
  }

  #isTaken({ from, to }: Span): boolean {
    for (let at = from; at < to; at += 1) if (this.#taken[at] === 1) return true;
    return false;
  }

  #hasEarlier(words: ReadonlySet<string>, clause: number, before: number): boolean {
    for (let at = Math.max(clause, before - reach); at < before; at += 1) {
      if (words.has(this.#words[at] ?? '')) return true;
    }
    return false;
  }

  /** The first word after articles and an opening bracket: what ends a phrase does not end it before its first word. */
  #skip(start: number): number {
    let at = start;
    while (at < this.#words.length && at - start < 4 && this.#isSkipped(at)) at += 1;
    return at;
  }

  #growRight(rule: CompiledRule, start: number): number {
    let at = start;
    const limit = Math.min(this.#words.length, at + reach);
    let open = 0;
    while (at < limit && this.#continues(rule, at)) {
      if (this.#words[at] === '(') open += 1;
      // The bracket closes that was opened before the span.
      if (this.#words[at] === ')' && --open < 0) break;
      at += 1;
    }
    return at;
  }

  #isSkipped(at: number): boolean {
    const isIdle = this.#language.leading.has(this.#words[at] ?? '') || this.#words[at] === '(';
    return isIdle && this.#taken[at] === 0 && this.#stops[at] !== 'clause';
  }

  #growLeft(rule: CompiledRule, end: number): number {
    let at = end;
    let open = 0;
    const limit = Math.max(0, end - reach);
    // A word that begins a line is the last that a span may reach.
    while (at > limit && !this.#tokens[at]?.newLine && this.#continues(rule, at - 1, true)) {
      if (this.#words[at - 1] === ')') open += 1;
      if (this.#words[at - 1] === '(' && --open < 0) break;
      at -= 1;
    }
    return at;
  }

  #continues(rule: CompiledRule, at: number, leftwards = false): boolean {
    if (this.#taken[at] === 1) return false;
    const word = this.#words[at] ?? '';
    const stop = this.#stops[at] ?? 'clause';
    if (stop === 'clause') return leftwards && this.#tokens[at]?.kind !== 'mark' && !this.#language.links.has(word);
    if (stop !== 'none') {
      if (!rule.through.has(word)) return false;
      return leftwards ? this.#passesLeft(rule) : !this.#isFollowedBy(rule.untilBits, at + 1);
    }
    return rule.looks.only !== true || ((this.#tags[at] ?? 0) & rule.withBits) !== 0;
  }

  /** The last word before `from` that is no article; nothing at the beginning of a clause. */
  #wordBefore(from: number): string {
    const clause = this.#clauseStarts[from] ?? 0;
    let at = from - 1;
    while (at >= clause && this.#isIdle(at) && this.#words[at] !== ',') at -= 1;
    return at < clause ? '' : (this.#words[at] ?? '');
  }

  /** To the left, only the words before a cue and lists of words are joined by links. */
  #passesLeft(rule: CompiledRule): boolean {
    return rule.looks.before !== undefined || rule.looks.only === true;
  }

  /** Whether the phrase that begins at `start` has a word of these lists. */
  #isFollowedBy(bits: number, start: number): boolean {
    if (bits === 0) return false;
    for (let at = start; at < Math.min(start + 8, this.#words.length); at += 1) {
      if (this.#stops[at] !== 'none') return false;
      if (((this.#tags[at] ?? 0) & bits) !== 0) return true;
    }
    return false;
  }

  /** The span without articles, links and marks at its ends; nothing where no word is left. */
  #trim(first: number, last: number): Span | undefined {
    let from = first;
    let to = last;
    while (from < to && (this.#isEdge(from) || this.#language.leading.has(this.#words[from] ?? ''))) from += 1;
    while (to > from && (this.#isEdge(to - 1) || this.#language.trailing.has(this.#words[to - 1] ?? ''))) to -= 1;
    if (this.#isOpen(from, to)) to += 1;
    return from < to ? { from, to } : undefined;
  }

  #isEdge(at: number): boolean {
    const stop = this.#stops[at];
    if (this.#tokens[at]?.kind === 'mark') return true;
    return stop === 'link' || (stop === 'clause' && this.#language.links.has(this.#words[at] ?? ''));
  }

  /** A bracket was opened in the span and closes right after it. */
  #isOpen(from: number, to: number): boolean {
    if (this.#words[to] !== ')' || this.#taken[to] === 1) return false;
    for (let at = to - 1; at >= from; at -= 1) {
      if (this.#words[at] === ')') return false;
      if (this.#words[at] === '(') return true;
    }
    return false;
  }

  #satisfies(rule: CompiledRule, { from, to }: Span): boolean {
    if (rule.notAfter?.has(this.#wordBefore(from))) return false;
    let tags = 0;
    let words = 0;
    for (let at = from; at < to; at += 1) {
      tags |= this.#tags[at] ?? 0;
      if (this.#tokens[at]?.kind !== 'mark') words += 1;
    }
    if (words < (rule.looks.words ?? 1) || (rule.looks.first && !this.#beginsClause(from))) return false;
    return (rule.withBits === 0 || (tags & rule.withBits) !== 0) && (tags & rule.withoutBits) === 0;
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Seed extends Span {
  readonly side: 'after' | 'before' | 'phrase' | 'around';
}

/** What the rules of a language find in a passage, in the order of the rules. Spans share no word. */
export const readPassage = (
  tokens: readonly Token[],
  text: string,
  language: CompiledLanguage,
): readonly FoundWords[] => new PassageReader(tokens, text, language).read();
