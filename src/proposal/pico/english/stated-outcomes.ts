import type { PicoRule } from '../rule.ts';
import { statedCues } from './cues.ts';

/** Outcomes that the text itself calls so, relates to an exposure, or tells of people's views. */
export const englishStatedOutcomes: readonly PicoRule[] = [
  {
    code: 'en.O.stated',
    element: 'O',
    language: 'en',
    looks: {
      after: statedCues,
      through: [',', 'and', 'or', 'of', 'to', 'in'],
    },
    explanation: {
      en: 'Is called the outcome by the text itself.',
      fa: 'خود متن آن را پیامد نامیده است.',
    },
  },
  {
    code: 'en.O.and-factors',
    element: 'O',
    language: 'en',
    looks: {
      before: [
        'and its related factors',
        'and related factors',
        'and associated factors',
        'and its associated factors',
        'and its determinants',
        'and its risk factors',
        'and risk factors',
        'and its predictors',
        'and its correlates',
      ],
      through: ['of'],
    },
    explanation: {
      en: 'Stands before “and its related factors”: what the factors are related to.',
      fa: 'پیش از «and its related factors» آمده است: آنچه عوامل با آن ارتباط دارند.',
    },
  },
  {
    code: 'en.O.association',
    element: 'O',
    language: 'en',
    looks: {
      after: ['and', 'with'],
      given: ['association', 'associations', 'relationship', 'relation', 'correlation', 'associated', 'link'],
      unless: ['in', 'among', 'on', 'patients', 'children', 'women', 'men', 'adults', 'people', 'for'],
      without: ['people', 'studies', 'species'],
      through: [',', 'of'],
    },
    explanation: {
      en: 'Stands after “association between … and”: what the exposure is related to.',
      fa: 'پس از «association between … and» آمده است: آنچه رابطه‌اش با مواجهه بررسی می‌شود.',
    },
  },
  {
    code: 'en.O.views',
    element: 'O',
    language: 'en',
    looks: {
      with: ['views'],
      head: true,
      without: ['people', 'drugs'],
      notAfter: ['and', ',', 'with', 'by', 'to', 'for', 'from'],
    },
    explanation: {
      en: 'Names what people say of something: the outcome of a qualitative study.',
      fa: 'آنچه افراد دربارهٔ چیزی می‌گویند را نام می‌برد: پیامد پژوهش کیفی.',
    },
  },
];
