import { deviceStoreOf, type DeviceStore } from '../device/device-store.ts';

/** A file on its way: its bytes as base64, sealed like everything on the device. Times in milliseconds. */
interface Kept {
  readonly name: string;
  readonly type: string;
  readonly data: string;
  readonly at: number;
  readonly sentAt?: number;
}

/** Bytes that answers name by id, kept until the server has the entry. */
export interface KeptFiles {
  /** True where the device keeps it; false where it goes when the page goes. */
  keep(id: string, file: Blob, name: string): Promise<boolean>;
  find(id: string): Promise<File | undefined>;
  /** Whether the server took it within the last hours; it forgets what no entry names after a day. */
  wasSent(id: string): Promise<boolean>;
  markSent(id: string, sent: boolean): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
}

const hour = 3_600_000;
const trustedFor = 12 * hour;
/** A file chosen a moment ago may be in no draft yet. */
const newFor = 5 * 60_000;

const nameOf = (server: string, id = ''): string => `bytes|${server}|${id}`;

export function keptFiles(
  server: string,
  store: DeviceStore = deviceStoreOf(),
  now: () => number = Date.now,
): KeptFiles {
  const read = async (id: string) => (await store.get(nameOf(server, id))) as Kept | undefined;
  return {
    async keep(id, file, name) {
      const kept: Kept = { name, type: file.type, data: toBase64(new Uint8Array(await file.arrayBuffer())), at: now() };
      await store.put(nameOf(server, id), kept);
      return !store.notSavedHere();
    },
    async find(id) {
      const kept = await read(id);
      return kept && new File([fromBase64(kept.data)], kept.name, { type: kept.type });
    },
    wasSent: async (id) => now() - ((await read(id))?.sentAt ?? -Infinity) < trustedFor,
    async markSent(id, sent) {
      const kept = await read(id);
      if (kept) await store.put(nameOf(server, id), { ...kept, sentAt: sent ? now() : undefined });
    },
    drop: async (ids) => {
      await Promise.all(ids.map((id) => store.delete(nameOf(server, id))));
    },
  };
}

/** Removes the bytes that no draft and no unsent entry of this server names any more; with `all`, those just chosen too. */
export async function forgetStrays(server: string, store: DeviceStore, all: boolean, now = Date.now()): Promise<void> {
  const keys = await store.keys(nameOf(server));
  if (keys.length === 0) return;
  const holding = await Promise.all(['draft', 'outbox', 'refused'].map((kind) => store.keys(`${kind}|${server}|`)));
  const holders = await Promise.all(holding.flat().map((key) => store.get(key)));
  const holdersText = JSON.stringify(holders);
  for (const key of keys) {
    const kept = (await store.get(key)) as Kept | undefined;
    if (!holdersText.includes(key.slice(nameOf(server).length)) && (all || now - (kept?.at ?? 0) > newFor))
      await store.delete(key);
  }
}

/** In portions: a function takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
