import type { SessionRecord } from './session-record.ts';

type ThemeFacts = Pick<SessionRecord, 'darkMode' | 'themeChosen' | 'authenticated'>;

/** The theme of whoever is signed in, or of a guest who has chosen one; undefined where nobody has. */
export const chosenTheme = ({ darkMode, themeChosen, authenticated }: ThemeFacts): 'light' | 'dark' | undefined =>
  darkMode ? 'dark' : themeChosen || authenticated ? 'light' : undefined;
