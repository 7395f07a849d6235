import type { Scoring } from './scoring.ts';

const well = {
  breaths: 16,
  saturation: 97,
  hypercapnic: 'no',
  oxygen: 'no',
  confused: 'no',
  systolic: 120,
  pulse: 70,
  temperature: 37,
};

/** One measure at each edge of its table, with the points it is given there. */
const edges = (name: string, points: Readonly<Record<string, number>>, others = {}): NonNullable<Scoring['cases']> =>
  Object.entries(points).map(([value, total]) => [{ ...others, [name]: Number(value) }, { total }]);

/** Clinical scores and formulas, by the papers they come from. */
export const calculators: Readonly<Record<string, Scoring>> = {
  'pack-years': {
    bands: [0, 20],
    cases: [
      [{ cigarettes: 20, smokingyears: 10 }, { total: 10 }],
      [{ cigarettes: 10, smokingyears: 15 }, { total: 7.5 }],
      [{ cigarettes: 0, smokingyears: 40 }, { total: 0 }],
    ],
  },
  gcs: { bands: [3, 9, 13, 15], levels: [3, 6, 9, 12, 14, 15] },
  qsofa: { bands: [0, 2], levels: [0, 3], cases: [[{ mentation: 'yes', pressure: 'yes' }, { total: 2 }]] },
  news2: {
    bands: [0, 5, 7],
    given: well,
    cases: [
      [{}, { total: 0 }],
      [{ confused: 'yes' }, { total: 3 }],
      [{ oxygen: 'yes' }, { total: 2 }],
      ...edges('breaths', { 8: 3, 9: 1, 11: 1, 12: 0, 20: 0, 21: 2, 24: 2, 25: 3 }),
      ...edges('saturation', { 91: 3, 92: 2, 93: 2, 94: 1, 95: 1, 96: 0 }),
      ...edges('saturation', { 83: 3, 84: 2, 85: 2, 86: 1, 87: 1, 88: 0, 92: 0, 93: 0, 99: 0 }, { hypercapnic: 'yes' }),
      ...edges('saturation', { 92: 2, 93: 3, 94: 3, 95: 4, 96: 4, 97: 5 }, { hypercapnic: 'yes', oxygen: 'yes' }),
      ...edges('systolic', { 90: 3, 91: 2, 100: 2, 101: 1, 110: 1, 111: 0, 219: 0, 220: 3 }),
      ...edges('pulse', { 40: 3, 41: 1, 50: 1, 51: 0, 90: 0, 91: 1, 110: 1, 111: 2, 130: 2, 131: 3 }),
      ...edges('temperature', { 35: 3, 35.1: 1, 36: 1, 36.1: 0, 38: 0, 38.1: 1, 39: 1, 39.1: 2 }),
    ],
  },
  'ottawa-ankle': { bands: [0, 1], levels: [0, 5], cases: [[{ weight: 'yes' }, { total: 1 }]] },
  nexus: { bands: [0, 1], levels: [0, 5], cases: [[{ midline: 'yes' }, { total: 1 }]] },
  sirs: { bands: [0, 2], levels: [0, 4], cases: [[{ pulse: 'yes', leukocytes: 'yes' }, { total: 2 }]] },
  'cha2ds2-vasc': {
    bands: [0, 1, 2],
    levels: [0, 8, 9],
    cases: [[{ stroke: 'yes', age: '2', sex: '1' }, { total: 5 }]],
  },
  'has-bled': {
    bands: [0, 3],
    levels: [0, 9],
    cases: [[{ bleeding: 'yes', elderly: 'yes', drugs: 'yes' }, { total: 3 }]],
  },
  timi: { bands: [0, 3, 5], levels: [0, 7], cases: [[{ st: 'yes', marker: 'yes', aspirin: 'yes' }, { total: 3 }]] },
  'heart-score': { bands: [0, 4, 7], levels: [0, 5, 10] },
  rcri: { bands: [0, 1, 2, 3], levels: [0, 6], cases: [[{ insulin: 'yes', creatinine: 'yes' }, { total: 2 }]] },
  'curb-65': { bands: [0, 2, 3], levels: [0, 5], cases: [[{ urea: 'yes', elderly: 'yes' }, { total: 2 }]] },
  'crb-65': { bands: [0, 1, 3], levels: [0, 4], cases: [[{ elderly: 'yes' }, { total: 1 }]] },
  'wells-pe': {
    bands: [0, 4.5],
    levels: [0, 12.5],
    cases: [
      [{ likeliest: 'yes', cancer: 'yes' }, { total: 4 }],
      [{ dvtsigns: 'yes', fast: 'yes' }, { total: 4.5 }],
    ],
  },
  'wells-dvt': {
    bands: [undefined, 2],
    levels: [0, 7],
    cases: [
      [{ alternative: 'yes' }, { total: -2 }],
      [{ cancer: 'yes', calf: 'yes' }, { total: 2 }],
    ],
  },
  perc: { bands: [0, 1], levels: [0, 8], cases: [[{ estrogen: 'yes' }, { total: 1 }]] },
  centor: { bands: [undefined, 2, 4], levels: [1, 4, 3], cases: [[{ age: '2' }, { total: -1 }]] },
  alvarado: { bands: [0, 5, 7], levels: [0, 10], cases: [[{ tenderness: 'yes', leukocytes: 'yes' }, { total: 4 }]] },
  'glasgow-blatchford': {
    bands: [0, 2, 7],
    given: { sex: 'male', bun: 10, hemoglobin: 14, systolic: 120 },
    levels: [0, 8],
    cases: [
      ...edges('bun', { 18.1: 0, 18.2: 2, 22.3: 2, 22.4: 3, 27.9: 3, 28: 4, 69.9: 4, 70: 6 }),
      ...edges('hemoglobin', { 13: 0, 12.9: 1, 12: 1, 11.9: 3, 10: 3, 9.9: 6 }),
      ...edges('hemoglobin', { 12: 0, 11.9: 1, 10: 1, 9.9: 6 }, { sex: 'female' }),
      ...edges('systolic', { 110: 0, 109: 1, 100: 1, 99: 2, 90: 2, 89: 3 }),
    ],
  },
  'child-pugh': { bands: [5, 7, 10], levels: [5, 10, 15] },
  'fib-4': {
    bands: [0, 1.3, 2.67],
    cases: [
      [{ age: 65, ast: 80, alt: 40, platelets: 150 }, { total: 5.48 }],
      [{ age: 40, ast: 25, alt: 25, platelets: 250 }, { total: 0.8 }],
      [{ age: 50, ast: 100, alt: 100, platelets: 200 }, { total: 2.5 }],
    ],
  },
  bisap: { bands: [0, 3], levels: [0, 5], cases: [[{ sixty: 'yes', sirs: 'yes' }, { total: 2 }]] },
  egfr: {
    bands: [0, 15, 30, 45, 60, 90],
    cases: [
      [{ sex: 'female', age: 50, creatinine: 0.7 }, { total: 105 }],
      [{ sex: 'male', age: 50, creatinine: 0.9 }, { total: 104 }],
      [{ sex: 'female', age: 60, creatinine: 1.2 }, { total: 52 }],
      [{ sex: 'female', age: 30, creatinine: 0.5 }, { total: 129 }],
      [{ sex: 'male', age: 40, creatinine: 0.6 }, { total: 125 }],
      [{ sex: 'male', age: 75, creatinine: 3 }, { total: 21 }],
    ],
  },
  'cockcroft-gault': {
    bands: [0, 30, 60],
    cases: [
      [{ sex: 'male', age: 60, weight: 72, creatinine: 1 }, { total: 80 }],
      [{ sex: 'female', age: 60, weight: 72, creatinine: 1 }, { total: 68 }],
      [{ sex: 'male', age: 80, weight: 50, creatinine: 2.5 }, { total: 16.7 }],
    ],
  },
  'homa-ir': {
    bands: [0, 2.5],
    cases: [
      [{ glucose: 100, insulin: 10 }, { total: 2.47 }],
      [{ glucose: 90, insulin: 5 }, { total: 1.11 }],
      [{ glucose: 200, insulin: 30 }, { total: 14.81 }],
    ],
  },
  'anion-gap': {
    bands: [undefined, 12.1],
    cases: [
      [
        { sodium: 140, chloride: 104, bicarbonate: 24, albumin: 4 },
        { gap: 12, total: 12 },
      ],
      [
        { sodium: 140, chloride: 104, bicarbonate: 24, albumin: 2 },
        { gap: 12, total: 17 },
      ],
      [
        { sodium: 135, chloride: 110, bicarbonate: 20, albumin: 3 },
        { gap: 5, total: 7.5 },
      ],
    ],
  },
  'corrected-calcium': {
    bands: [undefined, 8.5, 10.6, 14],
    cases: [
      [{ calcium: 8, albumin: 2 }, { total: 9.6 }],
      [{ calcium: 10.5, albumin: 4 }, { total: 10.5 }],
      [{ calcium: 14, albumin: 3.5 }, { total: 14.4 }],
    ],
  },
  ldl: {
    bands: [undefined, 100, 130, 160, 190],
    cases: [
      [{ cholesterol: 200, hdl: 50, triglycerides: 150 }, { total: 120 }],
      [{ cholesterol: 250, hdl: 40, triglycerides: 200 }, { total: 170 }],
      [{ cholesterol: 180, hdl: 60, triglycerides: 100 }, { total: 100 }],
    ],
  },
  findrisc: {
    bands: [0, 7, 12, 15, 21],
    given: { sex: 'male', waist: 90 },
    levels: [0, 16, 21, 22],
    cases: [
      ...edges('waist', { 93: 0, 94: 3, 102: 3, 103: 4 }),
      ...edges('waist', { 79: 0, 80: 3, 88: 3, 89: 4 }, { sex: 'female' }),
    ],
  },
  bmi: {
    bands: [undefined, 18.5, 25, 30, 35, 40],
    cases: [
      [{ weight: 50, height: 150 }, { bmi: 22.2 }],
      [{ weight: 95, height: 190.5 }, { mosteller: 2.24 }],
      [
        { weight: 70, height: 170 },
        { bmi: 24.2, lowest: 53.5, highest: 72, mosteller: 1.82, dubois: 1.81 },
      ],
    ],
  },
  abcd2: { bands: [0, 4, 6], levels: [2, 5, 5], cases: [[{ features: '2' }, { total: 0 }]] },
  nihss: { bands: [0, 1, 5, 16, 21], levels: [0, 15, 30, 38, 42] },
  apgar: { bands: [0, 4, 7], results: ['apgar1', 'apgar5'], levels: [0, 5, 10] },
  bishop: { bands: [0, 6, 8], levels: [0, 5, 10, 13] },
  'gestational-age': {
    bands: [0, 14, 28, 37, 39, 41, 42],
    cases: [
      [{ lastperiod: '2022-07-06' }, { due: '2023-04-12' }],
      [{ lastperiod: '2026-01-01' }, { due: '2026-10-08', total: 11 }],
      [{ lastperiod: '2026-03-15' }, { total: 0 }],
      [{ lastperiod: '2026-03-14' }, { total: 1 }],
    ],
  },
};
