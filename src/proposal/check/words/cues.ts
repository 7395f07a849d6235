import { foldWord } from '../../text/fold.ts';

/**
 * A pattern for folded text (`study.has`), written as people write: «آ», half-spaces and vowel signs fold away as in the text.
 *
 * No upper-case escapes such as `\S`: they would be folded, too.
 */
export const cue = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.map(foldWord).join('|')})`, 'u');
