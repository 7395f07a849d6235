import { afterEach, expect, it, vi } from 'vitest';
import { i18nFor } from './i18n.ts';
import { loadLanguage } from './more-languages.ts';
import { formatDate } from '../engine/calendar/format-date.ts';
import { showDigits } from '../engine/numbers/digits.ts';
import { showList, showYesNo } from '../fields/choices/yes-no.ts';
import { createSentences } from '../fields/sentences/sentences.ts';
import { addTexts } from './texts.ts';

afterEach(() => void vi.unstubAllGlobals());

it('speaks two languages side by side', () => {
  addTexts('test', { en: { save: 'Save' }, fa: { save: 'ذخیره' } });
  expect([i18nFor('en').t('test:save'), i18nFor('fa').t('test:save')]).toEqual(['Save', 'ذخیره']);
});

it('gives the same instance for a language each time', () => expect(i18nFor('fa')).toBe(i18nFor('fa')));

it('learns texts that come after the instance', () => {
  const persian = i18nFor('fa');
  addTexts('later', { en: { go: 'Go' }, fa: { go: 'برو' } });
  expect(persian.t('later:go')).toBe('برو');
});

it('falls back to English for what a language lacks', () => {
  addTexts('half', { en: { only: 'Only English' }, fa: {} });
  expect(i18nFor('fa').t('half:only')).toBe('Only English');
});

it('loads another language from the server, and speaks English until then', async () => {
  addTexts('test', { en: { save: 'Save' }, fa: { save: 'ذخیره' } });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    const file = String(url).replace(/.*\/|\.json/g, '');
    const texts: Readonly<Record<string, object>> = {
      language: { digits: 'arab', list: '، ', clause: '؛ ' },
      fields: { yes: 'نعم', no: 'لا' },
      rules: { mandatory: 'أجب' },
      test: { save: 'حفظ' },
      opened: { go: 'اذهب' },
    };
    return file in texts ? Response.json(texts[file]) : new Response('', { status: 404 });
  });
  expect(i18nFor('ar').t('test:save')).toBe('Save');
  await loadLanguage('ar', 'https://forms.test');
  expect(asked).toContain('https://forms.test/locales/ar/test.json');
  expect(i18nFor('ar').t('test:save')).toBe('حفظ');
  expect(showDigits('2024', 'ar')).toBe('٢٠٢٤');
  expect(formatDate('2024-03-20', { language: 'ar', calendar: 'en' })).toBe('٢٠ مارس ٢٠٢٤');
  expect([showYesNo(true, 'ar'), showList(['أ', 'ب'], 'ar')]).toEqual(['نعم', 'أ، ب']);
  expect(createSentences('ar', { en: { mandatory: 'Answer' } })({ rule: 'mandatory' })).toBe('أجب');
  addTexts('opened', { en: { go: 'Go', stay: 'Stay' }, fa: {} });
  await loadLanguage('ar', 'https://forms.test');
  expect([i18nFor('ar').t('opened:go'), i18nFor('ar').t('opened:stay')]).toEqual(['اذهب', 'Stay']);
  expect(asked.filter((url) => url.endsWith('/language.json'))).toHaveLength(1);
});
