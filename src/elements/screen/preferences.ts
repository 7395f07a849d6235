import { $session, openSession, suggestLanguage } from '../../store/session-core.ts';
import { sessionKey } from '../../store/session-key.ts';
import type { Preferences } from '../host/appearance.ts';
import { toPreferences } from '../host/reader.ts';

/** Ties the page's session to the server, and reports the reader's preferences now and at each change. */
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

/** Before a record is stored, the session's defaults are nobody's choice. */
function hasRecord(api: string): boolean {
  try {
    return localStorage.getItem(sessionKey(api)) !== null;
  } catch {
    return false;
  }
}

async function detectLanguage(): Promise<void> {
  const { detectLanguage: detect } = await import('../../store/detect-language/detect-language.ts');
  suggestLanguage(detect());
}
