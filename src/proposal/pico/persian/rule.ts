import type { BothLanguages, PicoRule } from '../rule.ts';
import type { PicoElement, QuestionFrame } from '../types.ts';

/**
 * A rule of the Persian table: a pattern of a title or sentence (`pattern.ts` says how it is read) and why it says what it
 * says. Rules are tried in their order; what one has found, a later one does not take. Its example stands in `examples/`.
 */
export interface PersianRule {
  /** Stable; begins with `fa.`. */
  readonly code: string;
  /** Words one of which the text must have (`$list|word`), so that most rules need not be tried. */
  readonly cues?: string;
  readonly pattern: string;
  /** Applies only while none of these has been found in the sentence. */
  readonly unless?: readonly PicoElement[];
  /** How much of a sentence it says: a `sentence` rule is the last of its kind that is tried, `part` rules all are. */
  readonly says: 'sentence' | 'part';
  /** Which frame such a sentence has. */
  readonly frame?: QuestionFrame;
  /** Whether a study that it speaks of compares groups, or needs no comparison. */
  readonly groups?: PicoRule['groups'];
  readonly explanation: BothLanguages;
}
