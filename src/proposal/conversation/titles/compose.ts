import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { QuestionFrame } from '../../pico/types.ts';
import type { ConversationPart } from '../types.ts';
import { englishSlots, upperFirst } from './english.ts';
import { fillPattern } from './fill-pattern.ts';
import { patterns } from './patterns.ts';
import { persianSlots, tidyPersian } from './persian.ts';

export type PartTexts = Readonly<Partial<Record<ConversationPart, string>>>;

/** How many titles are offered: enough to choose from, few enough to read. */
const most = 3;

/**
 * Two or three titles in the usual patterns of a language; none where too little is known.
 *
 * The parts are in that language already: nothing is translated.
 */
export function composeTitles(
  parts: PartTexts,
  frame: QuestionFrame,
  design: string,
  language: CoreLanguage,
): readonly string[] {
  const say = speaker(design ? { ...parts, D: design } : parts, language);
  const titles = patterns[language][frame].titles.map(say).filter((title) => title !== undefined);
  return [...new Set(titles)].slice(0, most);
}

export interface ComposedQuestion {
  readonly question: string;
  readonly objective: string;
  readonly specific: readonly string[];
  readonly hypotheses: readonly string[];
}

/**
 * The question and the objectives as sentences, or undefined where too little is known.
 *
 * The objective follows the Cochrane Handbook, 5.1.1: "To assess the effects of …".
 */
export function composeQuestion(
  parts: PartTexts,
  frame: QuestionFrame,
  language: CoreLanguage,
): ComposedQuestion | undefined {
  const say = speaker(parts, language);
  const { question, objective, specific, hypothesis } = patterns[language][frame];
  const [asked, aimed] = [say(question), say(objective)];
  if (asked === undefined || aimed === undefined) return undefined;
  const assumed = hypothesis === undefined ? undefined : say(hypothesis);
  return {
    question: asked,
    objective: aimed,
    specific: specific.map(say).filter((line) => line !== undefined),
    hypotheses: assumed === undefined ? [] : [assumed],
  };
}

function speaker(parts: PartTexts, language: CoreLanguage): (pattern: string) => string | undefined {
  const bare = Object.fromEntries(
    Object.entries(parts).map(([part, text]) => [part, tidyPart(text, language)] as const),
  ) as PartTexts;
  const slots = language === 'fa' ? persianSlots(bare) : englishSlots(bare);
  return (pattern) => {
    const said = fillPattern(pattern, slots);
    return said === undefined || language === 'fa' ? said : upperFirst(said);
  };
}

/** A part without the blanks and marks around it. */
export function tidyPart(text: string, language: CoreLanguage): string {
  const bare = text.replace(/\s+/g, ' ').replace(/^[\s«"“”'.,،؛;:!?؟–—-]+|[\s»"“”'.,،؛;:!?؟–—-]+$/g, '');
  return language === 'fa' ? tidyPersian(bare) : bare;
}
