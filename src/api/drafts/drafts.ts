import { deviceStoreOf, type DeviceStore } from '../device/device-store.ts';
import { createOwnPlaces } from '../device/own-place.ts';
import type { Draft, DraftKey } from './draft.ts';

export interface Drafts {
  /** The form's draft; else an entry of it that the server refused after it had waited, which becomes its draft. */
  load(key: DraftKey): Promise<Draft | undefined>;
  keep(key: DraftKey, draft: Draft): Promise<void>;
  /** After submitting. */
  clear(key: DraftKey): Promise<void>;
  /** At sign-out: every draft of this server. */
  clearAll(): Promise<void>;
  /** A draft could be kept in memory only. */
  notSavedHere(): boolean;
}

/** Drafts of one server, kept on the device under server, category, file and page, and those of each open tab apart. */
export function createDrafts(
  server: string,
  storage: 'device' | 'memory' = 'device',
  store: DeviceStore = deviceStoreOf(storage),
  locks: Pick<LockManager, 'request'> | undefined = storage === 'device' ? globalThis.navigator?.locks : undefined,
  person: () => string = () => '',
): Drafts {
  const all = `draft|${server}|`;
  const ownPlace = createOwnPlaces(locks);
  const name = ({ category, link = '', file = link, page }: DraftKey): string =>
    `${all}${category}|${file}${page ? `|${page}` : ''}`;
  const place = (key: DraftKey): Promise<string> => ownPlace(name(key), () => store.keys(name(key)));
  return {
    async load(key) {
      const here = await place(key);
      const kept = (await store.get(here)) as Draft | undefined;
      return (
        kept ??
        ((await store.keys(`refused|${server}|`)).length > 0
          ? (await import('./refused.ts')).takeRefused(server, store, key, here, person())
          : undefined)
      );
    },
    keep: async (key, draft) => store.put(await place(key), draft),
    clear: async (key) => {
      await store.delete(await place(key));
      await forgetFiles(server, store, false);
    },
    clearAll: async () => {
      await Promise.all((await store.keys(all)).map((key) => store.delete(key)));
      await forgetFiles(server, store, true);
    },
    notSavedHere: () => store.notSavedHere(),
  };
}

/** What no draft names any more goes too; few forms have files, so what looks after them is fetched where there are some. */
async function forgetFiles(server: string, store: DeviceStore, all: boolean): Promise<void> {
  if ((await store.keys(`bytes|${server}|`)).length > 0)
    await (await import('../files/kept-files.ts')).forgetStrays(server, store, all);
}
