import type { FieldExample } from '../examples/field-example.ts';

export const textExample: FieldExample = {
  question: {
    id: 'q-text',
    name: 'complaint',
    type: 'text',
    title: { en: 'Main complaint', fa: 'شکایت اصلی' },
    helptext: { en: 'In a few words', fa: 'در چند کلمه' },
    mandatory: true,
  },
  good: [
    {
      input: '  headache since Monday ',
      answer: 'headache since Monday',
      en: 'headache since Monday',
      fa: 'headache since Monday',
    },
    { input: 'سردرد', answer: 'سردرد', en: 'سردرد', fa: 'سردرد' },
    { input: 'one\r\ntwo', answer: 'one two', en: 'one two', fa: 'one two' },
  ],
  bad: [
    { input: { text: 'x' }, rule: 'nottext' },
    { input: ['x'], rule: 'nottext' },
    { input: 'x'.repeat(100_001), rule: 'toolong' },
  ],
  variants: [
    {
      question: { id: 'q-email', name: 'email', type: 'text', title: 'Email', format: 'email' },
      good: [
        {
          input: ' Sara.Amiri+1@Example.COM ',
          answer: 'Sara.Amiri+1@example.com',
          en: 'Sara.Amiri+1@example.com',
          fa: 'Sara.Amiri+1@example.com',
        },
      ],
      bad: ['sara@', '@example.com', 'a b@example.com', 'sara@دامنه.com', 'a..b@example.com', 'a@b'].map((input) => ({
        input,
        rule: 'notemail',
      })),
    },
    {
      question: { id: 'q-phone', name: 'phone', type: 'text', title: { en: 'Phone', fa: 'تلفن' }, format: 'phone' },
      good: [
        ...[
          '۰۹۱۲۳۴۵۶۷۸۹',
          '0912 345 6789',
          '+98 912 345 6789',
          '00989123456789',
          '9123456789',
          '+98 (0) 912-345-6789',
          '٠٩١٢٣٤٥٦٧٨٩',
        ].map((input) => ({ input, answer: '+989123456789', en: '+989123456789', fa: '+989123456789' })),
        { input: '۰۲۱-۸۸۷۷۶۶۵۵', answer: '+982188776655', en: '+982188776655', fa: '+982188776655' },
        { input: '+44 20 7946 0018', answer: '+442079460018', en: '+442079460018', fa: '+442079460018' },
        { input: '8877 6655', answer: '88776655', en: '88776655', fa: '88776655' },
      ],
      bad: ['12', 'call me', '+98 12', '0912345678a', '123456789012345678'].map((input) => ({
        input,
        rule: 'notphone',
      })),
    },
    {
      question: {
        id: 'q-code',
        name: 'code',
        type: 'text',
        title: { en: 'National code', fa: 'کد ملی' },
        format: 'nationalcode',
      },
      good: [
        { input: '۰۰۱۰۳۵۰۸۲۹', answer: '0010350829', en: '0010350829', fa: '0010350829' },
        { input: '001-035082-1', answer: '0010350821', en: '0010350821', fa: '0010350821' },
      ],
      bad: ['123456789', '12345678901', '00103508AB'].map((input) => ({ input, rule: 'notnationalcode' })),
    },
    {
      question: {
        id: 'q-strict',
        name: 'strictcode',
        type: 'text',
        title: { en: 'National code', fa: 'کد ملی' },
        format: 'nationalcode',
        checkDigit: 'refuse',
      },
      good: [{ input: '۰۰۱۰۳۵۰۸۲۹', answer: '0010350829', en: '0010350829', fa: '0010350829' }],
      bad: [
        { input: '0010350821', rule: 'checkdigit' },
        { input: '123', rule: 'notnationalcode' },
      ],
    },
    {
      question: { id: 'q-url', name: 'website', type: 'text', title: 'Website', format: 'url' },
      good: [
        {
          input: 'https://example.com/a?b=1#c',
          answer: 'https://example.com/a?b=1#c',
          en: 'https://example.com/a?b=1#c',
          fa: 'https://example.com/a?b=1#c',
        },
        { input: 'example.com', answer: 'https://example.com', en: 'https://example.com', fa: 'https://example.com' },
      ],
      bad: [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://example.com',
        'https://user:pw@example.com',
        'http://',
      ].map((input) => ({ input, rule: 'noturl' })),
    },
    {
      question: {
        id: 'q-pattern',
        name: 'record',
        type: 'text',
        title: 'Record',
        format: { pattern: '[A-Z]{2}\\d{4}' },
      },
      good: ['AB1234', 'AB۱۲۳۴', 'AB١٢٣٤'].map((input) => ({ input, answer: 'AB1234', en: 'AB1234', fa: 'AB1234' })),
      bad: [
        { input: 'AB12345', rule: 'pattern' },
        { input: 'xAB1234', rule: 'pattern' },
      ],
    },
    {
      question: {
        id: 'q-message',
        name: 'ward',
        type: 'text',
        title: 'Ward',
        format: { pattern: '[1-9]', message: { en: 'One digit, please.', fa: 'لطفاً یک رقم بنویسید.' } },
      },
      good: [{ input: '3', answer: '3', en: '3', fa: '3' }],
      bad: [{ input: '0', rule: 'patternmessage' }],
    },
    {
      question: {
        id: 'q-plate',
        name: 'plate',
        type: 'text',
        title: 'Plate',
        format: { pattern: '[۰-۹]{2}[آ-ی][۰-۹]{3}' },
      },
      good: [{ input: '۱۲ب۳۴۵', answer: '۱۲ب۳۴۵', en: '۱۲ب۳۴۵', fa: '۱۲ب۳۴۵' }],
      bad: [{ input: '۱۲۳', rule: 'pattern' }],
    },
  ],
};
