import { useStore } from '@nanostores/react';
import { useMemo, type ReactNode } from 'react';
import type { Client } from '../../../api/client/client.ts';
import type { Session } from '../../../api/contract/shapes.ts';
import type { Calendar, Language } from '../../../engine/definition/types.ts';
import { calendarFor, directionOf } from '../../../engine/languages/native.ts';
import { useTheme, type Theme } from '../../../react/ui/style/use-theme.ts';
import { $session } from '../../../store/session-core.ts';
import type { SessionRecord } from '../../../store/session-record.ts';
import { resolveAppearance, type Appearance, type Preferences } from '../../host/appearance.ts';
import { useClient, useGivenSession } from '../../screen/use-client.ts';
import { createSessionCalls, type SessionCalls } from './session-calls.ts';
import { addressOf, SurroundingsContext, useAround, usePreferences, type Surroundings } from './surroundings.ts';

export interface SessionProviderProps {
  /** The server's address. Defaults to the page's own. */
  readonly api?: string;
  /** Signs in with a session that your own server got from ours. */
  readonly session?: Session;
  /** Of all screens below; absent, what the reader chose, or their browser speaks for. */
  readonly language?: Language;
  readonly calendar?: Calendar;
  readonly theme?: Theme;
  readonly children?: ReactNode;
}

/** Gives all screens below it one server and its session, which elements on the page and other tabs share. */
export function SessionProvider({ api: given, session, language, calendar, theme, children }: SessionProviderProps) {
  const api = addressOf(given);
  const preferences = usePreferences(api, language === undefined);
  const wishes: Surroundings['wishes'] = useMemo(
    () => ({ ...(language && { language }), ...(calendar && { calendar }), ...(theme && { theme }) }),
    [language, calendar, theme],
  );
  const shownTheme = useTheme(theme ?? preferences.theme);
  const appearance = useMemo(() => appearanceOf(wishes, preferences, shownTheme), [wishes, preferences, shownTheme]);
  const client = useClient(api, appearance.language);
  useGivenSession(session);
  const value = useMemo(
    () => ({ api, wishes, preferences, appearance, client }),
    [api, wishes, preferences, appearance, client],
  );
  return <SurroundingsContext value={value}>{children}</SurroundingsContext>;
}

/** As a screen's own; where there is no page yet, nothing is known of the reader. */
function appearanceOf(
  wishes: Surroundings['wishes'],
  preferences: Preferences,
  theme: Appearance['theme'],
): Appearance {
  if (globalThis.document) return { ...resolveAppearance(document.body, wishes, preferences), theme };
  const { language = 'en' } = wishes;
  return { language, calendar: wishes.calendar ?? calendarFor(language), dir: directionOf(language), theme };
}

/** Who is signed in. */
export type Person = Pick<
  SessionRecord,
  'id' | 'firstName' | 'lastName' | 'access' | 'userRole' | 'phone' | 'picture' | 'store'
>;

/** The page's session: who is signed in, how screens are shown, and what changes either. */
export interface PageSession extends SessionCalls {
  /** Absent while nobody is signed in. */
  readonly person: Person | undefined;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: Calendar;
  readonly theme: 'light' | 'dark';
  /** Calls of the server, with the session. */
  readonly client: Client;
}

/** The session of the provider around. */
export function useSession(): PageSession {
  const around = useAround();
  if (!around) throw new Error('useSession needs a SessionProvider around it');
  const record = useStore($session);
  const { api, client, appearance } = around;
  const calls = useMemo(() => createSessionCalls(api, client), [api, client]);
  return useMemo(() => {
    const { language, dir: direction, calendar, theme } = appearance;
    return { ...calls, client, person: personOf(record), language, direction, calendar, theme };
  }, [calls, client, record, appearance]);
}

function personOf(record: SessionRecord): Person | undefined {
  const { authenticated, id, firstName, lastName, access, userRole, phone, picture, store } = record;
  return authenticated ? { id, firstName, lastName, access, userRole, phone, picture, store } : undefined;
}
