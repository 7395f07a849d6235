import type { CoreLanguage } from '../../engine/definition/types.ts';
import { languageOfTokens, passagesOf } from '../text/passages.ts';
import type { Token } from '../text/tokens.ts';
import { tokenize } from '../text/tokens.ts';
import type { CompiledLanguage } from './compile.ts';
import { compile } from './compile.ts';
import { englishRules } from './english/rules.ts';
import { findFrame } from './find-frame.ts';
import { findGaps } from './find-gaps.ts';
import { readPersian } from './persian/read-persian.ts';
import { persianRules } from './persian/rules.ts';
import { readPassage } from './read-passage.ts';
import type { FrameRule, PicoRule } from './rule.ts';
import type { PicoElement, PicoOptions, PicoResult, PicoSpan, QuestionFrame } from './types.ts';
import { picoElements } from './types.ts';

const compiled: Partial<Record<CoreLanguage, CompiledLanguage>> = {};

/** Tables are prepared when a text of their language first comes. */
const languageRules = (language: CoreLanguage): CompiledLanguage =>
  (compiled[language] ??= compile(language === 'fa' ? persianRules : englishRules));

/** How many spans of an element get a note of their own; a pasted book should not bring thousands. */
const notesPerElement = 50;

interface Found {
  readonly element: PicoElement;
  readonly span: PicoSpan;
  readonly rule: Pick<PicoRule, 'code' | 'groups' | 'explanation'> & { readonly frame?: QuestionFrame };
}

/**
 * Finds population, intervention, comparison, outcome, time, setting and design in a title, question, objective or method.
 *
 * Reads by rules alone: the same text gives the same result, on any device and without a network. Each passage is read by
 * the rules of its language, so both may stand in one text. Spans are in the order of the text and share no words. The
 * findings explain each span and each gap, and never grade.
 */
export const checkPico = (text: string, options: PicoOptions = {}): PicoResult => {
  const tokens = tokenize(text);
  const language = options.language ?? languageOfTokens(tokens);
  const found: Found[] = [];
  const passages = passagesOf(tokens).map((passage) => ({ ...passage, rules: languageRules(passage.language) }));
  for (const { tokens, language, rules } of passages) {
    const read = language === 'fa' ? readPersian(tokens, text) : readEnglish(tokens, text, rules);
    for (const { element, rule, start, end } of read) {
      found.push({ element, rule, span: { start, end, text: text.slice(start, end), rule: rule.code } });
    }
  }
  found.sort((one, other) => one.span.start - other.span.start);
  const frame = findFrame(passages) ?? frameOfSentences(found);
  const spans = spansByElement(found);
  return {
    ...spans,
    frame: frame?.frame ?? 'PICO',
    findings: [
      ...explained(found, language),
      ...(frame === undefined
        ? []
        : [{ code: frame.code, level: 'note' as const, path: '', message: frame.explanation[language] }]),
      ...findGaps(spans, { frame: frame?.frame ?? 'PICO', tokens, designs: groupsOf(found), language }),
    ],
  };
};

/** The frame that the first sentence of a known kind has; nothing is said of PICO, which is the usual one. */
const frameOfSentences = (found: readonly Found[]): FrameRule | undefined => {
  const frame = found.find(({ rule }) => rule.frame !== undefined)?.rule.frame;
  return frame === 'PICO' ? undefined : persianRules.frames.find((rule) => rule.frame === frame);
};

const readEnglish = (tokens: readonly Token[], text: string, rules: CompiledLanguage) =>
  readPassage(tokens, text, rules).map(({ rule, from, to }) => {
    const start = tokens[from]?.start ?? 0;
    return { element: rule.element, rule, start, end: tokens[to - 1]?.end ?? start };
  });

const spansByElement = (found: readonly Found[]): Record<PicoElement, readonly PicoSpan[]> => {
  const spans: Record<PicoElement, PicoSpan[]> = { P: [], I: [], C: [], O: [], T: [], S: [], D: [] };
  for (const { element, span } of found) spans[element].push(span);
  return spans;
};

const groupsOf = (found: readonly Found[]): ReadonlySet<PicoRule['groups']> =>
  new Set(found.map(({ rule }) => rule.groups));

const explained = (found: readonly Found[], language: CoreLanguage) =>
  picoElements.flatMap((element) =>
    found
      .filter((one) => one.element === element)
      .slice(0, notesPerElement)
      .map(({ rule, span }) => ({
        code: rule.code,
        level: 'note' as const,
        path: '',
        message: rule.explanation[language],
        start: span.start,
        end: span.end,
      })),
  );
