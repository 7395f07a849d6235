import { chosenTheme } from '../../store/chosen-theme.ts';
import { sessionKey } from '../../store/session-key.ts';
import type { SessionRecord } from '../../store/session-record.ts';
import type { Language } from '../../engine/languages/known.ts';
import type { Preferences } from './appearance.ts';

/** Who reads a page, as far as an earlier visit has left it on this device. */
export interface Reader {
  readonly preferences: Preferences;
  readonly token?: string;
}

/** Reads the session's record by itself: the store comes with a screen, and this is asked before. Undefined where nothing is kept. */
export function readReader(api: string): Reader | undefined {
  try {
    // JSON.parse reads null as the text "null".
    const record = JSON.parse(localStorage.getItem(sessionKey(api))!) as SessionRecord | null;
    return record ? { preferences: toPreferences(record), token: record.token } : undefined;
  } catch {
    // Blocked, or broken: the session will find out for itself.
    return undefined;
  }
}

/** The calendar of the record is a person's own choice only once somebody is signed in. */
export function toPreferences(record: SessionRecord): Preferences {
  return {
    language: record.lang as Language,
    dir: record.direction,
    theme: chosenTheme(record),
    calendar: record.authenticated ? record.dateMode : undefined,
  };
}
