import { afterEach, expect, it, vi } from 'vitest';
import { i18nFor, loadLanguage } from './i18n.ts';
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
    return new Response(JSON.stringify(String(url).endsWith('/test.json') ? { save: 'حفظ' } : {}), {
      headers: { 'content-type': 'application/json' },
    });
  });
  expect(i18nFor('ar').t('test:save')).toBe('Save');
  await loadLanguage('ar', 'https://forms.test');
  expect(asked).toContain('https://forms.test/locales/ar/test.json');
  expect(i18nFor('ar').t('test:save')).toBe('حفظ');
});
