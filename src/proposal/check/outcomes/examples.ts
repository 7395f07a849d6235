import type { ProposalFragment, RuleExamples } from '../examples/example.ts';

const outcome = (changes: Readonly<Record<string, string>> = {}) => ({
  rank: 'primary',
  name: 'HbA1c',
  measure: 'percent, by HPLC',
  time: 'six months',
  ...changes,
});
const persian = { rank: 'primary', name: 'هموگلوبین A1c', measure: 'درصد، به روش HPLC', time: 'ماه ششم' };
const harm = outcome({ rank: 'harm', name: 'Hypoglycemia' });

const outcomes = (...rows: readonly Readonly<Record<string, string>>[]): ProposalFragment => ({
  values: { outcomes: rows },
});
const trial = 'Effect of calls on HbA1c in adults with diabetes: a randomized trial';

const variable = (name: string, role: string) => ({
  name,
  role,
  type: 'continuous',
  definition: '',
  unit: '',
  scale: '',
});

const objective = 'To compare mean HbA1c at six months between the telephone group and the usual care group';
const hypothesis = 'Mean HbA1c at six months is lower in the telephone group than in the usual care group.';
const persianObjective = 'مقایسهٔ میانگین هموگلوبین A1c در ماه ششم بین گروه پیگیری تلفنی و گروه مراقبت معمول';
const persianHypothesis = 'میانگین هموگلوبین A1c در گروه پیگیری تلفنی کمتر از گروه مراقبت معمول است.';

export const outcomeExamples: RuleExamples = {
  'primary-outcome-missing': {
    finds: [outcomes(outcome({ rank: 'secondary' })), { ...outcomes({ ...persian, rank: '' }), language: 'fa' }],
    passes: [outcomes(outcome()), outcomes()],
  },
  'primary-outcome-without-measure': {
    finds: [outcomes(outcome({ measure: '' })), { ...outcomes({ ...persian, measure: 'بعداً' }), language: 'fa' }],
    passes: [outcomes(outcome()), outcomes(outcome(), outcome({ rank: 'secondary', measure: '' }))],
  },
  'primary-outcome-without-time': {
    finds: [outcomes(outcome({ time: ' ' })), { ...outcomes({ ...persian, time: '' }), language: 'fa' }],
    passes: [outcomes(outcome()), outcomes(outcome(), outcome({ rank: 'secondary', time: '' }))],
  },
  'outcome-without-measure': {
    finds: [outcomes(outcome(), outcome({ rank: 'secondary', name: 'Weight', measure: '' }))],
    passes: [
      outcomes(outcome({ rank: 'secondary' })),
      outcomes({ rank: 'secondary', name: '', measure: '', time: '' }),
    ],
  },
  'outcome-without-time': {
    finds: [outcomes(outcome(), { ...harm, time: '' })],
    passes: [outcomes(outcome(), harm)],
  },
  'primary-outcomes-many': {
    finds: [outcomes(outcome(), outcome(), outcome(), outcome())],
    passes: [outcomes(outcome(), outcome(), outcome()), outcomes(outcome(), outcome(), outcome(), harm)],
  },
  'harm-outcome-missing': {
    finds: [
      { values: { title: trial, outcomes: [outcome()] } },
      { values: { title: trial, method: 'HbA1c is measured at six months.' } },
      { values: { method: 'کارآزمایی تصادفی‌شده است و قند خون سنجیده می‌شود.' }, language: 'fa' },
    ],
    passes: [
      { values: { title: trial, outcomes: [outcome(), harm] } },
      { values: { title: trial, outcomes: [outcome()], harms: 'Each call asks for hypoglycemia.' } },
      { values: { title: trial, method: 'Side effects are recorded at each call.' } },
      { values: { title: 'HbA1c of nurses: a cross-sectional study', outcomes: [outcome()] } },
    ],
  },
  'hypothesis-without-objective': {
    finds: [
      { values: { hypotheses: ['Weight loss differs between women and men.'], specificObjectives: [objective] } },
      {
        values: { hypotheses: ['کیفیت خواب زنان و مردان متفاوت است.'], specificObjectives: [persianObjective] },
        language: 'fa',
      },
    ],
    passes: [
      { values: { hypotheses: [hypothesis], specificObjectives: [objective] } },
      { values: { hypotheses: [persianHypothesis], specificObjectives: [persianObjective] }, language: 'fa' },
      { values: { hypotheses: [hypothesis], specificObjectives: [] } },
    ],
  },
  'hypothesis-variable-missing': {
    finds: [
      {
        values: {
          hypotheses: [hypothesis],
          variables: [variable('Weight', 'dependent'), variable('Group', 'independent')],
        },
      },
      { values: { hypotheses: [hypothesis], variables: [variable('HbA1c', 'dependent')] } },
    ],
    passes: [
      {
        values: {
          hypotheses: [hypothesis],
          variables: [variable('HbA1c', 'dependent'), variable('Group', 'independent')],
        },
      },
      {
        values: {
          hypotheses: [persianHypothesis],
          variables: [variable('هموگلوبین A1c', 'dependent'), variable('گروه', 'independent')],
        },
        language: 'fa',
      },
      { values: { hypotheses: [hypothesis], variables: [] } },
    ],
  },
  'outcome-not-dependent': {
    finds: [
      { values: { outcomes: [outcome()], variables: [variable('HbA1c', 'background')] } },
      { values: { outcomes: [persian], variables: [variable('هموگلوبین A1c', 'independent')] }, language: 'fa' },
    ],
    passes: [
      { values: { outcomes: [outcome()], variables: [variable('HbA1c', 'dependent')] } },
      {
        values: {
          outcomes: [outcome()],
          variables: [variable('HbA1c at baseline', 'background'), variable('HbA1c at six months', 'dependent')],
        },
      },
      { values: { outcomes: [outcome()], variables: [variable('Age', 'background')] } },
    ],
  },
  'outcome-not-in-variables': {
    finds: [{ values: { outcomes: [outcome()], variables: [variable('Age', 'background')] } }],
    passes: [
      { values: { outcomes: [outcome()], variables: [variable('HbA1c', 'dependent')] } },
      { values: { outcomes: [outcome()], variables: [] } },
    ],
  },
  'outcome-not-in-objectives': {
    finds: [
      { values: { outcomes: [outcome({ name: 'Weight' })], specificObjectives: [objective] } },
      { values: { outcomes: [{ ...persian, name: 'وزن' }], specificObjectives: [persianObjective] }, language: 'fa' },
    ],
    passes: [
      { values: { outcomes: [outcome()], specificObjectives: [objective] } },
      { values: { outcomes: [persian], specificObjectives: [persianObjective] }, language: 'fa' },
      { values: { outcomes: [outcome({ name: 'Weight' })] } },
    ],
  },
};
