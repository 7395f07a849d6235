import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';

export type Asked<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly code: number; readonly message: string };

/** What a call answers, asked again by `again`; what was there stays until then. */
export function useReply<T>(ask: () => Promise<ClientReply<T>>): { readonly asked: Asked<T>; again(): void } {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'pending' });
  const [tries, setTries] = useState(0);
  const call = useEffectEvent(ask);
  useEffect(() => {
    let current = true;
    void call().then((reply) => {
      if (current) setAsked(reply.success ? { state: 'ready', data: reply.data } : { state: 'failed', ...reply });
    });
    return () => {
      current = false;
    };
  }, [tries]);
  return { asked, again: () => setTries((count) => count + 1) };
}
