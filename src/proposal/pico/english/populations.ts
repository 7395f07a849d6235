import type { PicoRule } from '../rule.ts';

/** Words that tell more about the people before: "with asthma", "aged 6 to 12", "undergoing surgery". */
const tellsMore = [
  'with',
  'who',
  'have',
  'has',
  'having',
  'aged',
  'of',
  'at',
  'suffering',
  'from',
  'undergoing',
  'receiving',
  'after',
  'following',
  'and',
  'or',
  'without',
  'hospitalized',
  'hospitalised',
  'living',
  'treated',
  'admitted',
  'diagnosed',
  'scheduled',
  'exposed',
  'affected',
  'are',
  'were',
  'been',
  'requiring',
  'to',
  'between',
  'under',
  'over',
  'older',
];

/** Who is studied. */
export const englishPeople: readonly PicoRule[] = [
  {
    code: 'en.P.people',
    element: 'P',
    language: 'en',
    looks: { with: ['people', 'species'], head: true, through: tellsMore, until: ['drugs', 'treatments'] },
    explanation: {
      en: 'Names the people who are studied, with what is said of them.',
      fa: 'افراد مورد مطالعه را با ویژگی‌هایشان نام می‌برد.',
    },
  },
  {
    code: 'en.P.whose',
    element: 'P',
    language: 'en',
    looks: {
      before: [
        'experiences',
        'experience',
        'perceptions',
        'views',
        'perspectives',
        'attitudes',
        'beliefs',
        'knowledge',
        'preferences',
        'needs',
      ],
      with: ['people'],
    },
    explanation: {
      en: 'Names those whose experience, view or knowledge is studied.',
      fa: 'کسانی را نام می‌برد که تجربه، دیدگاه یا دانششان بررسی می‌شود.',
    },
  },
];

/** What stands for the people where no one is named. */
export const englishConditions: readonly PicoRule[] = [
  {
    code: 'en.P.after-procedure',
    element: 'P',
    language: 'en',
    looks: {
      after: ['after', 'during', 'undergoing', 'following', 'before', 'recovery from'],
      with: ['procedures', 'operations', 'tests'],
      without: ['people', 'outcomes', 'studies'],
      through: ['for', 'of', 'and'],
    },
    explanation: {
      en: 'Names the operation or treatment that the people have.',
      fa: 'عمل یا درمانی را نام می‌برد که افراد داشته‌اند.',
    },
  },
  {
    code: 'en.P.species',
    element: 'P',
    language: 'en',
    looks: { with: ['species'], only: true },
    explanation: { en: 'Names the species that is studied.', fa: 'گونه‌ای که مطالعه می‌شود را نام می‌برد.' },
  },
  {
    code: 'en.P.condition',
    element: 'P',
    language: 'en',
    looks: {
      with: ['conditions'],
      head: true,
      without: ['studies'],
      through: ['of'],
      until: ['drugs', 'procedures', 'treatments'],
    },
    explanation: {
      en: 'Names the condition of the people who are studied.',
      fa: 'بیماری یا وضعیت افراد مورد مطالعه را نام می‌برد.',
    },
  },
  {
    code: 'en.P.in-procedure',
    element: 'P',
    language: 'en',
    looks: {
      after: ['in'],
      with: ['operations'],
      without: ['people', 'outcomes', 'studies', 'drugs'],
      fallback: true,
    },
    explanation: {
      en: 'Names the operation or examination that the people have; no one else is named.',
      fa: 'عمل یا معاینه‌ای را نام می‌برد که افراد داشته‌اند؛ کس دیگری نام برده نشده است.',
    },
  },
  {
    code: 'en.P.condition-inside',
    element: 'P',
    language: 'en',
    looks: { with: ['conditions', 'symptoms'], without: ['studies', 'drugs'], fallback: true },
    explanation: {
      en: 'Has the name of a condition in it; no one else is named.',
      fa: 'نام یک بیماری در آن است؛ کس دیگری نام برده نشده است.',
    },
  },
  {
    code: 'en.P.for',
    element: 'P',
    language: 'en',
    looks: {
      after: [
        'for',
        'for the treatment of',
        'for treatment of',
        'in the treatment of',
        'in treatment of',
        'treatment of',
        'management of',
      ],
      without: [
        'drugs',
        'procedures',
        'operations',
        'treatments',
        'tests',
        'outcomes',
        'measures',
        'effects',
        'studies',
        'timeWords',
        'controls',
      ],
      unless: ['is', 'are', 'was', 'were', 'will', 'be', 'has', 'have', 'can'],
      fallback: true,
    },
    explanation: {
      en: 'Stands after “for” or “treatment of”: what is treated; no one else is named.',
      fa: 'پس از «for» یا «treatment of» آمده است: آنچه درمان می‌شود؛ کس دیگری نام برده نشده است.',
    },
  },
];
