import { expect, it } from 'vitest';
import type { FormDefinition, Localized, Option } from '../../../engine/definition/types.ts';
import { leftPlaceholders } from './left-placeholders.ts';

const form = (title: Localized, options: readonly Option[] = []): FormDefinition => ({
  schema: 1,
  title: 'PHQ-9',
  language: 'en',
  conditions: [],
  pages: [
    { id: 'p', text: 'p', pageType: 'form', questions: [{ id: 'q', name: 'q', type: 'flatview', title, options }] },
  ],
});
const found = (definition: FormDefinition): readonly string[] =>
  leftPlaceholders(definition).map(({ path, language }) => `${path} ${language}`);

it('finds words of earlier versions that were written over in one language only', () => {
  const options = [
    { text: { en: 'Never', fa: 'گزینهٔ ۱' }, value: '1' },
    { text: { en: 'Option 2', fa: 'همیشه' }, value: '2' },
  ];
  expect(found(form({ en: 'Feeling down', fa: 'گزینه‌های باز' }, options))).toEqual([
    'pages[0].questions[0].title fa',
    'pages[0].questions[0].options[0].text fa',
    'pages[0].questions[0].options[1].text en',
  ]);
});

it('leaves alone what somebody wrote, and what nobody wrote over', () => {
  expect(found(form({ en: 'Feeling down', fa: 'غمگینی' }))).toEqual([]);
  expect(found(form({ en: 'Flat view', fa: 'گزینه‌های باز' }, [{ text: 'Option 1', value: '1' }]))).toEqual([]);
  expect(found(form({ fa: 'گزینه‌های باز' }))).toEqual([]);
});
