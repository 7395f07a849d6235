import { $session, openSession, resolveLanguage, sessionKey } from '../store/session-core.ts';
import type { SessionRecord } from '../store/session-record.ts';
import type { Preferences } from './appearance.ts';

/** Ties the page's session to the server, and tells what the reader prefers now and at each change. */
export function watchPreferences(
  api: string,
  detect: boolean,
  listener: (preferences: Preferences) => void,
): () => void {
  const isKnown = hasRecord(api);
  openSession(api);
  if (isKnown) return $session.subscribe((record) => listener(toPreferences(record)));
  if (detect) void detectLanguage();
  return $session.listen((record) => listener(toPreferences(record)));
}

/** Until a record is kept, the session's defaults are nobody's choice. */
function hasRecord(api: string): boolean {
  try {
    return localStorage.getItem(sessionKey(api)) !== null;
  } catch {
    return false;
  }
}

async function detectLanguage(): Promise<void> {
  const { detectLanguage: detect } = await import('../store/detect-language.ts');
  resolveLanguage(detect());
}

/** The calendar of the record is a person's own choice only once somebody is signed in. */
function toPreferences({ lang, direction, dateMode, darkMode, authenticated }: SessionRecord): Preferences {
  return {
    language: lang === 'fa' ? 'fa' : 'en',
    dir: direction,
    theme: darkMode ? 'dark' : 'light',
    ...(authenticated && { calendar: dateMode }),
  };
}
