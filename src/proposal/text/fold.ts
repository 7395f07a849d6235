/** A text whose letters are written one way, with the way back to the text as given. */
export interface FoldedText {
  readonly text: string;
  /** `positions[i]` is where unit `i` of `text` begins in the text as given; one more entry gives the end. UTF-16 units. */
  readonly positions: readonly number[];
}

/** Arabic and presentation letters as Persian keyboards write them, digits as ASCII, typographic marks as typewriters do. */
const letters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  آ: 'ا',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '′': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '−': '-',
};

/** Vowel signs, hamza above, tatweel, soft hyphen, half-space and marks of direction: they are written or left out at will. */
const isOmitted = (code: number): boolean =>
  (code >= 0x64b && code <= 0x65f) ||
  code === 0x670 ||
  code === 0x640 ||
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069) ||
  code === 0xfeff;

const foldCharacter = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? character.toLowerCase() : character;
  if (isOmitted(code)) return '';
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
  return letters[character] ?? character.toLowerCase();
};

/**
 * A word as it is compared: lower case, Persian yeh and kaf, ASCII digits, without half-spaces and vowel signs.
 *
 * «نظام‌مند», «نظاممند» and «نظام‌مند» in Arabic letters are the same word.
 */
export const foldWord = (word: string): string => {
  let folded = '';
  for (let at = 0; at < word.length; at += 1) folded += foldCharacter(word[at] ?? '');
  return folded;
};

/** A whole text folded as `foldWord` does, with the position of each unit in the text as given. */
export const fold = (text: string): FoldedText => {
  const positions: number[] = [];
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const folded = foldCharacter(text[at] ?? '');
    for (let unit = 0; unit < folded.length; unit += 1) positions.push(at);
    parts.push(folded);
  }
  positions.push(text.length);
  return { text: parts.join(''), positions };
};
