import type { FieldExample } from '../examples/field-example.ts';

const drawn = { id: '01930000-0000-7000-8000-00000000516e', name: 'signature.png', type: 'image/png', size: 9_120 };

export const signatureExample: FieldExample = {
  question: {
    id: 'q-signature',
    name: 'signed',
    type: 'signature',
    title: { en: 'Signature', fa: 'امضا' },
    mandatory: true,
  },
  good: [
    { input: 'Sara Karimi', answer: 'Sara Karimi', en: 'Sara Karimi', fa: 'Sara Karimi' },
    { input: [drawn], answer: [drawn], en: 'signature.png', fa: 'signature.png' },
  ],
  bad: [
    { input: 7, rule: 'notsignature' },
    { input: [drawn, drawn], rule: 'notsignature' },
    { input: 'x'.repeat(201), rule: 'toolong' },
    { input: [{ ...drawn, type: 'application/pdf' }], rule: 'notsignature' },
  ],
};
