import { describe, expect, test } from 'vitest';
import { isHashed, isPortalPage, keptPath } from './addresses.ts';

describe('The service worker answers for', () => {
  test.each(['/', '/dashboard', '/dashboard/', '/patient/0190', '/form/file/complaints/-/phq-9', '/admin/forms'])(
    'the portal’s page at %s',
    (path) => expect(isPortalPage(path)).toBe(true),
  );

  test.each([
    '/f/phq-9',
    '/f/',
    '/lnk/abcdefghjkmn',
    '/docs',
    '/docs/json',
    '/healthz',
    '/metrics',
    '/patient/a/b',
    '/x',
  ])('no page at %s', (path) => expect(isPortalPage(path)).toBe(false));

  test.each([
    ['/shell/porsa.js', '/shell/porsa.js'],
    ['/shell/~2/chunks/c-Ab12Cd3.js', '/shell/chunks/c-Ab12Cd3.js'],
    ['/portal/portal.css', '/portal/portal.css'],
  ])('the portal’s file %s, kept as %s', (path, kept) => expect(keptPath(path)).toBe(kept));

  test.each([
    '/embed/porsa.js',
    '/embed/chunks/c-Ab12Cd3.js',
    '/patient/getpatients',
    '/f/style.css',
    '/uploads/1',
    '/locales/en/form.json',
  ])('nothing at %s', (path) => expect(keptPath(path)).toBeUndefined());
});

test('Only a file whose name changes with what is in it is kept as it is used', () => {
  expect(
    [
      '/shell/chunks/c-Ab12Cd3.js',
      '/shell/fonts/roboto-latin-0a1b2c3d.woff2',
      '/shell/porsa.js',
      '/portal/icon.svg',
    ].map(isHashed),
  ).toEqual([true, true, false, false]);
});
