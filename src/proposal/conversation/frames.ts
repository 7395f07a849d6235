import { frames as checkedFrames } from '../pico/frames.ts';
import type { QuestionFrame } from '../pico/types.ts';
import {
  diagnosis,
  experience,
  exposure,
  frequency,
  population,
  prognosis,
  scope,
  treatment,
  type Asked,
  type AskedFrame,
  type Words,
} from './asked-frames.ts';
import type { ConversationPart } from './types.ts';

export interface FramePart extends Asked {
  /** In the frame's own words, within a sentence: an exposure, a phenomenon, an index test. */
  readonly name: Words;
}

export interface Frame extends AskedFrame {
  /** What kind of question it is for, as one picks it. */
  readonly about: Words;
  readonly parts: readonly FramePart[];
}

/** Of parts that the PICO check does not name in a frame. */
const usualNames: Readonly<Record<ConversationPart, Words>> = {
  P: { en: 'population', fa: 'جمعیت' },
  I: { en: 'intervention', fa: 'مداخله' },
  C: { en: 'comparison', fa: 'مقایسه' },
  O: { en: 'outcome', fa: 'پیامد' },
  measure: { en: 'outcome measure', fa: 'ابزار سنجش پیامد' },
  T: { en: 'time', fa: 'زمان' },
  S: { en: 'setting', fa: 'محل' },
  D: { en: 'design', fa: 'نوع مطالعه' },
};

/** What is asked for, in the words by which the PICO check names it. */
function named(frame: QuestionFrame, asked: AskedFrame): Frame {
  const checked = checkedFrames.find((each) => each.frame === frame);
  const nameOf = (part: ConversationPart): Words =>
    checked?.elements.find(({ element }) => element === part)?.name ?? usualNames[part];
  return {
    ...asked,
    about: checked?.use ?? asked.name,
    parts: asked.parts.map((each) => ({ ...each, name: each.name ?? withinSentence(nameOf(each.part)) })),
  };
}

const withinSentence = ({ en, fa }: Words): Words => ({ en: en.charAt(0).toLowerCase() + en.slice(1), fa });

export const frames: Readonly<Record<QuestionFrame, Frame>> = {
  PICO: named('PICO', treatment),
  PECO: named('PECO', exposure),
  SPIDER: named('SPIDER', experience),
  diagnostic: named('diagnostic', diagnosis),
  prognostic: named('prognostic', prognosis),
  prevalence: named('prevalence', frequency),
  PCC: named('PCC', scope),
};

/** The part as the frame names it; those that the frame does not ask for have their usual name. */
export function partOf(frame: QuestionFrame, part: ConversationPart): FramePart {
  const find = ({ parts }: Frame): FramePart | undefined => parts.find((each) => each.part === part);
  return find(frames[frame]) ?? find(frames.PICO) ?? { ...population, name: usualNames.P };
}

/** In the order in which they are offered. */
export const questionFrames = Object.keys(frames) as readonly QuestionFrame[];

/** A question of the frame is incomplete without the part. */
export const isRequired = (frame: QuestionFrame, part: ConversationPart): boolean =>
  frames[frame].parts.some((each) => each.part === part && !each.optional && part !== 'measure');
