import { openDB, type IDBPDatabase } from 'idb';

/**
 * Keeps small documents on the device, sealed (AES-GCM) with a key that scripts can use but not read out.
 *
 * Where the device refuses (blocked, full, no secure context) it keeps them in memory, and `notSavedHere` is true.
 */
export interface DeviceStore {
  /** Undefined when nothing is kept, or what is kept cannot be opened any more. */
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Keys that begin with the prefix, in order. */
  keys(prefix: string): Promise<readonly string[]>;
  /** Something is kept in memory only, because the device refused it. */
  notSavedHere(): boolean;
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}
interface Vault {
  readonly database: IDBPDatabase;
  readonly key: CryptoKey;
}

let opened: Promise<Vault> | undefined;

/** Opened once for the page, and again after the browser closed it. */
function openVault(): Promise<Vault> {
  return (opened ??= open().catch((error: unknown) => {
    closeVault();
    throw error;
  }));
}

function closeVault(): void {
  opened = undefined;
}

async function open(): Promise<Vault> {
  const database = await openDB('porsa', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('sealed');
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closeVault();
    },
    terminated: closeVault,
  });
  return { database, key: await deviceKey(database) };
}

/** Made before the transaction, which would end while waiting; a key that another tab put meanwhile wins. */
async function deviceKey(database: IDBPDatabase): Promise<CryptoKey> {
  const known = (await database.get('keys', 'device')) as CryptoKey | undefined;
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const turn = database.transaction('keys', 'readwrite');
  const other = (await turn.store.get('device')) as CryptoKey | undefined;
  if (!other) await turn.store.put(fresh, 'device');
  await turn.done;
  return other ?? fresh;
}

async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)));
}

async function readSealed(key: string): Promise<unknown> {
  const vault = await openVault();
  const sealed = (await vault.database.get('sealed', key)) as Sealed | undefined;
  return sealed && unseal(vault.key, sealed);
}

/** `memory` never touches the device, and does not count as a refusal. */
export function createDeviceStore(storage: 'device' | 'memory' = 'device'): DeviceStore {
  const memory = new Map<string, string>();
  const onDevice = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
    storage === 'memory' ? otherwise : work().catch(() => otherwise);
  const putOnDevice = async (key: string, value: unknown): Promise<true> => {
    const vault = await openVault();
    await vault.database.put('sealed', await seal(vault.key, value), key);
    return true;
  };
  return {
    async get(key) {
      const kept = memory.get(key);
      return kept === undefined ? onDevice(() => readSealed(key), undefined) : JSON.parse(kept);
    },
    async put(key, value) {
      if (await onDevice(() => putOnDevice(key, value), false)) memory.delete(key);
      else memory.set(key, JSON.stringify(value));
    },
    async delete(key) {
      memory.delete(key);
      await onDevice(async () => (await openVault()).database.delete('sealed', key), undefined);
    },
    async keys(prefix) {
      const range = storage === 'device' ? rangeOf(prefix) : undefined;
      const kept = await onDevice(async () => (await openVault()).database.getAllKeys('sealed', range), []);
      const here = [...memory.keys()].filter((key) => key.startsWith(prefix));
      return [...new Set([...kept.map(String), ...here])].sort();
    },
    notSavedHere: () => storage === 'device' && memory.size > 0,
  };
}

const shared = new Map<string, DeviceStore>();

/** One store for all of a page that keeps and finds things: what is in memory only is found again too. */
export function deviceStoreOf(storage: 'device' | 'memory' = 'device'): DeviceStore {
  const store = shared.get(storage) ?? createDeviceStore(storage);
  shared.set(storage, store);
  return store;
}

function rangeOf(prefix: string): IDBKeyRange | undefined {
  return globalThis.IDBKeyRange?.bound(prefix, `${prefix}\uffff`);
}
