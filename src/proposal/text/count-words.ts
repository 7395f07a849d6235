/** Citations stand in the text as `[@id]`; they are marks, not words. */
const citation = /\[@[^\]\s]{1,200}\]/gu;
const word = /[^\s]*[\p{L}\p{N}][^\s]*/gu;

/**
 * How many words a text has, as word processors count: what stands between spaces and holds a letter or a digit.
 *
 * Parts joined by a half-space (می‌شود) or a hyphen are one word; citations `[@id]` and lone marks are none.
 */
export function countWords(text: string): number {
  return text.replace(citation, ' ').match(word)?.length ?? 0;
}
