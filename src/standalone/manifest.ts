import type { Language } from '../engine/definition/types.ts';

interface Texts {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: { name: 'Porsa', short_name: 'Porsa', description: 'Clinical forms, patient files and scores' },
  fa: { name: 'پرسا', short_name: 'پرسا', description: 'فرم‌های بالینی، پرونده‌های بیماران و نمره‌ها' },
};
const directions = { en: 'ltr', fa: 'rtl' } as const;

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

/** Members by language, as the format has them for whoever installs the portal in the other one. */
function localized(language: Language) {
  return Object.fromEntries(
    (['name', 'short_name', 'description'] as const).map((member) => [
      `${member}_localized`,
      { [language]: { value: texts[language][member], lang: language, dir: directions[language] } },
    ]),
  );
}

/** The web app manifest in one language; both are one application. */
export function createManifest(language: Language) {
  return {
    id: '/',
    ...texts[language],
    ...localized(language === 'en' ? 'fa' : 'en'),
    lang: language,
    dir: directions[language],
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
