import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { Finding } from '../types.ts';

/** Population, intervention (or exposure, phenomenon, index test), comparison, outcome, time, setting, design of the study. */
export const picoElements = ['P', 'I', 'C', 'O', 'T', 'S', 'D'] as const;
export type PicoElement = (typeof picoElements)[number];

/** A part of the text that names an element. */
export interface PicoSpan {
  /** In UTF-16 units of the text as given, `text.slice(start, end) === span.text`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Code of the rule that found it, which explains why. */
  readonly rule: string;
}

/** The frames that research questions have. */
export type QuestionFrame = 'PICO' | 'PECO' | 'SPIDER' | 'PCC' | 'diagnostic' | 'prognostic' | 'prevalence';

export interface PicoResult extends Readonly<Record<PicoElement, readonly PicoSpan[]>> {
  /** Which frame the text fits best; PICO where nothing speaks for another. */
  readonly frame: QuestionFrame;
  /** What was found and what is missing, each explained. */
  readonly findings: readonly Finding[];
}

export interface PicoOptions {
  /** Of the messages; of the text itself where both could be. Defaults to the language that most of the text is written in. */
  readonly language?: CoreLanguage;
}
