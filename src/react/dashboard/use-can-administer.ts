import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
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
  again(): void;
}

/** What the server says of the person at the start. A dead session ends by this call. */
export function useStanding(client: Client): Standing {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  const { token, access } = useStore($session);
  const [answer, setAnswer] = useState<{ readonly token: string; readonly can: boolean; readonly isAdmin: boolean; readonly needs: boolean }>();
  useEffect(() => {
    if (!token) return;
    let over = false;
    void client.auth.getuseraccess().then((reply) => {
      const isAdmin = reply.success && reply.data.access === 'admin';
      const can = reply.success && (isAdmin || reply.data.categories.some(({ role }) => role === 'owner'));
      const needs = !reply.success && innermost(reply).code === errors.totpneeded.code;
      if (!over) setAnswer({ token, can, isAdmin, needs });
    });
    return () => { over = true; };
  }, [client, token, round]);
  if (!token) return { canAdminister: false, isAdmin: false, needsSecondStep: false, again };
  if (answer?.token === token) return { canAdminister: answer.can, isAdmin: answer.isAdmin, needsSecondStep: answer.needs, again };
  return { canAdminister: access === 'admin' ? true : undefined, isAdmin: access === 'admin', needsSecondStep: false, again };
}
