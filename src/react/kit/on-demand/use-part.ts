import { useEffect, useState } from 'react';
import { fetchPart, type PartState } from './fetch-part.ts';

export interface FetchedPart {
  readonly state: PartState;
  /** Asks for it once more. */
  retry(): void;
}

/** A part whose code is fetched when this is first drawn, and asked for again once the connection is back. */
export function usePart(isLoaded: boolean, load: () => Promise<void>): FetchedPart {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PartState>(isLoaded ? 'loaded' : 'loading');
  useEffect(() => {
    let over = false;
    void fetchPart(load).then((next) => {
      if (!over) setState(next);
    });
    return () => {
      over = true;
    };
  }, [tries, load]);
  useEffect(() => {
    if (state !== 'offline') return;
    const again = (): void => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);
  return {
    state,
    retry: () => {
      setState('loading');
      setTries(tries + 1);
    },
  };
}
