import { expect, it } from 'vitest';
import { pickText } from './pick-text.ts';

it('A text is read in the reader’s language', () => {
  expect(pickText({ en: 'Age', fa: 'سن', ar: 'العمر' }, 'ar')).toBe('العمر');
});

it('English stands in for a language that a text is not in, wherever it stands', () => {
  expect(pickText({ fa: 'سن', en: 'Age' }, 'ar')).toBe('Age');
});

it('A text in one language is read in that by everybody', () => {
  expect([pickText({ fa: 'سن' }, 'en'), pickText({ ar: 'العمر' }, 'en'), pickText('Age', 'ar')]).toEqual([
    'سن',
    'العمر',
    'Age',
  ]);
});

it('What has no words is blank', () => {
  expect([pickText(undefined, 'ar'), pickText({}, 'ar'), pickText('', 'en')]).toEqual(['', '', '']);
});
