import { createClient } from '../../api/client/client.ts';
import { deviceStoreOf } from '../../api/device/device-store.ts';
import { markWaiting } from '../../api/outbox/waiting-mark.ts';
import { createSaving } from '../../react/form/saving/create-saving.ts';
import { sessionSource } from '../../store/session-core.ts';

const started = new Set<string>();

/** Starts sending what earlier visits left on this device, to each server it is for. A form on the page that does the same is to it like another tab. */
export async function sendWaiting(): Promise<void> {
  const store = deviceStoreOf();
  const servers = new Set((await store.keys('outbox|')).map((key) => key.split('|')[1]!));
  for (const server of servers) {
    if (!started.has(server))
      createSaving({ server, client: createClient({ api: server, session: sessionSource(server) }) });
    started.add(server);
  }
  if (servers.size === 0) await markWaiting(store);
}
