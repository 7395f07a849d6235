import type { FieldExample } from '../field-example.ts';

export const numberExample: FieldExample = {
  question: {
    id: 'q-number', name: 'weight', type: 'number', title: { en: 'Weight', fa: 'وزن' }, unit: { en: 'kg', fa: 'کیلوگرم' },
    min: 1, max: 400, floatcount: 1, mandatory: true, displaysize: 6, defaultvalue: 70,
  },
  good: [
    { input: '72.5', answer: 72.5, en: '72.5 kg', fa: '۷۲٫۵ کیلوگرم' },
    { input: '۷۲٫۵', answer: 72.5, en: '72.5 kg', fa: '۷۲٫۵ کیلوگرم' },
    { input: '٧٢٫٥', answer: 72.5, en: '72.5 kg', fa: '۷۲٫۵ کیلوگرم' },
    ...['72.5 kg', '72.5KG', '۷۲٫۵ کیلوگرم', '７２.５', '\u200f۷۲٫۵\u200f'].map((input) => ({ input, answer: 72.5, en: '72.5 kg', fa: '۷۲٫۵ کیلوگرم' })),
    { input: 80, answer: 80, en: '80.0 kg', fa: '۸۰٫۰ کیلوگرم' },
  ],
  bad: [
    { input: '72,5', rule: 'notnumber' }, { input: 'heavy', rule: 'notnumber' }, { input: '12 5', rule: 'notnumber' }, { input: '72 lb', rule: 'notnumber' }, { input: '72 g', rule: 'notnumber' }, { input: 'kg', rule: 'notnumber' }, { input: true, rule: 'notnumber' },
    { input: '0', rule: 'outofrange' }, { input: '401', rule: 'outofrange' }, { input: '72.55', rule: 'toomanydecimals' },
  ],
  variants: [
    {
      question: { id: 'q-count', name: 'platelets', type: 'number', title: 'Platelets', min: 0, floatcount: 0, step: 500 },
      good: ['150,000', '150 000', '150\u00a0000', '150\u2009000', '150\u202f000', '150\'000', '150’000', '۱۵۰٬۰۰۰', '۱۵۰ ۰۰۰', '١٥٠٬٠٠٠', '１５０,０００', '150000', '1.5e5', '1.5E+5', '+150000'].map((input) => ({ input, answer: 150_000, en: '150000', fa: '۱۵۰۰۰۰' })),
      bad: [...['-500', '−500', '–500', '－５００', '−۵۰۰'].map((input) => ({ input, rule: 'toosmall' })), ...['150 00', '12 500 3', '1234 500', '12\t500'].map((input) => ({ input, rule: 'notnumber' })), { input: "1'50", rule: 'notnumber' }, { input: '500 mg', rule: 'notnumber' }, { input: '500.5', rule: 'notwhole' }, { input: '700', rule: 'notinstep' }],
    },
    {
      question: { id: 'q-rounded', name: 'dose', type: 'number', title: 'Dose', max: 10, floatcount: 1, round: 'down' },
      good: [{ input: '2.59', answer: 2.5, en: '2.5', fa: '۲٫۵' }],
      bad: [{ input: '10.1', rule: 'toolarge' }],
    },
  ],
};
