import type { Language } from '../../engine/definition/types.ts';
import { calendarFor, directionOf, languages } from '../first/known-languages.ts';
import { languagesOfAddress } from '../../store/detect-language/language-of-address.ts';
import type { Appearance } from '../first/appearance.ts';

export type { Appearance };

/** What the reader chose on this server's pages, as far as it is known. */
export type Preferences = { readonly [K in keyof Appearance]?: Appearance[K] | undefined };

/** The element's own attributes, of which wrong ones count as absent. */
type Wishes = Readonly<Record<string, unknown>>;

const darkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Besides them, `dir` is blank or `auto`. */
const isDirection = (value: string): value is 'ltr' | 'rtl' => /l/.test(value);

/** The element's own attributes win, then what the reader chose, then what the address and the browser say, then the page around. */
export function resolveAppearance(element: HTMLElement, wishes: Wishes, preferences: Preferences): Appearance {
  const own = wishes['language'] as Appearance['language'] | undefined;
  const language = own ?? preferences.language ?? guessLanguage(element);
  return {
    language,
    calendar:
      (wishes['calendar'] as Appearance['calendar'] | undefined) ?? preferences.calendar ?? calendarFor(language),
    dir: isDirection(element.dir) ? element.dir : ((own ? undefined : preferences.dir) ?? directionOf(language)),
    // The portal is a whole page mostly: where its reader has chosen no theme, it looks as their other programs do.
    theme: resolveTheme(wishes['theme'] ?? preferences.theme ?? (/dash/.test(element.localName) && 'auto')),
  };
}

function resolveTheme(wish: unknown): 'light' | 'dark' {
  return wish === 'dark' || (wish === 'auto' && darkness().matches) ? 'dark' : 'light';
}

/** In the order that the session will detect it in, so that a form does not change its language when that has come. */
function guessLanguage(element: HTMLElement): Language {
  const around = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const wanted = [...languagesOfAddress(), ...navigator.languages, around].join().split(/\W/);
  return (wanted.find((tag) => languages.includes(tag as Language)) ?? 'en') as Language;
}

/** Calls back when the system turns dark or light. */
export function watchSystemTheme(listener: () => void): () => void {
  const query = darkness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
