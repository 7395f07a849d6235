import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Client } from '../../api/client.ts';
import { $session } from '../../store/session.ts';

/** Product-wide admin, or owner of some category; undefined until the server has said it. A dead session ends by this call. */
export function useCanAdminister(client: Client): boolean | undefined {
  const { token, access } = useStore($session);
  const [answer, setAnswer] = useState<{ readonly token: string; readonly can: boolean }>();
  useEffect(() => {
    if (!token) return;
    let over = false;
    void client.auth.getuseraccess().then((reply) => {
      const can = reply.success && (reply.data.access === 'admin' || reply.data.categories.some(({ role }) => role === 'owner'));
      if (!over) setAnswer({ token, can });
    });
    return () => { over = true; };
  }, [client, token]);
  if (!token) return false;
  if (answer?.token === token) return answer.can;
  return access === 'admin' ? true : undefined;
}
