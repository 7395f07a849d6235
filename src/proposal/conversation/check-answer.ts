import type { ConversationPart, PartAnswers, Refusal } from './types.ts';

/** More than this is no title and no part of one, but a text. Words. */
export const longestTitle = 60;
export const longestPart = 40;

export interface Refused {
  readonly why: Refusal;
  readonly part?: ConversationPart;
  readonly count?: number;
  readonly text?: string;
}

const letter = /\p{L}/u;
const placeholder =
  /^(?:tbd|tba|to be (?:determined|decided|announced)|xx+|test|asdf|title|عنوان|آزمایشی|تست|مشخص می[ \u200c]?شود|بعدا[ًا]? مشخص.*)$/iu;

/** Why a text can be neither a title nor a part, or undefined. */
export function refuseText(text: string, most: number): Refused | undefined {
  const bare = text.trim();
  if (bare === '') return { why: 'blank' };
  const words = countUpTo(bare, 200_000);
  if (words > most) return { why: 'tooLong', count: words };
  if (!letter.test(bare)) return { why: 'noLetters' };
  if ((bare.match(/[\p{L}\p{N}]/gu) ?? []).length === 1) return { why: 'oneLetter' };
  return placeholder.test(bare) ? { why: 'placeholder', text: bare } : undefined;
}

/** Counted without an array of them: what is pasted may be a book. */
function countUpTo(text: string, most: number): number {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) {
    words += 1;
    if (words === most) break;
  }
  return words;
}

const vagueWord =
  /^(?:the|a|an|of|in|on|effects?|efficacy|effectiveness|results?|outcomes?|impact|improvements?|better|good|health|condition|status|changes?|success|response|safety|tolerability|clinical|immediate|superior|overall|and|و|ایمنی|بالینی|بهبود|بهتر|شدن|اثر|اثربخشی|تأثیر|تاثیر|نتیجه|نتایج|پیامد|پیامدها|وضعیت|سلامت|تغییر|تغییرات|موفقیت|مناسب|خوب|پاسخ)$/iu;

/** Words that could stand for any outcome: "improvement", «بهبود وضعیت». */
export function isVague(outcome: string): boolean {
  return outcome
    .split(/[\s\u200c.,،]+/)
    .filter(Boolean)
    .every((word) => vagueWord.test(word));
}

/** The same words, whatever their case, marks and half-spaces. */
export function isSame(one: string, other: string): boolean {
  return fold(one) !== '' && fold(one) === fold(other);
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\b(?:an?|the)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Why an answer cannot stand for a part, or undefined. */
export function refuseAnswer(part: ConversationPart, text: string, parts: PartAnswers): Refused | undefined {
  const refused = refuseText(text, longestPart);
  // Years, and numbers of weeks, have no letters.
  if (refused?.why === 'noLetters' && part === 'T' && /\p{N}/u.test(text)) return undefined;
  if (refused !== undefined) return refused;
  if (part === 'O' && isVague(text)) return { why: 'vague', text };
  const opposite = part === 'I' ? parts.C : part === 'C' ? parts.I : undefined;
  return opposite && isSame(text, opposite.text) ? { why: 'equal', text } : undefined;
}
