import { learn } from '../../languages/texts-in.ts';
import { languages, type Language } from '../../../../src/engine/languages/known.ts';

/** One that has a folder of texts. */
export const isLanguage = (tag: string | undefined): tag is Language => languages.includes(tag as Language);

/** Read before the first reply in it is written. */
function known(language: Language): Language {
  learn(language);
  return language;
}

/** The language that an accept-language header likes best, or undefined where it names none that is spoken here. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined;
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map(parseRange)
    .filter((range) => range.quality > 0);
  wanted.sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    if (isLanguage(tag)) return known(tag);
  }
  return undefined;
}

function parseRange(range: string): { readonly tag: string; readonly quality: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  const number = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag: tag.trim().split('-')[0] ?? '', quality: Number.isFinite(number) ? number : 0 };
}
