import { createContext, useContext } from 'react';

/** Says something to people who hear the screen. */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

export const AnnounceProvider = AnnounceContext.Provider;
export const useAnnounce = (): Announce => useContext(AnnounceContext);
