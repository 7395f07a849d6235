import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Client } from '../../api/client.ts';
import { errors } from '../../api/contract/errors.ts';
import { $session } from '../../store/session.ts';
import { innermost } from './failure.ts';

interface Standing {
  /** Product-wide admin, or owner of some category; undefined until the server has said it. */
  readonly canAdminister: boolean | undefined;
  /** The clinic demands a second step that the person has not set up. */
  readonly needsSecondStep: boolean;
  again(): void;
}

/** What the server says of the person at the start. A dead session ends by this call. */
export function useStanding(client: Client): Standing {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  const { token, access } = useStore($session);
  const [answer, setAnswer] = useState<{ readonly token: string; readonly can: boolean; readonly needs: boolean }>();
  useEffect(() => {
    if (!token) return;
    let over = false;
    void client.auth.getuseraccess().then((reply) => {
      const can = reply.success && (reply.data.access === 'admin' || reply.data.categories.some(({ role }) => role === 'owner'));
      const needs = !reply.success && innermost(reply).code === errors.totpneeded.code;
      if (!over) setAnswer({ token, can, needs });
    });
    return () => { over = true; };
  }, [client, token, round]);
  if (!token) return { canAdminister: false, needsSecondStep: false, again };
  if (answer?.token === token) return { canAdminister: answer.can, needsSecondStep: answer.needs, again };
  return { canAdminister: access === 'admin' ? true : undefined, needsSecondStep: false, again };
}
