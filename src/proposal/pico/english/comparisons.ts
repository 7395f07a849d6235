import type { PicoRule } from '../rule.ts';

/** Inside an arm of a comparison. */
const insideArm = ['and', 'plus', 'with', ',', 'or', 'followed', 'by', 'without', 'both', '('];
const insideSecondArm = [
  'of',
  'plus',
  'and',
  'with',
  'or',
  'followed',
  'by',
  'without',
  'who',
  'that',
  'received',
  'not',
  '(',
];

const control = {
  en: 'Names what the control group gets.',
  fa: 'آنچه گروه شاهد دریافت می‌کند را نام می‌برد.',
};
const secondArm = {
  en: 'Stands after words of comparison, as what the intervention is compared with.',
  fa: 'پس از واژه‌های مقایسه آمده است: چیزی که مداخله با آن مقایسه می‌شود.',
};
const firstArm = {
  en: 'Stands before words of comparison, as what is compared.',
  fa: 'پیش از واژه‌های مقایسه آمده است: چیزی که مقایسه می‌شود.',
};

const versus = [
  'versus',
  'vs',
  'v',
  'as compared with',
  'as compared to',
  'compared with',
  'compared to',
  'in comparison with',
  'in comparison to',
  'as opposed to',
  'rather than',
  'instead of',
  'relative to',
];
const better = [
  'perform better than',
  'performs better than',
  'superior to',
  'inferior to',
  'non-inferior to',
  'noninferior to',
  'equivalent to',
  'better than',
  'worse than',
  'as effective as',
  'as safe as',
  'as good as',
  'similar to',
];

/** Both arms of a comparison. The second (C) is found before the first (I), which then ends at it. */
export const englishComparisons: readonly PicoRule[] = [
  {
    code: 'en.C.versus',
    element: 'C',
    language: 'en',
    looks: { after: versus, through: insideSecondArm },
    explanation: secondArm,
  },
  {
    code: 'en.C.better',
    element: 'C',
    language: 'en',
    looks: { after: better, through: insideSecondArm, without: ['timeWords'] },
    explanation: secondArm,
  },
  {
    code: 'en.C.comparing',
    element: 'C',
    language: 'en',
    looks: {
      after: ['with', 'to', 'versus'],
      given: ['comparing', 'comparison', 'compare', 'compares', 'compared'],
      unless: ['in', 'for', 'on', 'by', 'patients', 'children', 'people', 'women', 'men', 'adults'],
      without: ['outcomes', 'people', 'conditions', 'studies'],
      through: ['plus', 'of'],
    },
    explanation: secondArm,
  },
  {
    code: 'en.C.than',
    element: 'C',
    language: 'en',
    looks: {
      after: ['than'],
      with: ['drugs', 'procedures', 'treatments', 'controls', 'exposures', 'tests'],
      through: insideSecondArm,
      without: ['timeWords', 'outcomes'],
    },
    explanation: secondArm,
  },
  {
    code: 'en.C.added-to',
    element: 'C',
    language: 'en',
    looks: {
      after: ['to'],
      given: ['addition', 'adding', 'added'],
      with: ['drugs', 'procedures', 'treatments', 'controls'],
      without: ['people', 'conditions', 'outcomes', 'studies'],
    },
    explanation: {
      en: 'Is the treatment to which something is added.',
      fa: 'درمانی است که چیزی به آن افزوده می‌شود.',
    },
  },
  {
    code: 'en.C.difference',
    element: 'C',
    language: 'en',
    looks: { after: ['and'], given: ['differences', 'difference'], unless: ['in'], without: ['outcomes'] },
    explanation: secondArm,
  },
  {
    code: 'en.C.between',
    element: 'C',
    language: 'en',
    looks: {
      after: ['and', 'or'],
      given: ['comparing', 'comparison', 'compare', 'compares', 'between', 'comparative'],
      unless: ['in', 'for', 'on', 'association', 'relationship', 'correlation', 'with', 'relation', 'interaction'],
      without: ['outcomes', 'people', 'conditions', 'studies'],
      through: ['plus', 'of'],
    },
    explanation: secondArm,
  },
  {
    code: 'en.C.control',
    element: 'C',
    language: 'en',
    looks: { with: ['controls'], only: true },
    explanation: control,
  },
  {
    code: 'en.C.controlled',
    element: 'C',
    language: 'en',
    looks: {
      phrase: [
        'placebo-controlled',
        'sham-controlled',
        'vehicle-controlled',
        'waitlist-controlled',
        'active-controlled',
      ],
    },
    explanation: control,
  },
  {
    code: 'en.C.or',
    element: 'C',
    language: 'en',
    looks: {
      after: ['or'],
      unless: ['/', 'after', 'following', 'undergoing'],
      with: ['drugs', 'procedures'],
      without: ['outcomes', 'people', 'conditions'],
      through: ['plus', 'with', 'followed', 'by'],
    },
    explanation: {
      en: 'Stands after “or” as the other treatment.',
      fa: 'پس از «or» آمده است: درمان دیگر.',
    },
  },
  {
    code: 'en.C.without',
    element: 'C',
    language: 'en',
    looks: { phrase: ['with or without', 'with and without', 'with/without'] },
    explanation: {
      en: 'Compares the same treatment with and without an addition.',
      fa: 'یک درمان را با یک افزوده و بدون آن مقایسه می‌کند.',
    },
  },
  {
    code: 'en.I.versus',
    element: 'I',
    language: 'en',
    looks: {
      before: [
        ...versus,
        ...better,
        'is superior to',
        'is more effective than',
        'is less effective than',
        'perform better than',
      ],
      through: insideArm,
      without: ['outcomes'],
    },
    explanation: firstArm,
  },
  {
    code: 'en.I.compared',
    element: 'I',
    language: 'en',
    looks: {
      after: ['comparison of', 'comparison between', 'comparing', 'to compare', 'differences between'],
      through: [',', 'plus'],
      without: ['outcomes', 'people', 'conditions', 'studies'],
    },
    explanation: firstArm,
  },
];
