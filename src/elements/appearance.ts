/** How an element is said and shown, once everything is weighed. */
export interface Appearance {
  readonly language: 'en' | 'fa';
  readonly calendar: 'en' | 'fa';
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}

/** What the reader chose on this server's pages, as far as it is known. */
export type Preferences = Partial<Appearance>;

interface Wishes {
  readonly language?: unknown;
  readonly calendar?: unknown;
  readonly theme?: unknown;
}

const darkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const directionOf = (language: 'en' | 'fa'): 'ltr' | 'rtl' => (language === 'fa' ? 'rtl' : 'ltr');
const isLanguage = (value: unknown): value is 'en' | 'fa' => value === 'en' || value === 'fa';
const isDirection = (value: string): value is 'ltr' | 'rtl' => value === 'ltr' || value === 'rtl';

/** The element's own attributes win, then what the reader chose, then what fits the page around. */
export function resolveAppearance(element: HTMLElement, wishes: Wishes, preferences: Preferences): Appearance {
  const own = isLanguage(wishes.language) ? wishes.language : undefined;
  const language = own ?? preferences.language ?? guessLanguage(element);
  return {
    language,
    calendar: isLanguage(wishes.calendar) ? wishes.calendar : (preferences.calendar ?? language),
    dir: isDirection(element.dir) ? element.dir : ((own ? undefined : preferences.dir) ?? directionOf(language)),
    theme: resolveTheme(wishes.theme ?? preferences.theme),
  };
}

function resolveTheme(wish: unknown): 'light' | 'dark' {
  return wish === 'dark' || (wish === 'auto' && darkness().matches) ? 'dark' : 'light';
}

function guessLanguage(element: HTMLElement): 'en' | 'fa' {
  const around = element.closest<HTMLElement>('[lang]')?.lang || navigator.language;
  return around.startsWith('fa') ? 'fa' : 'en';
}

/** Calls back when the system turns dark or light. */
export function watchSystemTheme(listener: () => void): () => void {
  const query = darkness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
