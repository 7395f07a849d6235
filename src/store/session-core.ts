import { map, type MapStore } from 'nanostores';
import type { ReplyKeeper, SessionSource } from '../api/client/client.ts';
import type { Session } from '../api/contract/shapes.ts';
import { loggedIn, loggedOut, withLanguage } from './session-changes.ts';
import { sessionKey } from './session-key.ts';
import { readRecord, sessionDefaults, writeRecord, type SessionRecord } from './session-record.ts';

/** What two copies of the script on one page share: the store, the server its token belongs to, and who keeps its replies. */
interface SharedSession {
  readonly $session: MapStore<SessionRecord>;
  server: string | undefined;
  keeper?: ReplyKeeper | undefined;
  /** By the person or their account. */
  isLanguageGiven?: boolean;
}

const shared: SharedSession = ((globalThis as unknown as Record<symbol, SharedSession | undefined>)[
  Symbol.for('porsa.session')
] ??= { $session: map<SessionRecord>({ ...sessionDefaults }), server: undefined });

/** The session and preferences of the page. Changed by actions only. */
export const { $session } = shared;

const change = (changed: (record: SessionRecord) => SessionRecord): void => $session.set(changed($session.get()));

export const login = (session: Session): void => {
  shared.isLanguageGiven = true;
  change((record) => loggedIn(record, session));
};
export const logout = (): void => change(loggedOut);
export const resolveLanguage = (lang: string): void => {
  shared.isLanguageGiven = true;
  change((record) => withLanguage(record, lang));
};

/** What the reader's browser speaks for; it is found out a moment later, by when they may have chosen themselves. */
export const suggestLanguage = (lang: string): void => {
  if (!shared.isLanguageGiven) change((record) => withLanguage(record, lang));
};

/**
 * Ties the page's session to a server and to local storage. The first server asked for stays the session's;
 * a client of another server sends no token.
 */
export function openSession(server: string): void {
  if (shared.server !== undefined) return;
  shared.server = server;
  const key = sessionKey(server);
  const storage = localStore();
  let last = kept(storage, key);
  adopt(last);
  $session.listen((record) => {
    const text = writeRecord(record);
    if (text !== last) keep(storage, key, (last = text));
  });
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) adopt((last = event.newValue));
  });
}

/** Takes over what another tab, or an earlier visit, kept. A record that was erased signs out. */
function adopt(text: string | null): void {
  if (text === null) return logout();
  $session.set({ ...$session.get(), ...readRecord(text) });
}

function localStore(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function kept(storage: Storage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function keep(storage: Storage | undefined, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Blocked or full: the session lives in memory for as long as the page does.
  }
}

/** Has replies of the session's server kept, whoever on the page asks for them; without a keeper, no longer. */
export const keepReplies = (keeper?: ReplyKeeper): void => {
  shared.keeper = keeper;
};

/** The session as a client of that server uses it. */
export function sessionSource(server: string): SessionSource {
  const mine = (): boolean => shared.server === server;
  return {
    token: () => (mine() ? $session.get().token : ''),
    keeper: () => (mine() ? shared.keeper : undefined),
    end: (token) => {
      if (mine() && $session.get().token === token) logout();
    },
  };
}
