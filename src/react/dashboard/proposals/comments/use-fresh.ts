import { useEffect } from 'react';
import type { Loaded } from '../../calls/use-call.ts';

/** Asks again when the person comes back to the page: meanwhile others may have written. */
export function useFresh<D>(loaded: Loaded<D>): void {
  const reload = loaded.state === 'loading' ? undefined : loaded.reload;
  useEffect(() => {
    if (!reload) return;
    const ask = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, [reload]);
}
