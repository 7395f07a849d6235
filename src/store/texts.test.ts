import { expect, it } from 'vitest';
import { i18nFor } from './i18n.ts';
import { addTexts, translate } from './texts.ts';

addTexts('sample', {
  en: {
    save: 'Save',
    half: 'Half',
    files_one: '{{count}} file',
    files_other: '{{ count }} files',
    deep: { here: 'By {{who}} for {{who}}' },
  },
  fa: {
    save: 'ذخیره',
    files_one: '{{count}} پرونده',
    files_other: '{{count}} پرونده',
    deep: { here: 'از {{who}} برای {{who}}' },
  },
});

it('says a text in each language, with its parameters', () => {
  expect([translate('en', 'sample:save'), translate('fa', 'sample:deep.here', { who: 'سارا' })]).toEqual([
    'Save',
    'از سارا برای سارا',
  ]);
});

it('keeps what a section has when another file adds to it', () => {
  addTexts('parted', { en: { file: { title: 'File' } } });
  addTexts('parted', { en: { file: { remove: 'Remove' } } });
  expect(['title', 'remove'].map((key) => translate('en', `parted:file.${key}`))).toEqual(['File', 'Remove']);
});

it('chooses the plural form by the count', () => {
  expect([1, 2, 0].map((count) => translate('en', 'sample:files', { count }))).toEqual([
    '1 file',
    '2 files',
    '0 files',
  ]);
});

it('chooses by the number and shows it as the reader writes it', () => {
  expect(translate('fa', 'sample:files', { count: 3 }, { count: '۳' })).toBe('۳ پرونده');
});

it('falls back to English, and to the key itself', () => {
  expect([
    translate('fa', 'sample:half'),
    translate('fa', 'sample:nothing'),
    translate('en', 'sample:constructor'),
  ]).toEqual(['Half', 'sample:nothing', 'sample:constructor']);
});

it.each([
  ['sample:save', {}],
  ['sample:files', { count: 1 }],
  ['sample:files', { count: 5 }],
  ['sample:deep.here', { who: 'A' }],
  ['sample:half', {}],
])('says %s with %o just as i18next does', (key, params) => {
  for (const language of ['en', 'fa']) expect(translate(language, key, params)).toBe(i18nFor(language).t(key, params));
});
