import type { StudyDesign } from '../template/study-designs.ts';

/** The first that is named counts: a cross-sectional study of accuracy is one of accuracy. */
const designs: readonly (readonly [StudyDesign, RegExp])[] = [
  ['scopingReview', /scoping|دامنه/i],
  ['systematicReview', /systematic|meta-?analys|نظام|متاآنالیز|فراتحلیل/i],
  ['mixedMethods', /mixed|ترکیبی|آمیخته/i],
  ['diagnosticAccuracy', /accuracy|diagnostic|دقت|تشخیصی/i],
  [
    'quasiExperimental',
    /quasi|before|pre-?post|single-?\s?arm|single-?\s?group|نیمه|پیش و پس|قبل و بعد|تک[ \u200c]?گروه/i,
  ],
  ['randomizedTrial', /random|\brct\b|crossover|cross-over|trial|تصادفی|متقاطع|کارآزمایی/i],
  ['caseControl', /case[-–\s]control|مورد[-–\s\u200c]?و?\s?شاهد/i],
  ['cohort', /cohort|prospective|longitudinal|کوهورت|هم[ \u200c]?گروه/i],
  ['crossSectional', /cross-?sectional|survey|prevalence|مقطعی|پیمایش|توصیفی/i],
  [
    'qualitative',
    /qualitative|phenomenolog|grounded|ethnograph|content analysis|interview|کیفی|پدیدار|گراندد|زمینه[ \u200c]?ای|قوم[ \u200c]?نگار|تحلیل محتوا/i,
  ],
];

/** Which of the designs that forms offer is meant by words such as "double-blind randomized trial". */
export const designValue = (words: string): StudyDesign | undefined =>
  designs.find(([, named]) => named.test(words))?.[0];
