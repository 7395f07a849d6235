import type { CoreLanguage } from '../../engine/definition/types.ts';
import { wordsOf } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { Finding } from '../types.ts';
import type { Frame } from './frames.ts';
import { frames } from './frames.ts';
import type { Gap } from './gaps.ts';
import {
  comparisonIsIntervention,
  comparisonNotNamed,
  comparisonNotNeeded,
  comparisonNotPartOfFrame,
  missing,
  tooShort,
} from './gaps.ts';
import type { PicoRule } from './rule.ts';
import type { PicoElement, PicoSpan, QuestionFrame } from './types.ts';

type Spans = Readonly<Record<PicoElement, readonly PicoSpan[]>>;

interface Circumstances {
  readonly frame: QuestionFrame;
  readonly tokens: readonly Token[];
  /** What the designs that were found say about groups. */
  readonly designs: ReadonlySet<PicoRule['groups']>;
  readonly language: CoreLanguage;
}

/** What the question lacks, and why a comparison may rightly be absent. */
export const findGaps = (spans: Spans, circumstances: Circumstances): readonly Finding[] => {
  const { tokens, language } = circumstances;
  const words = tokens.filter((token) => token.kind !== 'mark').length;
  if (words < 3) return [finding(tooShort, language)];
  const frame = frames.find(({ frame }) => frame === circumstances.frame);
  return [
    ...missingElements(spans, frame, language),
    ...aboutComparison(spans, frame, circumstances),
    ...sameOnBothSides(spans, language),
  ];
};

const missingElements = (spans: Spans, frame: Frame | undefined, language: CoreLanguage): readonly Finding[] =>
  (frame?.elements ?? [])
    .filter(({ element, needed }) => needed && element !== 'C' && spans[element].length === 0)
    .map(({ element, name, asks }) =>
      finding(missing[element], language, {
        name: name[language],
        asks: language === 'en' ? lowerFirst(asks.en) : asks.fa,
      }),
    );

const aboutComparison = (
  spans: Spans,
  frame: Frame | undefined,
  { designs, language }: Circumstances,
): readonly Finding[] => {
  if (spans.C.length > 0 || frame === undefined) return [];
  const comparison = frame.elements.find(({ element }) => element === 'C');
  if (comparison === undefined || !comparison.needed) {
    return [finding(comparisonNotPartOfFrame, language, { frame: frame.name[language] })];
  }
  if (designs.has('single')) return [finding(comparisonNotNeeded, language)];
  if (designs.has('compared')) {
    const { name, asks } = comparison;
    return [
      finding(missing.C, language, { name: name[language], asks: language === 'en' ? lowerFirst(asks.en) : asks.fa }),
    ];
  }
  return [finding(comparisonNotNamed, language)];
};

const sameOnBothSides = (spans: Spans, language: CoreLanguage): readonly Finding[] => {
  const interventions = new Set(spans.I.map(({ text }) => wordsOf(text).join(' ')));
  const same = spans.C.find(({ text }) => interventions.has(wordsOf(text).join(' ')));
  if (same === undefined) return [];
  return [{ ...finding(comparisonIsIntervention, language, { text: same.text }), start: same.start, end: same.end }];
};

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const finding = (
  { code, level, message }: Gap,
  language: CoreLanguage,
  parts: Readonly<Record<string, string>> = {},
) => ({
  code,
  level,
  path: '',
  message: message[language].replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole),
});
