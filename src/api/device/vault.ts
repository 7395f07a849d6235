import { openDB, type IDBPDatabase } from 'idb';

/** Bytes that only a key of this device opens. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

let opened: Promise<IDBPDatabase> | undefined;

/** The device's database: keys that scripts can use but not read out, and what is sealed with them. Opened once for the page, and again after the browser closed it. */
export function openVault(): Promise<IDBPDatabase> {
  return (opened ??= open().catch((error: unknown) => {
    closeVault();
    throw error;
  }));
}

function closeVault(): void {
  opened = undefined;
}

const open = (): Promise<IDBPDatabase> =>
  openDB('porsa', 1, {
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

/** The key of this name. Made before the transaction, which would end while waiting; a key that another tab put meanwhile wins. */
export async function keyOf(database: IDBPDatabase, name = 'device'): Promise<CryptoKey> {
  const known = (await database.get('keys', name)) as CryptoKey | undefined;
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const turn = database.transaction('keys', 'readwrite');
  const other = (await turn.store.get(name)) as CryptoKey | undefined;
  if (!other) await turn.store.put(fresh, name);
  await turn.done;
  return other ?? fresh;
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)));
}
