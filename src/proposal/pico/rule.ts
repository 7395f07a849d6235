import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { PicoElement, QuestionFrame } from './types.ts';

/** A sentence or name in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly fa: string;
}

/**
 * What a rule looks for. A span is found by a cue (`after`, `before`), by a phrase of its own (`phrase`) or, where none of
 * the three is given, around each word of the lists `with`. It grows word by word up to a punctuation mark, to a linking
 * word that is not in `through`, or to a word that an earlier rule has taken; a comma ends it unless `through` has one.
 *
 * Cues and phrases are written as people write them and compared folded (`src/proposal/text/fold.ts`): one spelling of a
 * Persian word is enough. Tables are tried in their order: the first rule that takes a word has it.
 */
export interface Looks {
  /** The span is one of these phrases. */
  readonly phrase?: readonly string[];
  /** The span follows one of these. */
  readonly after?: readonly string[];
  /** The span stands before one of these. */
  readonly before?: readonly string[];
  /** Names of word lists, of which the span must have a word. */
  readonly with?: readonly string[];
  /** Names of word lists, of which the span must have no word. */
  readonly without?: readonly string[];
  /** Linking words and marks (`,`, `(` for both brackets) that the span may grow over. */
  readonly through?: readonly string[];
  /** Names of word lists: the span grows over no link after which a phrase with a word of these follows. */
  readonly until?: readonly string[];
  /** None of these words may stand right before the span: "with symptoms" tells of people, "symptoms" of an outcome. */
  readonly notAfter?: readonly string[];
  /** One of these words must stand earlier in the same clause: "effect … on". */
  readonly given?: readonly string[];
  /** None of these words may stand earlier in the same clause. */
  readonly unless?: readonly string[];
  /** The word of the lists must end its phrase: "children", not the first word of "children's hospital". */
  readonly head?: boolean;
  /** The span must begin its clause. */
  readonly first?: boolean;
  /** Grows over words of the lists `with` (and over `through` between them) and over no others. Defaults to false. */
  readonly only?: boolean;
  /** Only where no earlier rule has found the element in the passage. Defaults to false. */
  readonly fallback?: boolean;
  /** The cue belongs to the span. Defaults to false. */
  readonly including?: boolean;
  /** The span must have at least so many words, the leading ones not counted ("treatment" alone says too little). */
  readonly words?: number;
}

/** A rule of the table: what it looks for, and why. Its example stands in `examples/`, beside its table. */
export interface PicoRule {
  /** Stable; begins with the language and the element: `en.P.people`. */
  readonly code: string;
  readonly element: PicoElement;
  readonly language: CoreLanguage;
  readonly looks: Looks;
  /** Of designs (D): whether such a study compares groups, or has a single one or none to compare. Absent: either may be. */
  readonly groups?: 'compared' | 'single';
  /** Why the words that were found are this element: a sentence for the reader. */
  readonly explanation: BothLanguages;
}

/** Words that belong together; hand-made, for both whole words and endings. */
export interface WordList {
  /** Words and phrases, divided by commas or line breaks. */
  readonly words: string;
  /** Endings of words: `itis`, `ectomy`. Divided by spaces. */
  readonly endings?: string;
  /** Words with such an ending that do not belong. Divided by spaces. */
  readonly except?: string;
  /** A compound with a hyphen belongs when its last part does ("electro-acupuncture"). Defaults to true. */
  readonly compounds?: boolean;
}

/** How the language divides a sentence into phrases. Words divided by spaces or commas, as in `WordList`. */
export interface Grammar {
  /** Prepositions, conjunctions, relative words: they end a phrase unless a rule lets it through. */
  readonly links: string;
  /** Finite verbs and participles that work as one: they end a phrase. */
  readonly verbs: string;
  /** Articles and words without content, left out at the beginning of a span: "the", "a". */
  readonly leading: string;
  /** Left out at the end of a span. */
  readonly trailing: string;
}

/** Words that speak for a frame. Tables are tried in their order; the first that is found decides. */
export interface FrameRule {
  readonly code: string;
  readonly frame: QuestionFrame;
  readonly language: CoreLanguage;
  readonly cues: readonly string[];
  readonly explanation: BothLanguages;
}

/** All that is known of one language. */
export interface LanguageRules {
  readonly language: CoreLanguage;
  readonly grammar: Grammar;
  /** By name. At most 30. */
  readonly lists: Readonly<Record<string, WordList>>;
  readonly rules: readonly PicoRule[];
  readonly frames: readonly FrameRule[];
}
