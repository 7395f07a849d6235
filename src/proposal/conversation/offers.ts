import type { CoreLanguage } from '../../engine/definition/types.ts';
import { isSame } from './check-answer.ts';
import { composeQuestion, composeTitles, type ComposedQuestion, type PartTexts } from './titles/compose.ts';
import type { ConversationPart, Moment, PartAnswers } from './types.ts';

/** What was answered, without what there is none of. */
export function textsOf(parts: PartAnswers): PartTexts {
  const given = Object.entries(parts).filter(([, { text }]) => text !== '');
  return Object.fromEntries(given.map(([part, { text }]) => [part, text])) as PartTexts;
}

/** Fewer words than these are half a title. */
const shortestTitle = 6;

/** Completed titles, the person’s own last: it may be good as it is. */
export function offeredTitles({ title, titleLanguage, frame, parts }: Moment): readonly string[] {
  const texts = textsOf(parts);
  const composed = composeTitles(texts, frame, texts.D ?? '', titleLanguage);
  const isHalf = title.split(/\s+/).length < shortestTitle;
  return isHalf || composed.some((each) => isSame(each, title)) ? composed : [...composed, title];
}

/** The question and objectives in the language of the title. */
export function composedQuestion({ titleLanguage, frame, parts }: Moment): ComposedQuestion | undefined {
  return composeQuestion(textsOf(parts), frame, titleLanguage);
}

export const answeredParts = (parts: PartAnswers): readonly ConversationPart[] =>
  Object.entries(parts)
    .filter(([, { text }]) => text !== '')
    .map(([part]) => part as ConversationPart);

export const otherLanguage = (language: CoreLanguage): CoreLanguage => (language === 'fa' ? 'en' : 'fa');
