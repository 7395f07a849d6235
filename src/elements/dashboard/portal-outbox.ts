import type { Client } from '../../api/client/client.ts';
import type { PortalOutbox } from '../../react/dashboard/context/types.ts';
import { $reachRound } from '../../store/reach.ts';

const first = 1_000;
const longest = 30_000;

/** The device's outbox of the portal's server, sending what waits; its code is fetched once it is asked for anything, which the portal does when it is shown, and until it is there. */
export function portalOutbox(server: string, client: Client): PortalOutbox {
  let fetched: Promise<PortalOutbox> | undefined;
  const outbox = (): Promise<PortalOutbox> => (fetched ??= fetchOutbox(server, client, first));
  return {
    list: async () => (await outbox()).list(),
    sendNow: async () => (await outbox()).sendNow(),
    takeBack: async (...given) => (await outbox()).takeBack(...given),
    subscribe(listener) {
      let stop: (() => void) | undefined;
      let over = false;
      void outbox().then((waiting) => {
        if (over) return;
        stop = waiting.subscribe(listener);
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
