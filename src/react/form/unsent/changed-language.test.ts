import { afterEach, expect, test, vi } from 'vitest';
import { hasChangedLanguage } from './changed-language.ts';

const here = 'https://clinic.example/f/visit?language=fa';

/** Somebody comes to a page, from another one. */
function arrive(from: string, to = here, type: NavigationTimingType = 'navigate'): boolean {
  vi.stubGlobal('document', { referrer: from });
  vi.stubGlobal('location', { href: to });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  return hasChangedLanguage();
}
afterEach(() => vi.unstubAllGlobals());

test('Who comes from the same page in another language has changed its language', () => {
  expect(arrive('https://clinic.example/f/visit?language=en')).toBe(true);
  expect(arrive('https://clinic.example/f/visit?lng=en')).toBe(true);
  expect(arrive('https://clinic.example/f/visit#q-weight')).toBe(true);
  expect(
    arrive('https://clinic.example/visits?of=7&language=en', 'https://clinic.example/visits?of=7&language=fa'),
  ).toBe(true);
});

test('Who comes from elsewhere, from nowhere, back, or by a reload has not', () => {
  expect(arrive('')).toBe(false);
  expect(arrive('https://clinic.example/')).toBe(false);
  expect(arrive('https://other.example/f/visit?language=en')).toBe(false);
  expect(arrive('https://clinic.example/visits?of=7', 'https://clinic.example/visits?of=8&language=fa')).toBe(false);
  expect(arrive(here)).toBe(false);
  for (const type of ['reload', 'back_forward'] as const)
    expect(arrive('https://clinic.example/f/visit?language=en', here, type)).toBe(false);
});
