import type { FieldExample } from '../examples/field-example.ts';

const photo = { id: '01930000-0000-7000-8000-00000000f11e', name: 'wound.jpg', type: 'image/jpeg', size: 48_213 };
const pdf = {
  id: '01930000-0000-7000-8000-00000000f12e',
  name: 'معرفی‌نامه.pdf',
  type: 'application/pdf',
  size: 512_000,
};

export const fileExample: FieldExample = {
  question: { id: 'q-photo', name: 'photo', type: 'file', title: { en: 'Picture of the wound', fa: 'تصویر زخم' } },
  good: [
    { input: [photo], answer: [photo], en: 'wound.jpg', fa: 'wound.jpg' },
    { input: { ...photo, path: '/etc' }, answer: [photo], en: 'wound.jpg', fa: 'wound.jpg' },
  ],
  bad: [
    { input: 'wound.jpg', rule: 'notfile' },
    { input: [{ ...photo, id: '../x' }], rule: 'notfile' },
    { input: [{ ...photo, size: -1 }], rule: 'notfile' },
    { input: [photo, photo], rule: 'toomanyfiles' },
    { input: [pdf], rule: 'notpicture' },
    { input: [{ ...photo, size: 512_001 }], rule: 'filetoolarge' },
  ],
  variants: [
    {
      question: {
        id: 'q-papers',
        name: 'papers',
        type: 'file',
        title: { en: 'Earlier papers', fa: 'مدارک پیشین' },
        accept: 'any',
        multimode: true,
        min: 2,
        max: 3,
      },
      good: [
        {
          input: [photo, pdf],
          answer: [photo, pdf],
          en: 'wound.jpg, معرفی‌نامه.pdf',
          fa: 'wound.jpg، معرفی‌نامه.pdf',
        },
      ],
      bad: [
        { input: [photo], rule: 'toofewfiles' },
        { input: [photo, photo, photo, photo], rule: 'toomanyfiles' },
        { input: [photo, { ...photo, type: 'image/svg+xml' }], rule: 'notfiletype' },
      ],
    },
  ],
};
