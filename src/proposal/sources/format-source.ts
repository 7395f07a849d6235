import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { Source } from '../types.ts';
import { apa } from './style/apa.ts';
import { isBlank, toRuns, type Part } from './style/compose.ts';
import { plainText, type Direction, type Run } from './runs.ts';
import { isRightToLeft, languageOf } from './script.ts';
import { soundItem } from './sound-item.ts';
import { vancouver } from './style/vancouver.ts';

export type CitationStyle = 'vancouver' | 'apa';

/** A reference as it stands in the list. */
export interface FormattedSource {
  readonly runs: readonly Run[];
  /** The runs' text. */
  readonly text: string;
  /** A source keeps the direction of its own language, whatever the list around it has. */
  readonly direction: Direction;
  readonly language: CoreLanguage;
}

/** The reference in a style, set in the language of the source; in `language` where that cannot be told. */
export function formatSource(
  source: Source,
  style: CitationStyle,
  language: CoreLanguage,
  /** The letter behind the year that tells it from another of the same names and year, in APA. */
  suffix = '',
): FormattedSource {
  const sound = { ...source, item: soundItem(source.item) };
  const own = source.text === undefined ? languageOf(sound.item, language) : languageOfText(source.text, language);
  const runs = toRuns(source.text === undefined ? referenceOf(sound, style, own, suffix) : written(source));
  return { runs, text: plainText(runs), direction: own === 'fa' ? 'rtl' : 'ltr', language: own };
}

function referenceOf({ id, item }: Source, style: CitationStyle, language: CoreLanguage, suffix: string): Part {
  const reference = style === 'apa' ? apa(item, language, suffix) : vancouver(item, language);
  return isBlank(reference) ? id : reference;
}

const languageOfText = (text: string, otherwise: CoreLanguage): CoreLanguage =>
  /\p{L}/u.test(text.replace(/https?:\S+/g, ''))
    ? isRightToLeft(text)
      ? 'fa'
      : 'en'
    : /https?:/.test(text)
      ? 'en'
      : otherwise;

/** As it was pasted, its addresses made links. */
function written({ text = '' }: Source): Part {
  return text
    .split(/(https?:\/\/[^\s<>"،؛]*[^\s<>"،؛.,;)\]])/)
    .map((part, index) => (index % 2 ? { text: part, link: part } : part));
}
