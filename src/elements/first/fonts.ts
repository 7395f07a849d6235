import { createLetterWidth, lacksPersian } from '../../react/ui/style/letter-widths.ts';
import { directionOf } from './known-languages.ts';

/** File names of the shipped fonts; put in by the build. */
declare const __PORSA_FONTS__: { readonly roboto: string; readonly vazirmatn: string };

interface Font {
  readonly family: string;
  readonly file: 'roboto' | 'vazirmatn';
  /** A character that it draws. */
  readonly sample: string;
  readonly unicodeRange: string;
}

const latin: Font = {
  family: 'Roboto',
  file: 'roboto',
  sample: 'm',
  unicodeRange: 'U+0-2FF,U+2010-2BFF',
};
const arabic: Font = {
  family: 'Vazirmatn',
  file: 'vazirmatn',
  sample: 'س',
  unicodeRange: 'U+600-8FF,U+200C-200E,U+FB50-FEFC',
};

/** Longest wait for the font of a reader who has no other to read Persian with. */
const longestWait = 4000;

/** A line that brings the loader within this, its connection and all, is quick. */
const quickLoad = 100;

/** On a quick line a font is there by then, as is one that was fetched before. Where it is not, all that is waited for it is in the form's way. */
const shortWait = 60;

/**
 * Adds the shipped fonts to the page, under names of their own, so that a host's text never uses them by chance.
 *
 * Called before text is drawn. Text that is being read never moves: a form is drawn in a font that is there in a moment,
 * since it was fetched before or the line is quick. Any other is in the way of what the form needs: it is fetched
 * once the form is ready, for the next visit. Who could not read Persian without it waits for it. Nothing is added
 * where `--porsa-font` names another font, and nothing fetched that the machine has.
 */
async function addFonts(folder: string, element: HTMLElement, language: string): Promise<void> {
  if (getComputedStyle(element).getPropertyValue('--porsa-font')) return;
  const isForm = element.localName === 'porsa-form';
  const width = createLetterWidth();
  const isMissing = ({ family, sample }: Font): boolean =>
    width(`${family},monospace`, sample) === width('monospace', sample);
  const isUnreadable = lacksPersian(width);
  const isPersian = directionOf(language) === 'rtl';
  const isQuick = isLineQuick(folder);
  const later: string[] = [];
  const bring = async (font: Font): Promise<unknown> => {
    const isNeeded = font === arabic && isUnreadable;
    const isWanted = (font === latin || isPersian) && isMissing(font);
    const url = urlOf(folder, font);
    if (isForm && !isNeeded && !isQuick && !isKept(url)) return isWanted && later.push(url);
    const face = addFace(font, url, isForm && !isNeeded ? 'optional' : 'swap');
    return isWanted && face.load().then(() => keep(url));
  };
  element.addEventListener('porsa-ready', () => later.forEach(fetchAhead), { once: true });
  const loaded = (
    isPersian ? bring(arabic).then(() => bring(latin)) : Promise.all([bring(latin), bring(arabic)])
  ).catch(() => false);
  const wait = isPersian && isUnreadable ? longestWait : shortWait;
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, wait))]);
}

const urlOf = (folder: string, { file }: Font): string => `${folder}fonts/${__PORSA_FONTS__[file]}`;

function addFace({ family, unicodeRange }: Font, url: string, display: FontDisplay): FontFace {
  const name = `${family} Variable`;
  const known = [...document.fonts].find((face) => face.family.includes(name));
  if (known) return known;
  const face = new FontFace(name, `url("${url}")`, { weight: '100 900', display, unicodeRange });
  document.fonts.add(face);
  return face;
}

/** The loader itself came in a moment, so a font will too. */
function isLineQuick(folder: string): boolean {
  const [loader] = performance.getEntriesByName(`${folder}porsa.js`);
  return !!loader && loader.duration < quickLoad;
}

/** Which fonts a visit before has left in the browser's own store. */
const mark = (url: string): string => `porsa|${url}|font`;

function isKept(url: string): boolean {
  try {
    return localStorage.getItem(mark(url)) !== null;
  } catch {
    return false;
  }
}

function keep(url: string): void {
  try {
    localStorage.setItem(mark(url), '1');
  } catch {
    // Blocked: the next visit asks anew.
  }
}

/** Leaves a font in the browser's store, as a font, which is what a strict page allows. */
function fetchAhead(url: string): void {
  new FontFace('ahead', `url("${url}")`).load().then(
    () => keep(url),
    () => undefined,
  );
}

const dressed = new WeakMap<HTMLElement, Promise<void>>();

/** Adds the fonts, which lie in the folder, before text is drawn in an element, once. Where that fails, the text is drawn in others. */
export function dress(folder: string, element: HTMLElement, language: string): Promise<void> {
  const dressing = dressed.get(element) ?? addFonts(folder, element, language).catch(() => undefined);
  dressed.set(element, dressing);
  return dressing;
}
