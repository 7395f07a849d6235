import type { CoreLanguage } from '../../engine/definition/types.ts';
import { checkPico } from '../pico/check-pico.ts';
import { picoElements, type PicoElement, type PicoResult, type PicoSpan, type QuestionFrame } from '../pico/types.ts';
import { languageOf } from '../text/language-of.ts';
import { isVague } from './check-answer.ts';
import {
  designOf,
  isTitleCase,
  lowerFirst,
  populationOf as englishPopulation,
  sentenceCase,
} from './titles/english.ts';
import { populationOf as persianPopulation } from './titles/persian.ts';
import { tidyPart, type PartTexts } from './titles/compose.ts';

export interface ReadTitle {
  readonly title: string;
  readonly language: CoreLanguage;
  /** The same title in the other language, where both were typed. */
  readonly other?: string;
  readonly frame: QuestionFrame;
  /** Nothing in the text says what kind of question it is. */
  readonly frameIsOpen: boolean;
  readonly parts: PartTexts;
}

/** Reads a title, or half of one: its language, its frame and the parts that the check finds in it. */
export function readTitle(text: string, preferred: CoreLanguage): ReadTitle {
  const [first, second] = titlesIn(text);
  const [title, other] = second !== undefined && languageOf(second) === preferred ? [second, first] : [first, second];
  const language = languageOf(title);
  const result = checkPico(title, { language });
  const parts = partsOf(result, title, language);
  return {
    title,
    language,
    ...(other !== undefined && { other }),
    frame: result.frame,
    frameIsOpen: result.frame === 'PICO' && result.I.length === 0 && result.D.length === 0,
    parts,
  };
}

/** A title, and the same in the other language where both stand there: on lines of their own, or behind a slash or in brackets. */
function titlesIn(text: string): readonly [string, string?] {
  const whole = text.replace(/\s+/g, ' ').trim();
  const lines = text
    .split(/\n+|\s+[/|]\s+|\s*[([](?=[^()[\]]{25,}[)\]]\s*$)|(?<=\S)[)\]]\s*$/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const [first, second] = lines;
  const areTwo = lines.length === 2 && first && second && languageOf(first) !== languageOf(second);
  return areTwo && /\s/.test(first) && /\s/.test(second) ? [first, second] : [whole];
}

function partsOf(result: PicoResult, title: string, language: CoreLanguage): PartTexts {
  const asTyped = language === 'en' && isTitleCase(title);
  const written = (span: PicoSpan): string => {
    const bare = tidyPart(span.text, language);
    if (language === 'fa') return bare;
    return asTyped ? sentenceCase(bare) : span.start === 0 ? lowerFirst(bare) : bare;
  };
  const joined = (element: PicoElement): string =>
    join(element, telling(element, [...new Set(result[element].map(written))].filter(Boolean)), language);
  const found = Object.fromEntries(
    picoElements.map((element) => [element, joined(element)] as const).filter(([, words]) => words),
  ) as PartTexts;
  return separateComparison(withOutcome(found, result), result, title, written);
}

function join(element: PicoElement, found: readonly string[], language: CoreLanguage): string {
  if (found.length === 0) return '';
  if (element === 'D' && language === 'en') return designOf(found);
  if (found.length === 1) return found[0] ?? '';
  if (element === 'P') return language === 'fa' ? persianPopulation(found) : englishPopulation(found);
  return found.join(language === 'fa' ? ' و ' : ' and ');
}

/** Of several outcomes, those that are more than "efficacy". */
function telling(element: PicoElement, found: readonly string[]): readonly string[] {
  const clear = element === 'O' ? found.filter((each) => !isVague(each)) : found;
  return clear.length > 0 ? clear : found;
}

const frequency = /^(?:(?:the )?(?:prevalence|frequency|incidence) of|شیوع|فراوانی|بروز)\s+/i;

/** "Efficacy" could be anything, and is asked for; of a prevalence, the condition is what counts. */
function withOutcome({ O, ...others }: PartTexts, { frame }: PicoResult): PartTexts {
  if (O === undefined || isVague(O)) return others;
  return { ...others, O: frame === 'prevalence' ? O.replace(frequency, '') : O };
}

const comparing = /\b(?:compar\w*|versus|vs\.?)\b|مقایس|در برابر/iu;

/** "Comparison of A and B": where the check calls both interventions, the last is what the first is compared with. */
function separateComparison(
  parts: PartTexts,
  result: PicoResult,
  title: string,
  written: (span: PicoSpan) => string,
): PartTexts {
  const last = result.I.at(-1);
  if (parts.C !== undefined || result.I.length !== 2 || last === undefined || !comparing.test(title)) return parts;
  const [first] = result.I;
  return first === undefined ? parts : { ...parts, I: written(first), C: written(last) };
}
