import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import { errors } from '../../../api/contract/errors.ts';
import { $session } from '../../../store/session.ts';
import { innermost } from '../calls/failure.ts';

export interface Standing {
  /** Product-wide admin, or may administer some category; undefined until the server has answered. */
  readonly canAdminister: boolean | undefined;
  /** Product-wide admin. */
  readonly isAdmin: boolean;
  /** Reads the files of others in some category. */
  readonly readsFiles: boolean;
  /** The clinic requires two-factor authentication, and the person has not set it up. */
  readonly needsSecondStep: boolean;
  /** The call failed; it is retried. */
  readonly unanswered: boolean;
  again(): void;
}

/** What the server answered for a token. */
interface Answer {
  readonly token: string;
  readonly standing: Pick<Standing, 'canAdminister' | 'isAdmin' | 'readsFiles' | 'needsSecondStep'>;
}

const nothing = { canAdminister: false, isAdmin: false, readsFiles: false };

const toStanding = ({ access, administers, readsFiles }: CallData<'/auth/getuseraccess'>): typeof nothing => ({
  canAdminister: administers,
  isAdmin: access === 'admin',
  readsFiles,
});

/** First and longest wait before a retry, in milliseconds. */
const waits = { first: 2_000, longest: 60_000 } as const;

/**
 * What the person may do in the clinic, as the server answers at the start; until then, as it was at sign-in. A session
 * that is no longer valid ends with this call; a failed call is retried until it is answered.
 */
export function useStanding(client: Client): Standing {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  const { token, access, administers, readsFiles } = useStore($session);
  const [answer, setAnswer] = useState<Answer>();
  const [unanswered, setUnanswered] = useState(false);
  const failures = useRef(0);
  useEffect(() => {
    if (!token) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void client.auth.getuseraccess().then((reply) => {
      const needsSecondStep = !reply.success && innermost(reply).code === errors.totpneeded.code;
      if (over) return;
      if (reply.success || needsSecondStep) {
        failures.current = 0;
        setUnanswered(false);
        const standing = reply.success ? toStanding(reply.data) : nothing;
        return setAnswer({ token, standing: { ...standing, needsSecondStep } });
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
  if (answer?.token === token) return { ...answer.standing, unanswered: false, again };
  const isAdmin = access === 'admin';
  const canAdminister = token ? isAdmin || administers || undefined : false;
  return { canAdminister, isAdmin, readsFiles, needsSecondStep: false, unanswered: token !== '' && unanswered, again };
}
