import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { Client } from '../../../api/client/client.ts';
import type { Appearance, Preferences } from '../../host/appearance.ts';
import { toAddress } from '../../host/attributes.ts';
import { pageAddress } from '../../host/page-address.ts';
import { watchPreferences } from '../../screen/preferences.ts';

/** What a provider of the session gives to all screens below it. */
export interface Surroundings {
  readonly api: string;
  /** What the application has decided for all of them. */
  readonly wishes: Partial<Pick<Appearance, 'language' | 'calendar'>> & { readonly theme?: 'light' | 'dark' | 'auto' };
  readonly preferences: Preferences;
  readonly appearance: Appearance;
  readonly client: Client;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export const useAround = (): Surroundings | undefined => useContext(SurroundingsContext);

/** The server's address without a slash at its end; the page's own where none is given. A server, which draws no screen, knows none. */
export const addressOf = (api: string | undefined): string =>
  (api && globalThis.document && toAddress(api)) || pageAddress();

/** What the reader prefers on that server, now and at each change. */
export function usePreferences(api: string, detect: boolean, isKnown = false): Preferences {
  const [preferences, setPreferences] = useState<Preferences>({});
  useLayoutEffect(() => (isKnown ? undefined : watchPreferences(api, detect, setPreferences)), [api, detect, isKnown]);
  return preferences;
}

/** The server and the reader's preferences of a screen: from the provider around, or its own where it stands alone or names another server. */
export function useSurroundings(
  api: string | undefined,
  detect: boolean,
): Pick<Surroundings, 'api' | 'preferences' | 'wishes'> {
  const around = useAround();
  const address = api === undefined && around ? around.api : addressOf(api);
  const isAround = around?.api === address;
  const own = usePreferences(address, detect, isAround);
  return { api: address, preferences: isAround ? around.preferences : own, wishes: around?.wishes ?? {} };
}
