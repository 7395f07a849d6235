import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';

/** Says that something is awaited; gives what says that it has come. */
type Await = () => () => void;

const AwaitedContext = createContext<Await | undefined>(undefined);

export const AwaitedProvider = AwaitedContext.Provider;

/** A part of a screen says whether what it draws is still on its way. */
export function useAwaited(isAwaited: boolean): void {
  const say = useContext(AwaitedContext);
  useLayoutEffect(() => (isAwaited ? say?.() : undefined), [say, isAwaited]);
}

/** A screen of which a part takes longer than this, in milliseconds, is shown as it stands. */
const patience = 1_500;

/**
 * The parts of a screen that has been opened come one by one. They are shown together, once all of them are there, so
 * that none pushes away another that is being read already.
 */
export function useOpening(screen: string): { readonly isOpening: boolean; readonly awaitPart: Await } {
  const count = useRef(0);
  const [isOpening, setOpening] = useState(false);
  useLayoutEffect(() => {
    if (count.current === 0) return;
    setOpening(true);
    const timer = setTimeout(() => setOpening(false), patience);
    return () => clearTimeout(timer);
  }, [screen]);
  const awaitPart = useCallback(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
      // What comes may hold parts that wait in their turn, which say so as they are drawn.
      queueMicrotask(() => {
        if (count.current === 0) setOpening(false);
      });
    };
  }, []);
  return { isOpening, awaitPart };
}
