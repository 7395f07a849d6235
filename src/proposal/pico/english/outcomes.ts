import type { PicoRule } from '../rule.ts';
import { changeCues } from './cues.ts';

const effectWords = [
  'effect',
  'effects',
  'efficacy',
  'impact',
  'influence',
  'role',
  'action',
  'benefit',
  'benefits',
  'consequences',
  'evaluation',
  'trial',
];

/** After these a noun tells of the people or of the means: "patients with symptoms". */
const notOutcomes = [
  'with',
  'in',
  'by',
  'from',
  'using',
  'without',
  'after',
  'during',
  'following',
  'under',
  'through',
  'via',
];

/** What is measured. */
export const englishOutcomes: readonly PicoRule[] = [
  {
    code: 'en.O.effect-on',
    element: 'O',
    language: 'en',
    looks: {
      after: ['on', 'upon'],
      given: effectWords,
      without: ['people', 'studies', 'settings'],
      through: [',', 'and', 'or', 'of', 'to'],
      until: ['drugs', 'procedures', 'treatments'],
    },
    explanation: {
      en: 'Stands after “effect … on”: what the effect is on is what is measured.',
      fa: 'پس از «effect … on» آمده است: آنچه اثر بر آن سنجیده می‌شود.',
    },
  },
  {
    code: 'en.O.prevention',
    element: 'O',
    language: 'en',
    looks: {
      after: changeCues,
      without: ['people', 'studies'],
      through: [',', 'and', 'or', 'of', 'to'],
      until: ['drugs', 'procedures', 'treatments'],
    },
    explanation: {
      en: 'Names what is to be prevented, improved or predicted.',
      fa: 'آنچه باید پیشگیری، بهتر یا پیش‌بینی شود را نام می‌برد.',
    },
  },
  {
    code: 'en.O.risk',
    element: 'O',
    language: 'en',
    looks: {
      after: [
        'risk of',
        'risk for',
        'incidence of',
        'prevalence of',
        'frequency of',
        'rate of',
        'rates of',
        'risks of',
      ],
      without: ['people', 'studies'],
      through: [',', 'and', 'or', 'of'],
      unless: ['at', 'high'],
    },
    explanation: {
      en: 'Names the event whose frequency or risk is measured.',
      fa: 'رویدادی را نام می‌برد که فراوانی یا خطر آن سنجیده می‌شود.',
    },
  },
  {
    code: 'en.O.named',
    element: 'O',
    language: 'en',
    looks: { with: ['outcomes'], head: true, without: ['people'], notAfter: notOutcomes },
    explanation: {
      en: 'Is the name of something that studies measure.',
      fa: 'نام چیزی است که در پژوهش‌ها سنجیده می‌شود.',
    },
  },
  {
    code: 'en.O.symptom',
    element: 'O',
    language: 'en',
    looks: {
      with: ['symptoms'],
      head: true,
      without: ['people'],
      notAfter: [...notOutcomes, 'for', 'of', 'against', 'to', 'as'],
    },
    explanation: {
      en: 'Is a symptom that is observed, rather than one that is treated.',
      fa: 'نشانه‌ای است که مشاهده می‌شود، نه آنکه درمان شود.',
    },
  },
  {
    code: 'en.O.measure',
    element: 'O',
    language: 'en',
    looks: { with: ['measures'], head: true, words: 2, without: ['people', 'drugs'], notAfter: notOutcomes },
    explanation: {
      en: 'Names a kind of measurement.',
      fa: 'گونه‌ای از سنجش را نام می‌برد.',
    },
  },
  {
    code: 'en.O.amount-of',
    element: 'O',
    language: 'en',
    looks: {
      after: [
        'time to',
        'duration of',
        'onset of',
        'severity of',
        'intensity of',
        'frequency of',
        'occurrence of',
        'recurrence of',
        'levels of',
        'concentrations of',
        'quality of',
        'degree of',
        'extent of',
        'course of',
        'alterations in',
        'alterations of',
        'alteration of',
        'variation in',
      ],
      including: true,
      without: ['people', 'drugs', 'procedures', 'treatments', 'studies'],
      through: [],
    },
    explanation: {
      en: 'Says of what the amount, duration or course is measured.',
      fa: 'می‌گوید مقدار، مدت یا سیر چه چیزی سنجیده می‌شود.',
    },
  },
  {
    code: 'en.O.effects',
    element: 'O',
    language: 'en',
    looks: {
      with: ['effects'],
      head: true,
      words: 2,
      without: ['people', 'drugs', 'procedures', 'treatmentKinds', 'treatments', 'studies'],
      notAfter: notOutcomes,
    },
    explanation: {
      en: 'Says which kind of effect is studied.',
      fa: 'می‌گوید چه نوع اثری بررسی می‌شود.',
    },
  },
  {
    code: 'en.O.evaluation',
    element: 'O',
    language: 'en',
    looks: {
      after: [
        'evaluation of',
        'assessment of',
        'measurement of',
        'determination of',
        'quantification of',
        'monitoring of',
      ],
      without: ['people', 'drugs', 'procedures', 'treatments', 'studies', 'tests', 'conditions', 'effects'],
      fallback: true,
    },
    explanation: {
      en: 'Says what is evaluated or measured.',
      fa: 'می‌گوید چه چیزی ارزیابی یا اندازه‌گیری می‌شود.',
    },
  },
  {
    code: 'en.O.after',
    element: 'O',
    language: 'en',
    looks: {
      before: ['after', 'following', 'during'],
      first: true,
      without: ['people', 'drugs', 'procedures', 'treatments', 'studies', 'tests'],
      through: ['of', 'and'],
      fallback: true,
    },
    explanation: {
      en: 'Begins the title and stands before “after” or “during”: what was observed then.',
      fa: 'در آغاز عنوان و پیش از «after» یا «during» آمده است: آنچه در آن هنگام مشاهده می‌شود.',
    },
  },
];
