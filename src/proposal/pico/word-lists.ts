import { foldWord } from '../text/fold.ts';
import { wordsOf } from '../text/tokens.ts';
import type { WordList } from './rule.ts';

/** Phrases by their first word, so that a text is compared with all of them in one pass. */
export class PhraseIndex<Value> {
  readonly #byFirst = new Map<string, { readonly rest: readonly string[]; readonly value: Value }[]>();

  add(phrase: string, value: Value): void {
    const [first, ...rest] = wordsOf(phrase);
    if (first === undefined) return;
    const entries = this.#byFirst.get(first);
    if (entries === undefined) this.#byFirst.set(first, [{ rest, value }]);
    else entries.push({ rest, value });
  }

  /** Every phrase that begins at `at`, with the position after its last word. */
  match(words: readonly string[], at: number, found: (value: Value, end: number) => void): void {
    for (const { rest, value } of this.#byFirst.get(words[at] ?? '') ?? []) {
      if (rest.every((word, offset) => words[at + 1 + offset] === word)) found(value, at + 1 + rest.length);
    }
  }
}

/** Divides a list of words and phrases: by commas and line breaks where it has any, else by spaces. */
export const listItems = (words: string): readonly string[] =>
  words
    .split(/[,،\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Words divided by white space, folded. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(foldWord));

interface Endings {
  readonly bits: number;
  readonly except: ReadonlySet<string>;
}

/** All word lists of a language; says for each word of a text, as bits, to which of them it belongs. */
export class WordLists {
  readonly #bitOf: ReadonlyMap<string, number>;
  readonly #words = new Map<string, { bits: number; inCompounds: number }>();
  readonly #phrases = new PhraseIndex<number>();
  readonly #endings = new Map<string, Endings[]>();
  #shortest = 99;
  #longest = 0;
  /** What is known of words met before; emptied when it has grown large. */
  readonly #known = new Map<string, number>();

  constructor(lists: Readonly<Record<string, WordList>>) {
    const names = Object.keys(lists);
    this.#bitOf = new Map(names.map((name, at) => [name, 1 << at]));
    for (const name of names) this.#add(this.bits([name]), lists[name] ?? { words: '' });
  }

  #add(bits: number, list: WordList): void {
    for (const item of listItems(list.words)) {
      const words = wordsOf(item);
      const [only] = words;
      if (words.length > 1) this.#phrases.add(item, bits);
      else if (only !== undefined) {
        const entry = this.#words.get(only) ?? { bits: 0, inCompounds: 0 };
        const inCompounds = list.compounds === false ? entry.inCompounds : entry.inCompounds | bits;
        this.#words.set(only, { bits: entry.bits | bits, inCompounds });
      }
    }
    const except = wordSet(list.except ?? '');
    for (const ending of wordSet(list.endings ?? '')) {
      this.#endings.set(ending, [...(this.#endings.get(ending) ?? []), { bits, except }]);
      this.#shortest = Math.min(this.#shortest, ending.length);
      this.#longest = Math.max(this.#longest, ending.length);
    }
  }

  /** The bits of lists by their names. */
  bits(names: readonly string[] | undefined): number {
    let bits = 0;
    for (const name of names ?? []) {
      const bit = this.#bitOf.get(name);
      if (bit === undefined) throw new Error(`There is no word list "${name}".`);
      bits |= bit;
    }
    return bits;
  }

  /**
   * The lists of each word, as bits; all words of a phrase belong to its list. `inside` is told of the words within a
   * phrase ("quality of life"): what links them ends no span.
   */
  tag(words: readonly string[], inside: (at: number) => void): Int32Array {
    const tags = new Int32Array(words.length);
    let phrasesEnd = 0;
    for (let at = 0; at < words.length; at += 1) {
      if (at >= phrasesEnd) tags[at] = this.#bitsOfWord(words[at] ?? '');
      this.#phrases.match(words, at, (bits, end) => {
        for (let part = at; part < end; part += 1) {
          // A phrase says more than its words: "physical activity" is no "activity".
          if (part >= phrasesEnd) tags[part] = 0;
          tags[part] = (tags[part] ?? 0) | bits;
          if (part > at) inside(part);
        }
        phrasesEnd = Math.max(phrasesEnd, end);
      });
    }
    return tags;
  }

  #bitsOfWord(word: string): number {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const lastPart = word.slice(word.lastIndexOf('-') + 1);
    const owner = word.endsWith("'s") ? word.slice(0, -2) : word;
    let bits = (this.#words.get(word)?.bits ?? 0) | (this.#words.get(owner)?.bits ?? 0);
    if (lastPart !== word) bits |= this.#words.get(lastPart)?.inCompounds ?? 0;
    bits |= this.#bitsOfEndings(owner.slice(owner.lastIndexOf('-') + 1));
    if (this.#known.size > 20_000) this.#known.clear();
    this.#known.set(word, bits);
    return bits;
  }

  #bitsOfEndings(word: string): number {
    let bits = 0;
    // A word is longer than its ending by two letters at least.
    for (let length = this.#shortest; length <= Math.min(this.#longest, word.length - 2); length += 1) {
      for (const entry of this.#endings.get(word.slice(-length)) ?? []) {
        if (!entry.except.has(word)) bits |= entry.bits;
      }
    }
    return bits;
  }
}
