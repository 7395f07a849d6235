import type { Scoring } from './scoring.ts';

/** Totals by the authors' instructions: every answer the same, the edges of each cut-off, and what is particular. */
export const questionnaires: Readonly<Record<string, Scoring>> = {
  'phq-9': {
    bands: [0, 5, 10, 15, 20],
    levels: [0, 9, 18, 27],
    cases: [
      [{ interest: '3', mood: '3', sleep: '3', energy: '3' }, { total: 12 }],
      [{ selfharm: '1', difficulty: '3' }, { total: 1 }],
    ],
  },
  'gad-7': { bands: [0, 5, 10, 15], levels: [0, 7, 14, 21], cases: [[{ nervous: '3', afraid: '2' }, { total: 5 }]] },
  'phq-2': { bands: [0, 3], levels: [0, 2, 4, 6], cases: [[{ interest: '1', mood: '2' }, { total: 3 }]] },
  'gad-2': { bands: [0, 3], levels: [0, 2, 4, 6], cases: [[{ nervous: '0', control: '3' }, { total: 3 }]] },
  'phq-4': {
    bands: [0, 3, 6, 9],
    levels: [0, 4, 8, 12],
    cases: [
      [
        { nervous: '3', control: '2', interest: '1', mood: '0' },
        { total: 6, anxiety: 5, depression: 1 },
      ],
      [{ mood: '3' }, { total: 3, anxiety: 0, depression: 3 }],
    ],
  },
  'phq-15': {
    bands: [0, 5, 10, 15],
    levels: [0, 15, 30],
    cases: [
      // Men are not asked one of the fifteen, and lose nothing by it.
      [{ menstrual: undefined }, { total: 0 }],
      [{ menstrual: undefined, back: '2', sleep: '2', tired: '1' }, { total: 5 }],
    ],
  },
  'pc-ptsd-5': {
    bands: [0, 4],
    given: { exposed: 'yes' },
    levels: [0, 5],
    cases: [
      [{ exposed: 'no' }, { total: 0 }],
      [{ nightmares: 'yes', guard: 'yes', numb: 'yes' }, { total: 3 }],
    ],
  },
  'pcl-5': {
    bands: [0, 31],
    levels: [0, 20, 40, 60, 80],
    cases: [[{ memories: '4', dreams: '3', sleep: '2' }, { total: 9 }]],
  },
  asq: {
    bands: [0, 1],
    levels: [0, 4],
    cases: [
      [{ tried: 'yes' }, { total: 1 }],
      [{ wished: 'yes', thoughts: 'yes', rightnow: 'yes' }, { total: 2 }],
    ],
  },
  // Ten answers "yes" and five answers "no" speak of depression.
  'gds-15': { bands: [0, 5, 10], levels: [10, 5], cases: [[{ satisfied: 'no', happy: 'no' }, { total: 12 }]] },
  // Four of the twenty count the other way round.
  'ces-d': {
    bands: [0, 16],
    levels: [12, 24, 36, 48],
    cases: [[{ good: '3', hopeful: '3', happy: '3' }, { total: 3 }]],
  },
  'who-5': {
    bands: [0, 29, 51],
    results: ['raw'],
    levels: [25, 20, 15, 10, 5, 0],
    cases: [
      [{}, { percentage: 100 }],
      [
        { cheerful: '0', calm: '0', active: '2', rested: '5', interested: '5' },
        { raw: 12, percentage: 48 },
      ],
    ],
  },
  'srq-20': { bands: [0, 8], levels: [0, 20], cases: [[{ headaches: 'yes', endlife: 'yes' }, { total: 2 }]] },
  ecog: { bands: [0, 2, 3], levels: [0, 1, 2, 3, 4, 5] },
  'ipaq-short': {
    bands: [0, 600, 3000],
    given: { vigorousdays: 0, moderatedays: 0, walkingdays: 0, sitting: 300 },
    cases: [
      [{}, { total: 0 }],
      [
        {
          vigorousdays: 3,
          vigorousminutes: 30,
          moderatedays: 5,
          moderateminutes: 30,
          walkingdays: 7,
          walkingminutes: 30,
        },
        { total: 2013 },
      ],
      // Bouts shorter than ten minutes do not count, and none for more than three hours.
      [
        {
          vigorousdays: 1,
          vigorousminutes: 10,
          moderatedays: 1,
          moderateminutes: 10,
          walkingdays: 1,
          walkingminutes: 10,
        },
        { total: 153 },
      ],
      [
        { vigorousdays: 1, vigorousminutes: 9, moderatedays: 1, moderateminutes: 9, walkingdays: 1, walkingminutes: 9 },
        { total: 0 },
      ],
      [
        {
          vigorousdays: 1,
          vigorousminutes: 240,
          moderatedays: 1,
          moderateminutes: 240,
          walkingdays: 1,
          walkingminutes: 240,
        },
        { total: 2754 },
      ],
    ],
  },
  'pain-nrs': {
    bands: [0, 5, 7],
    cases: [
      [{ now: 0, least: 0, worst: 0 }, { total: 0 }],
      [{ now: 3, least: 1, worst: 8 }, { total: 4 }],
      [{ now: 10, least: 10, worst: 10 }, { total: 10 }],
    ],
  },
  audit: {
    bands: [0, 8, 16, 20],
    levels: [0, 12, 24, 32, 40],
    cases: [[{ frequency: '4', injured: '1' }, { total: 6 }]],
  },
  'audit-c': { bands: [0, 3, 4], levels: [0, 3, 6, 9, 12], cases: [[{ frequency: '2', amount: '1' }, { total: 3 }]] },
};
