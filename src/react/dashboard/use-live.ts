import { useEffect } from 'react';
import { followLive } from '../../api/live.ts';
import { takeLiveEvent } from '../../store/live.ts';
import { usePortal } from './portal-context.ts';

/** Listens to the server while the page is seen: a hidden one holds no line, and hears what it missed when it is back. */
export function useLive(): void {
  const { client } = usePortal();
  useEffect(() => {
    let stop = new AbortController();
    let last: string | undefined;
    const follow = (): void => {
      stop.abort();
      if (document.visibilityState === 'hidden') return;
      stop = new AbortController();
      void followLive(
        client,
        stop.signal,
        ({ id, event }) => {
          last = id;
          takeLiveEvent(event);
        },
        last,
      );
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop.abort();
    };
  }, [client]);
}
