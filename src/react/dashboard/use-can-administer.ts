import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../../api/client.ts';
import { errors } from '../../api/contract/errors.ts';
import { $session } from '../../store/session.ts';
import { innermost } from './failure.ts';

interface Standing {
  /** Product-wide admin, or owner of some category; undefined until the server has said it. */
  readonly canAdminister: boolean | undefined;
  /** Product-wide admin. */
  readonly isAdmin: boolean;
  /** The clinic demands a second step that the person has not set up. */
  readonly needsSecondStep: boolean;
  /** The server could not be asked; it is asked again. */
  readonly unanswered: boolean;
  again(): void;
}

/** First and longest wait before the server is asked again, in milliseconds. */
const waits = { first: 2_000, longest: 60_000 } as const;

/**
 * What the server says of the person at the start. A session that is no longer valid ends by this call; a call that
 * fails says nothing of anybody's rights, and is made again until it is answered.
 */
export function useStanding(client: Client): Standing {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  const { token, access, userRole } = useStore($session);
  const [answer, setAnswer] = useState<{
    readonly token: string;
    readonly can: boolean;
    readonly isAdmin: boolean;
    readonly needs: boolean;
  }>();
  const [unanswered, setUnanswered] = useState(false);
  const failures = useRef(0);
  useEffect(() => {
    if (!token) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void client.auth.getuseraccess().then((reply) => {
      const needs = !reply.success && innermost(reply).code === errors.totpneeded.code;
      if (over) return;
      if (reply.success || needs) {
        const isAdmin = reply.success && reply.data.access === 'admin';
        const can = reply.success && (isAdmin || reply.data.categories.some(({ role }) => role === 'owner'));
        failures.current = 0;
        setUnanswered(false);
        return setAnswer({ token, can, isAdmin, needs });
      }
      setUnanswered(true);
      timer = setTimeout(again, Math.min(waits.first * 2 ** failures.current, waits.longest));
      failures.current += 1;
    });
    addEventListener('online', again);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [client, token, round, again]);
  if (!token) return { canAdminister: false, isAdmin: false, needsSecondStep: false, unanswered: false, again };
  if (answer?.token === token)
    return {
      canAdminister: answer.can,
      isAdmin: answer.isAdmin,
      needsSecondStep: answer.needs,
      unanswered: false,
      again,
    };
  return {
    canAdminister: access === 'admin' || userRole.includes('owner') ? true : undefined,
    isAdmin: access === 'admin',
    needsSecondStep: false,
    unanswered,
    again,
  };
}
