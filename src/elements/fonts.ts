/** File addresses of the shipped fonts, absolute. */
export interface FontFiles {
  readonly roboto: string;
  readonly vazirmatn: string;
}

const latin = 'U+0-2FF,U+2010-2BFF';
const arabic = 'U+600-8FF,U+200C-200E,U+FB50-FEFC';

/** Longest wait for the font of a reader who has no other to read Persian with. */
const longestWait = 4000;

/**
 * Lends the page the shipped fonts, under names of their own, so that a host's text never takes them by chance.
 *
 * Called before text is drawn. With `optional`, a font that is not loaded by then is used from the next page on: text that is being read never moves.
 * Resolves at once, or with the font where the machine cannot draw Persian. Nothing is lent where `--porsa-font` names another font, and nothing fetched that the machine has.
 */
export async function lendFonts(
  files: FontFiles,
  element: HTMLElement,
  language: string,
  display: FontDisplay,
): Promise<void> {
  if (getComputedStyle(element).getPropertyValue('--porsa-font')) return;
  const pen = document.createElement('canvas').getContext('2d')!;
  const width = (family: string, letter: string): number => {
    pen.font = `99px ${family}`;
    return pen.measureText(letter).width;
  };
  const lend = (family: string, letter: string, file: string, unicodeRange: string, display: FontDisplay) => {
    const name = `${family} Variable`;
    let face = [...document.fonts].find((known) => known.family.includes(name));
    if (!face)
      document.fonts.add((face = new FontFace(name, `url("${file}")`, { weight: '100 900', display, unicodeRange })));
    return async () => width(`${family},monospace`, letter) === width('monospace', letter) && face.load();
  };
  // Every letter that is missing is the same box.
  const isUnreadable = width('sans-serif', 'ا') === width('sans-serif', 'س');
  const loadLatin = lend('Roboto', 'm', files.roboto, latin, display);
  const loadArabic = lend('Vazirmatn', 'س', files.vazirmatn, arabic, isUnreadable ? 'swap' : display);
  const isPersian = language === 'fa';
  const loaded = (isPersian ? loadArabic().then(loadLatin) : loadLatin()).catch(() => false);
  if (isPersian && isUnreadable)
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}
