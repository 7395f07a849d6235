import { afterEach, expect, it, vi } from 'vitest';
import { detectLanguage } from './detect-language.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (languages: readonly string[], tag = '') => {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: { getAttribute: () => tag }, cookie: '' });
};

it.each([
  [['fa-IR', 'en'], '', 'fa'], [['de-DE', 'fa-IR', 'en'], '', 'fa'], [['de-DE'], 'fa', 'fa'], [['en-GB'], 'fa', 'en'], [['de-DE'], 'ar', 'en'], [[], '', 'en'],
])('Of the languages %j of a reader and “%s” of the page the first that is spoken here is taken: %s', (languages, tag, language) => {
  page(languages, tag);
  expect(detectLanguage()).toBe(language);
});

it('A language of the server’s own is taken where it is offered', () => {
  page(['de-DE', 'fa']);
  expect(detectLanguage(['en', 'fa', 'de'])).toBe('de');
});
