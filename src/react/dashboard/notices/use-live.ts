import { useEffect } from 'react';
import { followLive } from '../../../api/client/live.ts';
import { takeLiveEvent } from '../../../store/live.ts';
import { usePortal } from '../context/portal-context.ts';

/** Listens to the server while the page is visible: a hidden page holds no connection, and catches up when it is visible again. */
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
