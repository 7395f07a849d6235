import { readFileSync } from 'node:fs';
import type { Language } from '../engine/languages/known.ts';
import { otherLanguages } from '../engine/languages/names.ts';
import { directionOf } from '../engine/languages/native.ts';

interface Texts {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
}

const textsIn = (language: Language): Texts => JSON.parse(readFileSync(`locales/${language}/manifest.json`, 'utf8'));

/** The product's colour, and the ground that an installed portal opens with. */
export const colours = { theme: '#bd4941', ground: '#ffffff' } as const;

/** The icons that the build draws from the product's mark, each `size` pixels wide. A mask may cut what is `whole` to any shape. */
export const icons = [
  { file: 'icon-192.png', size: 192, whole: false },
  { file: 'icon-512.png', size: 512, whole: false },
  { file: 'maskable-192.png', size: 192, whole: true },
  { file: 'maskable-512.png', size: 512, whole: true },
  { file: 'touch-icon.png', size: 180, whole: true },
] as const;

/** Members by language, as the format has them for whoever installs the portal in another one. */
const localized = (languages: readonly Language[]) =>
  Object.fromEntries(
    (['name', 'short_name', 'description'] as const).map((member) => [
      `${member}_localized`,
      Object.fromEntries(
        languages.map((lang) => [lang, { value: textsIn(lang)[member], lang, dir: directionOf(lang) }]),
      ),
    ]),
  );

/** The web app manifest in one language; all are one application. */
export function createManifest(language: Language) {
  return {
    id: '/',
    ...textsIn(language),
    ...localized(otherLanguages(language)),
    lang: language,
    dir: directionOf(language),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: colours.theme,
    background_color: colours.ground,
    categories: ['medical', 'health'],
    icons: [
      { src: '/portal/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons
        .filter(({ size }) => size >= 192)
        .map(({ file, size, whole }) => ({
          src: `/portal/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: whole ? 'maskable' : 'any',
        })),
    ],
  };
}
