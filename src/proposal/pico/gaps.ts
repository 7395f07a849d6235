import type { Finding } from '../types.ts';
import type { BothLanguages } from './rule.ts';
import type { PicoElement } from './types.ts';

/** Why something that a question usually has was not found, or need not be there. */
export interface Gap {
  readonly code: string;
  readonly level: Finding['level'];
  readonly message: BothLanguages;
}

/** What is said where a needed element was not found. A frame's own name of the element stands for `{name}`, what it asks for there for `{asks}`. */
export const missing: Readonly<Record<PicoElement, Gap>> = {
  P: gap('P', 'warning'),
  I: gap('I', 'warning'),
  C: gap('C', 'warning'),
  O: gap('O', 'warning'),
  T: gap('T', 'note'),
  S: gap('S', 'note'),
  D: gap('D', 'note'),
};

function gap(element: PicoElement, level: Finding['level']): Gap {
  return {
    code: `pico.missing.${element}`,
    level,
    message: {
      en: '{name}: not found in this text. Say {asks}',
      fa: '{name} در این متن پیدا نشد. بنویسید {asks}',
    },
  };
}

/** A question about effects that names no comparison, though its design does not rule one out. */
export const comparisonNotNamed: Gap = {
  code: 'pico.comparison-not-named',
  level: 'note',
  message: {
    en: 'No comparison was found. Name what the intervention is compared with (placebo, usual care, another treatment), or say why there is none.',
    fa: 'مقایسه‌ای پیدا نشد. بنویسید مداخله با چه چیزی مقایسه می‌شود (دارونما، مراقبت معمول، درمانی دیگر) یا چرا مقایسه‌ای در کار نیست.',
  },
};

/** A study of one arm or one that describes: nothing is missing. */
export const comparisonNotNeeded: Gap = {
  code: 'pico.comparison-not-needed',
  level: 'note',
  message: {
    en: 'No comparison is needed: the study describes, or has a single group.',
    fa: 'مقایسه لازم نیست: مطالعه توصیفی است یا فقط یک گروه دارد.',
  },
};

/** The frame has no comparison. */
export const comparisonNotPartOfFrame: Gap = {
  code: 'pico.comparison-not-part-of-frame',
  level: 'note',
  message: {
    en: 'No comparison is needed: questions of the frame “{frame}” have none.',
    fa: 'مقایسه لازم نیست: چارچوب «{frame}» مقایسه ندارد.',
  },
};

/** The same words on both sides. */
export const comparisonIsIntervention: Gap = {
  code: 'pico.comparison-is-intervention',
  level: 'error',
  message: {
    en: 'Intervention and comparison are the same: “{text}”. Say how the groups differ.',
    fa: 'مداخله و مقایسه یکی است: «{text}». بنویسید گروه‌ها چه تفاوتی دارند.',
  },
};

/** Too short to be a question or a title. */
export const tooShort: Gap = {
  code: 'pico.too-short',
  level: 'warning',
  message: {
    en: 'This is too short to find a question in it. Write who is studied, what is done, and what is measured.',
    fa: 'متن کوتاه‌تر از آن است که پرسشی در آن پیدا شود. بنویسید چه کسانی مطالعه می‌شوند، چه کاری انجام می‌شود و چه چیزی سنجیده می‌شود.',
  },
};

/** Every gap, for pages that list them and tests that walk them. */
export const gaps: readonly Gap[] = [
  ...Object.values(missing),
  comparisonNotNamed,
  comparisonNotNeeded,
  comparisonNotPartOfFrame,
  comparisonIsIntervention,
  tooShort,
];
