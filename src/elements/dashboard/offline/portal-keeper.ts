import { opensOffline } from '../../../api/kept/portal-worker.ts';
import type { ReplyKeeper } from '../../../api/client/client.ts';
import { $session, keepReplies } from '../../../store/session-core.ts';
import type { PortalOffline } from './portal-offline.ts';

/** Nobody was reached, or what came was not the server's: a proxy's page, or none. */
const away: ReadonlySet<number> = new Set([5002, 5003, 5030]);

/**
 * Has what staff look at kept, where the portal can be opened without a connection, and given back where the server
 * cannot be reached. The code of it comes once the portal is shown.
 */
export function keepPortalReplies(server: string): void {
  if (server !== location.origin || !navigator.serviceWorker) return;
  let loading: Promise<PortalOffline> | undefined;
  const load = (): Promise<PortalOffline> =>
    (loading ??= import('./portal-offline.ts').then(({ startOffline }) => startOffline(server)));
  const keeper: ReplyKeeper = (path, body, signal) => {
    const { id } = $session.get();
    if (!id || !opensOffline(server)) return undefined;
    return (reply) => {
      if (reply.success)
        void load().then(
          (offline) => offline.keep(id, path, body, reply.data),
          () => undefined,
        );
      if (reply.success || !away.has(reply.code) || signal?.aborted) return undefined;
      return load()
        .then((offline) => offline.find(id, path, body, signal))
        .then(
          (found) => found ?? reply,
          () => reply,
        );
    };
  };
  keepReplies(keeper);
  // What an earlier visit kept for somebody else goes in any case.
  setTimeout(() => void load().catch(() => (loading = undefined)));
}
