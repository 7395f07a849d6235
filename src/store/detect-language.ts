import LanguageDetector from 'i18next-browser-languagedetector';
import { createInstance } from 'i18next';

const order = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const;

/** The language the person's browser, or an earlier choice, speaks for; `en` when nothing does. */
export function detectLanguage(supported: readonly string[] = ['en', 'fa']): string {
  const detected = detector().detect();
  const candidates = typeof detected === 'string' ? [detected] : detected ?? [];
  return candidates.map((tag) => tag.split('-')[0] ?? '').find((language) => supported.includes(language)) ?? 'en';
}

/** Keeps a language that the person chose, for the next visit's detection. */
export function rememberLanguage(language: string): void {
  detector().cacheUserLanguage(language);
}

function detector(): LanguageDetector {
  const services = createInstance().services;
  return new LanguageDetector(services, { order: [...order], lookupQuerystring: 'lng', caches: ['localStorage'] });
}
