import type { ProposalFragment, RuleExamples } from '../examples/example.ts';

const timetable = [
  { activity: 'Recruitment', starts: '1', ends: '6' },
  { activity: 'Analysis', starts: '7', ends: '12' },
];
const budget = [
  { kind: 'personnel', item: 'Nurse', count: '100', price: '500,000' },
  { kind: 'consumable', item: 'HbA1c kits', count: '256', price: '900,000' },
];
const persianBudget = [{ kind: 'personnel', item: 'پرستار', count: '۱۰۰', price: '۵۰۰٬۰۰۰ ریال' }];

const dates = (starts: string, ends: string, rows = timetable): ProposalFragment => ({
  values: { starts, ends, timetable: rows },
});

export const planExamples: RuleExamples = {
  'end-before-start': {
    finds: [dates('2025-04-01', '2024-04-01')],
    passes: [dates('2025-04-01', '2026-03-31'), { values: { starts: '2025-04-01', ends: '' } }],
  },
  'timetable-row-invalid': {
    finds: [
      { values: { timetable: [{ activity: 'Recruitment', starts: '6', ends: '1' }] } },
      { values: { timetable: [{ activity: 'نمونه‌گیری', starts: 'بهار', ends: '' }] }, language: 'fa' },
    ],
    passes: [{ values: { timetable } }, { values: { timetable: [{ activity: '', starts: '', ends: '' }] } }],
  },
  'duration-differs': {
    finds: [dates('2025-04-01', '2025-09-30')],
    passes: [
      dates('2025-04-01', '2026-03-31'),
      { values: { starts: '2025-04-01', ends: '2026-03-31', timetable: [] } },
      { ...dates('2025-03-21', '2026-03-20', [{ activity: 'نمونه‌گیری', starts: '۱', ends: '۱۲' }]), language: 'fa' },
    ],
  },
  'budget-row-invalid': {
    finds: [
      { values: { budget: [{ kind: 'travel', item: 'Flights', count: 'some', price: '100' }] } },
      { values: { budget: [{ kind: 'travel', item: 'سفر', count: '۲', price: '' }] }, language: 'fa' },
    ],
    passes: [{ values: { budget } }, { values: { budget: persianBudget }, language: 'fa' }],
  },
  'budget-total-differs': {
    finds: [
      { values: { budget, budgetTotal: '280,000,000' } },
      { values: { budget, method: 'The total cost is 280 million rials.' } },
      { values: { budget: persianBudget, method: 'جمع کل هزینه ۶۰ میلیون ریال است.' }, language: 'fa' },
    ],
    passes: [
      { values: { budget, budgetTotal: '280,400,000 IRR' } },
      { values: { budget: persianBudget, method: 'جمع کل هزینه ۵۰ میلیون ریال است.' }, language: 'fa' },
      { values: { budget, method: 'A total of 280 participants are recruited.' } },
    ],
  },
};
