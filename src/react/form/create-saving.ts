import { createDrafts } from '../../api/drafts.ts';
import { createOutbox } from '../../api/outbox.ts';
import { $session } from '../../store/session.ts';
import type { FillerClient } from './types.ts';
import type { Saving } from './saving.ts';

export interface SavingOptions {
  /** Where the server is; entries and drafts of different servers do not mix. */
  readonly server: string;
  readonly client: Required<Pick<FillerClient, 'entry'>>;
  readonly storage?: 'device' | 'memory';
}

const made = new Map<string, Saving>();

/** Outbox and drafts of one server; the same for every filler on the page, so that one queue sends. */
export function createSaving({ server, client, storage = 'device' }: SavingOptions): Saving {
  const key = `${storage}|${server}`;
  const known = made.get(key);
  if (known) return known;
  const outbox = createOutbox({ server, storage, person: () => $session.get().id, send: (entry) => client.entry.storeentry(entry) });
  outbox.start();
  const saving: Saving = { saveEntry: outbox.saveEntry, list: outbox.list, subscribe: outbox.subscribe, drafts: createDrafts(server, storage) };
  made.set(key, saving);
  return saving;
}
