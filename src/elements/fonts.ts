/** One shipped font file: which characters it draws. Families bear names of their own, so that a host's text never takes them by chance. */
interface Font { readonly family: string; readonly file: string; readonly unicodeRange: string }

const latin = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const arabic = 'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+200C-200E,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

export interface FontFiles { readonly roboto: string; readonly vazirmatn: string }

const toFonts = ({ roboto, vazirmatn }: FontFiles): readonly Font[] => [
  { family: 'Roboto Variable', file: roboto, unicodeRange: latin },
  { family: 'Vazirmatn Variable', file: vazirmatn, unicodeRange: arabic },
];

/**
 * Lends the page the shipped fonts once it is at rest. A browser fetches a file when its characters are drawn.
 *
 * Files are absolute addresses. Nothing is lent where the page has the font, or an element's `--porsa-font` says another.
 */
export function lendFonts(files: FontFiles, element: HTMLElement): void {
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  idle(() => {
    if (getComputedStyle(element).getPropertyValue('--porsa-font').trim()) return;
    const known = new Set([...document.fonts].map(({ family }) => family.replace(/["']/g, '')));
    for (const font of toFonts(files)) if (!known.has(font.family)) document.fonts.add(toFace(font));
  });
}

function toFace({ family, file, unicodeRange }: Font): FontFace {
  return new FontFace(family, `url(${JSON.stringify(file)}) format("woff2")`, { weight: '100 900', display: 'swap', unicodeRange });
}
