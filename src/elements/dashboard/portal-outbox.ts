import type { Client } from '../../api/client/client.ts';
import type { PortalOutbox } from '../../react/dashboard/context/types.ts';
import { $reachRound } from '../../store/reach.ts';

const first = 1_000;
const longest = 30_000;

/** The device's outbox of the portal's server, sending what waits; its code is fetched after the portal is shown, and until it is there. */
export function portalOutbox(server: string, client: Client): PortalOutbox {
  const fetched = fetchOutbox(server, client, first);
  return {
    list: async () => (await fetched).list(),
    sendNow: async () => (await fetched).sendNow(),
    takeBack: async (...given) => (await fetched).takeBack(...given),
    subscribe(listener) {
      let stop: (() => void) | undefined;
      let over = false;
      void fetched.then((outbox) => {
        if (over) return;
        stop = outbox.subscribe(listener);
        listener();
      });
      return () => {
        over = true;
        stop?.();
      };
    },
  };
}

async function fetchOutbox(server: string, client: Client, wait: number): Promise<PortalOutbox> {
  try {
    const { createSaving } = await import('../../react/form/saving/create-saving.ts');
    const outbox = createSaving({ server, client });
    $reachRound.listen(() => void outbox.sendNow());
    return outbox;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetchOutbox(server, client, Math.min(wait * 2, longest));
  }
}
