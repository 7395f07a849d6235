import type { SessionRecord } from './session-record.ts';

/** The theme of whoever is signed in, or of a guest who has chosen one; undefined where nobody has. */
export function chosenTheme({
  darkMode,
  themeChosen,
  authenticated,
}: Pick<SessionRecord, 'darkMode' | 'themeChosen' | 'authenticated'>): 'light' | 'dark' | undefined {
  if (darkMode) return 'dark';
  return themeChosen || authenticated ? 'light' : undefined;
}
