import type { PicoRule } from '../rule.ts';

/** When it is measured, and where it takes place. */
export const englishTimesAndSettings: readonly PicoRule[] = [
  {
    code: 'en.T.follow-up',
    element: 'T',
    language: 'en',
    looks: {
      after: [
        'at',
        'after',
        'over',
        'for',
        'within',
        'during',
        'at least',
        'up to',
        'follow-up of',
        'duration of',
        'by',
      ],
      with: ['timeWords'],
      without: ['people', 'drugs', 'procedures', 'conditions', 'treatments'],
      through: ['to', 'and', 'or'],
      words: 2,
    },
    explanation: {
      en: 'Says when the outcome is measured or how long people are followed.',
      fa: 'زمان سنجش پیامد یا طول پیگیری را می‌گوید.',
    },
  },
  {
    code: 'en.T.length',
    element: 'T',
    language: 'en',
    looks: {
      before: ['follow-up', 'results', 'outcomes', 'trial', 'study', 'survival', 'after'],
      with: ['timeWords'],
      only: true,
      without: ['people'],
    },
    explanation: {
      en: 'Says how long people are followed.',
      fa: 'طول پیگیری را می‌گوید.',
    },
  },
  {
    code: 'en.S.place',
    element: 'S',
    language: 'en',
    looks: {
      after: ['in', 'at', 'from', 'across', 'within', 'throughout'],
      with: ['settings'],
      without: ['people', 'outcomes', 'drugs', 'procedures'],
      through: ['of'],
    },
    explanation: { en: 'Says where the study takes place.', fa: 'محل مطالعه را می‌گوید.' },
  },
];
