import { isSharedDevice } from './shared-device.ts';
import { keyOf, openVault, seal, unseal, type Sealed } from './vault.ts';

/**
 * Keeps small documents on the device, sealed (AES-GCM) with a key that scripts can use but not read out.
 *
 * Where the device refuses (blocked, full, no secure context) or others use it too, it keeps them in memory, and `notSavedHere` is true.
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

async function readSealed(key: string): Promise<unknown> {
  const database = await openVault();
  const sealed = (await database.get('sealed', key)) as Sealed | undefined;
  return sealed && unseal(await keyOf(database), sealed);
}

/** `memory` never touches the device, and does not count as a refusal. */
export function createDeviceStore(storage: 'device' | 'memory' = 'device'): DeviceStore {
  const memory = new Map<string, string>();
  const onDevice = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
    storage === 'memory' ? otherwise : work().catch(() => otherwise);
  const putOnDevice = async (key: string, value: unknown): Promise<boolean> => {
    if (isSharedDevice()) return false;
    const database = await openVault();
    await database.put('sealed', await seal(await keyOf(database), value), key);
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
      await onDevice(async () => (await openVault()).delete('sealed', key), undefined);
    },
    async keys(prefix) {
      const range = storage === 'device' ? rangeOf(prefix) : undefined;
      const kept = await onDevice(async () => (await openVault()).getAllKeys('sealed', range), []);
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
