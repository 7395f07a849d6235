import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../engine/languages/known.ts';
import { createManifest, icons } from './manifest.ts';
import { manifestFile } from './manifest-file.ts';

test('The portal is installed by its name in the reader’s language, which also names the others', () => {
  expect(createManifest('fa')).toMatchObject({
    name: 'پرسا',
    lang: 'fa',
    dir: 'rtl',
    name_localized: { en: { value: 'Porsa', lang: 'en', dir: 'ltr' } },
  });
  expect(createManifest('en')).toMatchObject({
    name: 'Porsa',
    lang: 'en',
    dir: 'ltr',
    name_localized: { fa: { value: 'پرسا', lang: 'fa', dir: 'rtl' } },
    description_localized: { ar: { lang: 'ar', dir: 'rtl' } },
  });
});

test('In every language it is one application', () => {
  const [en, ...others] = languages
    .map(createManifest)
    .map(({ id, scope, start_url, icons }) => ({ id, scope, start_url, icons }));
  for (const other of others) expect(other).toEqual(en);
});

test('It has icons of the sizes that browsers ask for, and maskable ones', () => {
  const named = createManifest('en').icons.map((icon) =>
    'purpose' in icon ? `${icon.sizes} ${icon.purpose}` : icon.sizes,
  );
  expect(named).toEqual(['any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
});

test('The page names the manifest and an icon that the build makes', () => {
  const page = readFileSync('demo/portal/index.html', 'utf8');
  expect(page).toContain(`/portal/${manifestFile('fa')}`);
  const [, touch] = /rel="apple-touch-icon" href="\/portal\/([^"]+)"/.exec(page) ?? [];
  expect(icons.map(({ file }) => file)).toContain(touch);
  expect(existsSync('demo/portal/icon.svg')).toBe(true);
});
