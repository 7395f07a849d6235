import { useCallback, useEffect, useState } from 'react';
import { useAwaited } from './awaited.ts';
import { isAway } from '../../../api/client/is-away.ts';
import type { ClientReply, Refusal } from '../../../api/client/client.ts';
import { $changeRound, $reachRound } from '../../../store/reach.ts';

export type Loaded<D> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Refusal; readonly reload: () => void }
  | { readonly state: 'ready'; readonly data: D; readonly reload: () => void };

interface Outcome<D> {
  readonly key: string;
  readonly reply: ClientReply<D>;
}

/**
 * Asks the server once for each `key`, and again on `reload`. What is shown stays until the new answer is there;
 * the answer to an older key is never shown. A screen that has just been opened waits for it. Once a server that was away is
 * reached again, or another tab has changed something, what it answers replaces what is shown, unless that is `fixed`.
 * Where nothing could be shown without a connection, it is asked again once there is one.
 */
export function useCall<D>(
  key: string,
  call: (signal: AbortSignal) => Promise<ClientReply<D>>,
  fixed = false,
): Loaded<D> {
  const [outcome, setOutcome] = useState<Outcome<D>>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void call(stop.signal).then((reply) => {
      if (!stop.signal.aborted) setOutcome({ key, reply });
    });
    return () => stop.abort();
    // The key names everything that the call depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, round]);
  useEffect(() => {
    if (fixed) return;
    const stop = new AbortController();
    const again = (): void => {
      void call(stop.signal).then((reply) => {
        if (reply.success && !stop.signal.aborted) setOutcome({ key, reply });
      });
    };
    const quiet = [$reachRound.listen(again), $changeRound.listen(again)];
    return () => {
      stop.abort();
      quiet.forEach((end) => end());
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, fixed]);
  const isOut = outcome !== undefined && !outcome.reply.success && isAway(outcome.reply.code);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => {
    if (!isOut) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOut, reload]);
  useAwaited(outcome?.key !== key);
  if (outcome?.key !== key) return { state: 'loading' };
  return outcome.reply.success
    ? { state: 'ready', data: outcome.reply.data, reload }
    : { state: 'failed', failure: outcome.reply, reload };
}
