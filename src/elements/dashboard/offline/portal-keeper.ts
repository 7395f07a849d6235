import { opensOffline } from '../../../api/kept/portal-worker.ts';
import type { ClientReply, ReplyKeeper } from '../../../api/client/client.ts';
import { isAway } from '../../../api/client/is-away.ts';
import { isMarkedRecords } from '../../../api/records/records-mark.ts';
import { $session, keepReplies } from '../../../store/session-core.ts';
import type { PortalOffline } from './portal-offline.ts';

/** A line that hangs for so many milliseconds has what was kept shown; the reply is still waited for. */
const patience = 5000;

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
    const keep = (data: unknown): Promise<void> =>
      load().then(
        (offline) => offline.keep(id, path, body, data),
        () => undefined,
      );
    const find = (): Promise<ClientReply<unknown> | undefined> =>
      load().then(
        (offline) => offline.find(id, path, body, signal),
        () => undefined,
      );
    /** What waits on this device is shown beside what the server says, and before the server knows of it. */
    const withWaiting = async (reply: ClientReply<unknown> | Promise<ClientReply<unknown>>) =>
      isMarkedRecords()
        ? load().then(
            async (offline) => offline.withWaiting(id, path, body, await reply),
            () => reply,
          )
        : reply;
    return async (sent) => {
      void sent.then((reply) => (reply.success ? keep(reply.data) : undefined));
      const soon = await Promise.race([sent, after(patience)]);
      const noReply = soon === undefined || (!soon.success && isAway(soon.code));
      const found = noReply && !signal?.aborted ? await find() : undefined;
      return withWaiting(found ?? sent);
    };
  };
  keepReplies(keeper);
  // What an earlier visit kept for somebody else goes in any case, once what is shown is no longer waited for.
  setTimeout(() => void load().catch(() => (loading = undefined)), patience);
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
