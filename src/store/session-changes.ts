import { directionOf } from '../engine/languages/native.ts';
import type { Session } from '../api/contract/shapes.ts';
import { sessionDefaults, signedOut, type SessionRecord } from './session-record.ts';

export const loggedOut = (record: SessionRecord): SessionRecord => ({ ...record, ...signedOut });

/** A fresh sign-in begins in the user's own mode. */
export function loggedIn(record: SessionRecord, session: Session): SessionRecord {
  const { lang, ...person } = session;
  return withLanguage(
    {
      ...record,
      ...person,
      authenticated: true,
      themeChosen: record.themeChosen || session.darkMode !== undefined,
      userMode: signedOut.userMode,
      discount: session.discount ?? 0,
    },
    lang,
  );
}

/** In another language, and in its direction unless somebody chose one. */
export function withLanguage(record: SessionRecord, lang: string): SessionRecord {
  return { ...record, lang, direction: record.directionChosen ? record.direction : directionOf(lang) };
}

/** The menu as it is by default, and the direction following the language again. */
export function withDefaultLayout(record: SessionRecord): SessionRecord {
  const { menuMode, sliderMode } = sessionDefaults;
  return { ...record, menuMode, sliderMode, directionChosen: false, direction: directionOf(record.lang) };
}
