import type { SessionRecord } from './session-record.ts';

type ThemeFacts = Pick<SessionRecord, 'darkMode' | 'themeChosen'>;

/** The theme that was chosen, here or on the account; undefined where none was, which leaves it to the system or the page around. */
export const chosenTheme = ({ darkMode, themeChosen }: ThemeFacts): 'light' | 'dark' | undefined =>
  darkMode ? 'dark' : themeChosen ? 'light' : undefined;
