import { createContext, useContext, useEffect, useState } from 'react';

/** The page has nothing to do; where a browser does not say so, it has drawn at least. Gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 500);
  return () => clearTimeout(timer);
}

const QuietContext = createContext(false);

export const QuietProvider = QuietContext.Provider;

/** Whether the first screen is shown: before that, what is fetched ahead would be in its way. */
export const useQuiet = (): boolean => useContext(QuietContext);

/** True from the first idle moment after the screen that was opened first. */
export function useQuietOnceOpened(isOpening: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (isOpening || isQuiet ? undefined : whenIdle(() => setQuiet(true))), [isOpening, isQuiet]);
  return isQuiet;
}
