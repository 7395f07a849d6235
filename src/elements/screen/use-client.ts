import { useLayoutEffect, useMemo } from 'react';
import type { Language } from '../../engine/definition/types.ts';
import { createClient, type Client } from '../../api/client/client.ts';
import type { Session } from '../../api/contract/shapes.ts';
import { login, sessionSource } from '../../store/session-core.ts';

/** The server's client with the page's session. */
export function useClient(api: string, language: Language): Client {
  return useMemo(() => createClient({ api, session: sessionSource(api), language }), [api, language]);
}

/** Signs in with a session that the host gave to the element. */
export function useGivenSession(session: Session | undefined): void {
  useLayoutEffect(() => {
    if (session) login(session);
  }, [session]);
}
