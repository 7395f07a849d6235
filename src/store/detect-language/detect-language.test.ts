import { afterEach, expect, it, vi } from 'vitest';
import { detectLanguage, rememberLanguage } from './detect-language.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (languages: readonly string[], tag = '') => {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: { getAttribute: () => tag }, cookie: '' });
};

it.each([
  [['fa-IR', 'en'], '', 'fa'],
  [['de-DE', 'fa-IR', 'en'], '', 'fa'],
  [['de-DE'], 'fa', 'fa'],
  [['en-GB'], 'fa', 'en'],
  [['de-DE'], 'ar', 'ar'],
  [['de-DE'], 'fr', 'en'],
  [[], '', 'en'],
])(
  'Of the languages %j of a reader and “%s” of the page the first that is spoken here is taken: %s',
  (languages, tag, language) => {
    page(languages, tag);
    expect(detectLanguage()).toBe(language);
  },
);

it.each([
  ['?language=fa', 'fa'],
  ['?lng=fa', 'fa'],
  ['?language=fa&lng=en', 'fa'],
  ['?language=xx', 'en'],
  ['', 'en'],
])('The address “%s” wins over the browser where it names a language that is spoken here: %s', (search, language) => {
  page(['en-GB']);
  vi.stubGlobal('location', { search });
  expect(detectLanguage()).toBe(language);
});

it('A language of the server’s own is taken where it is offered', () => {
  page(['de-DE', 'fa']);
  expect(detectLanguage(['en', 'fa', 'de'])).toBe('de');
});

it('In a sandboxed frame, which throws at cookies and storage, the browser’s languages are still read', () => {
  page(['fa-IR', 'en']);
  const refuse = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  vi.stubGlobal('document', {
    documentElement: { getAttribute: () => '' },
    get cookie() {
      return refuse();
    },
  });
  vi.stubGlobal('window', {
    location: { search: '', hash: '' },
    get localStorage() {
      return refuse();
    },
    get sessionStorage() {
      return refuse();
    },
  });
  expect(detectLanguage()).toBe('fa');
  expect(() => rememberLanguage('en')).not.toThrow();
});
