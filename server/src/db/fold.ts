import { foldText } from '../../../src/engine/likeness/fold-text.ts';

/** What a search field holds, and what is looked for in it: folded, and without the spaces that people set or leave out. */
export function searchText(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => foldText(part ?? '').replaceAll(' ', ''))
    .join('\n')
    .trim();
}

const alphabet = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
const place = new Map([...alphabet].map((letter, index) => [letter, String.fromCharCode(0x0621 + index)]));

/** A key that sorts, byte by byte, as the Persian alphabet does; Latin comes first. */
export function sortKey(text: string): string {
  return foldText(text).replace(/[\u0621-\u06ff]/g, (letter) => place.get(letter) ?? letter);
}
