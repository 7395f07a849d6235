import { expect, it } from 'vitest';
import { formatNumber } from '../../../src/engine/numbers/number-text.ts';
import type { Language } from '../../../src/engine/languages/known.ts';
import arabic from '../../../locales/ar/errors.json' with { type: 'json' };
import en from '../../../locales/en/errors.json' with { type: 'json' };
import lateArabic from '../../../locales/ar/lateerrors.json' with { type: 'json' };
import lateEnglish from '../../../locales/en/lateerrors.json' with { type: 'json' };
import fa from '../../../locales/fa/errors.json' with { type: 'json' };
import { learn, textsIn } from './texts-in.ts';

const errors = textsIn('errors', { en, fa });

it('English and Persian are those of the code', () => {
  expect([errors('en'), errors('fa')]).toEqual([en, fa]);
});

it('Another language is read from its folder', () => {
  expect(errors('ar').errors.forbidden).toBe(arabic.errors.forbidden);
});

it('What has a file of its own is read with the others', () => {
  const texts = textsIn('errors', { en: { ...en, ...lateEnglish }, fa: { ...fa, ...lateEnglish } }, 'lateerrors');
  expect(texts('ar').errors).toMatchObject(lateArabic.errors);
  expect(texts('ar').rules).toEqual(arabic.rules);
});

it('What its folder lacks is said in English, and so is a language without a folder', () => {
  const texts = textsIn('errors', { en: { ...en, later: 'Only English so far' }, fa: { ...fa, later: 'فارسی' } });
  expect(texts('ar').later).toBe('Only English so far');
  expect(errors('xx' as Language)).toEqual(en);
});

it('Numbers are written in its digits once it is known', () => {
  learn('ar');
  expect(formatNumber(12.5, { language: 'ar' })).toBe('١٢٫٥');
});
