const letters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};
const zeros = [0x0660, 0x06f0];

/** Marks that change how a text looks but not what it is: vowel signs, kashida, direction marks. */
const unheard = /[\p{Mn}\u0640\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * A text as search compares it: case, Arabic and Persian letter forms, digits of any set, half-spaces and vowel signs
 * are all one.
 */
export function foldText(text: string): string {
  if (text === '') return text;
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\s_]+/g, ' ')
    .replace(/[\u0622-\u064a\u0660-\u0669\u0671\u06c0\u06f0-\u06f9]/g, foldLetter)
    .normalize('NFD')
    .replace(unheard, '')
    .normalize('NFC')
    .trim();
}

function foldLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? (letters[letter] ?? letter) : String(code - zero);
}
