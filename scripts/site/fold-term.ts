/**
 * A word of the search as it is compared: whatever keyboard it was typed with, and without half-spaces and vowel marks.
 *
 * VitePress writes it into the page as it stands here, so it uses nothing but its argument.
 */
export function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .replace(/[\u200c\u200d\u064b-\u0654]/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةۀ]/g, 'ه')
    .replace(/[آأإ]/g, 'ا')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
