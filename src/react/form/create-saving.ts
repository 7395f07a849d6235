import { createDrafts } from '../../api/drafts.ts';
import { createOutbox } from '../../api/outbox.ts';
import { $session } from '../../store/session-core.ts';
import type { DeviceSavingOptions } from './later-saving.ts';
import type { Saving } from './saving.ts';

/** Outbox, already sending what waits, and drafts of one server. */
export function createSaving({ server, client, storage = 'device' }: DeviceSavingOptions): Saving {
  const outbox = createOutbox({ server, storage, person: () => $session.get().id, send: (entry) => client.entry.storeentry(entry) });
  outbox.start();
  return { saveEntry: outbox.saveEntry, list: outbox.list, subscribe: outbox.subscribe, drafts: createDrafts(server, storage) };
}
