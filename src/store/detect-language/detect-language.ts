import LanguageDetector from 'i18next-browser-languagedetector';
import { languages } from '../../engine/languages/known.ts';
import { languagesOfAddress } from './language-of-address.ts';

const order = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const;

/**
 * The language of the address, or else the one that the person's browser, or an earlier choice, speaks for; `en` when
 * nothing does.
 */
export function detectLanguage(supported: readonly string[] = languages): string {
  const detected = detector().detect();
  const found = typeof detected === 'string' ? [detected] : (detected ?? []);
  const candidates = [...languagesOfAddress(), ...found];
  return candidates.map((tag) => tag.split('-')[0] ?? '').find((language) => supported.includes(language)) ?? 'en';
}

/** Keeps a language that the person chose, for the next visit's detection; where storage is blocked or full, for none. */
export function rememberLanguage(language: string): void {
  try {
    detector().cacheUserLanguage(language);
  } catch {
    // Full: the choice holds for this page.
  }
}

/** Where languages can be matched, the detector gives all it found, and not the first alone. */
const services = { languageUtils: { getBestMatchFromCodes: () => undefined } };

function detector(): LanguageDetector {
  return new LanguageDetector(services, {
    order: order.filter((place) => place !== 'cookie' || canReadCookies()),
    lookupQuerystring: 'lng',
    caches: ['localStorage'],
  });
}

/** A sandboxed frame throws at the mention of cookies. */
function canReadCookies(): boolean {
  try {
    return typeof document.cookie === 'string';
  } catch {
    return false;
  }
}
