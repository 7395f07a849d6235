import { foldWord } from '../text/fold.ts';
import type { FrameRule, LanguageRules, Looks, PicoRule } from './rule.ts';
import { PhraseIndex, WordLists, wordSet } from './word-lists.ts';

/** A cue of a rule: the span stands after it, before it, or is it. */
export interface Cue {
  readonly rule: number;
  readonly side: 'after' | 'before' | 'phrase';
}

/** A rule as the engine reads it: lists as bits, words as sets. */
export interface CompiledRule {
  readonly rule: PicoRule;
  readonly looks: Looks;
  readonly withBits: number;
  readonly withoutBits: number;
  readonly untilBits: number;
  readonly through: ReadonlySet<string>;
  readonly notAfter: ReadonlySet<string> | undefined;
  readonly given: ReadonlySet<string> | undefined;
  readonly unless: ReadonlySet<string> | undefined;
}

export interface CompiledLanguage {
  readonly lists: WordLists;
  readonly rules: readonly CompiledRule[];
  readonly cues: PhraseIndex<Cue>;
  /** Rules without any cue, which look around the words of their lists. */
  readonly around: readonly { readonly rule: number; readonly bits: number }[];
  readonly frameCues: PhraseIndex<number>;
  readonly frames: readonly FrameRule[];
  readonly links: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly leading: ReadonlySet<string>;
  readonly trailing: ReadonlySet<string>;
}

const optionalSet = (words: readonly string[] | undefined): ReadonlySet<string> | undefined =>
  words === undefined ? undefined : new Set(words.map(foldWord));

const compileRule = (rule: PicoRule, lists: WordLists): CompiledRule => {
  const { looks } = rule;
  return {
    rule,
    looks,
    withBits: lists.bits(looks.with),
    withoutBits: lists.bits(looks.without),
    untilBits: lists.bits(looks.until),
    through: optionalSet(looks.through?.flatMap((word) => (word === '(' ? ['(', ')'] : [word]))) ?? new Set(),
    notAfter: optionalSet(looks.notAfter),
    given: optionalSet(looks.given),
    unless: optionalSet(looks.unless),
  };
};

/** Prepares the tables of a language for reading. Throws where a rule names a list that does not exist. */
export const compile = ({ grammar, lists, rules, frames }: LanguageRules): CompiledLanguage => {
  const wordLists = new WordLists(lists);
  const cues = new PhraseIndex<Cue>();
  rules.forEach(({ looks }, rule) => {
    for (const phrase of looks.after ?? []) cues.add(phrase, { rule, side: 'after' });
    for (const phrase of looks.before ?? []) cues.add(phrase, { rule, side: 'before' });
    for (const phrase of looks.phrase ?? []) cues.add(phrase, { rule, side: 'phrase' });
  });
  const frameCues = new PhraseIndex<number>();
  frames.forEach((frame, at) => frame.cues.forEach((cue) => frameCues.add(cue, at)));
  return {
    lists: wordLists,
    rules: rules.map((rule) => compileRule(rule, wordLists)),
    cues,
    around: rules.flatMap(({ looks }, rule) =>
      looks.after === undefined && looks.before === undefined && looks.phrase === undefined
        ? [{ rule, bits: wordLists.bits(looks.with) }]
        : [],
    ),
    frameCues,
    frames,
    links: wordSet(grammar.links),
    verbs: wordSet(grammar.verbs),
    leading: wordSet(grammar.leading),
    trailing: wordSet(grammar.trailing),
  };
};
