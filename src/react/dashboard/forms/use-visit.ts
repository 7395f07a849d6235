import { useEffect } from 'react';
import { $session } from '../../../store/session.ts';
import { usePortal } from '../context/portal-context.ts';

/** Counts that a service, project or form was opened, for the most visited of whoever is signed in. A count that does not arrive is no loss. */
export function useVisit(kind: 'service' | 'project' | 'category', id: string | undefined): void {
  const { client } = usePortal();
  useEffect(() => {
    if (id !== undefined && $session.get().authenticated) void client.user.addmostvisited({ kind, id });
  }, [kind, id, client]);
}
