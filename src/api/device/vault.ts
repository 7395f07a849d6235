/** Bytes that only a key of this device opens. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Keys that scripts can use but not read out, and what is sealed with them. */
type Place = 'keys' | 'sealed';

/** The device's database. What it is asked for is done once its promise is. */
export interface Vault {
  get(place: Place, name: string): Promise<unknown>;
  put(place: Place, value: unknown, name: string): Promise<unknown>;
  /** Fails where there is something of that name. */
  add(place: Place, value: unknown, name: string): Promise<unknown>;
  delete(place: Place, name: string): Promise<unknown>;
  getAllKeys(place: Place, range?: IDBKeyRange): Promise<readonly IDBValidKey[]>;
}

let opened: Promise<Vault> | undefined;

/** Opened once for the page, and again after the browser closed it. */
export function openVault(): Promise<Vault> {
  return (opened ??= open().catch((error: unknown) => {
    closeVault();
    throw error;
  }));
}

function closeVault(): void {
  opened = undefined;
}

const open = (): Promise<Vault> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('porsa', 1);
    asked.onupgradeneeded = () => {
      for (const place of ['keys', 'sealed'] satisfies readonly Place[]) asked.result.createObjectStore(place);
    };
    asked.onsuccess = () => {
      const database = asked.result;
      database.onversionchange = () => {
        database.close();
        closeVault();
      };
      database.onclose = closeVault;
      resolve(vaultOf(database));
    };
    asked.onerror = () => reject(asked.error!);
  });

function vaultOf(database: IDBDatabase): Vault {
  const inTurn = <Found>(
    place: Place,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Found>,
  ): Promise<Found> =>
    new Promise((resolve, reject) => {
      const turn = database.transaction(place, mode);
      const request = ask(turn.objectStore(place));
      turn.oncomplete = () => resolve(request.result);
      turn.onabort = () => reject(turn.error!);
    });
  return {
    get: (place, name) => inTurn(place, 'readonly', (store) => store.get(name)),
    put: (place, value, name) => inTurn(place, 'readwrite', (store) => store.put(value, name)),
    add: (place, value, name) => inTurn(place, 'readwrite', (store) => store.add(value, name)),
    delete: (place, name) => inTurn(place, 'readwrite', (store) => store.delete(name)),
    getAllKeys: (place, range) => inTurn(place, 'readonly', (store) => store.getAllKeys(range)),
  };
}

/** The key of this name. Made before it is put, since no transaction waits; one that another tab put meanwhile wins. */
export async function keyOf(vault: Vault, name = 'device'): Promise<CryptoKey> {
  const known = (await vault.get('keys', name)) as CryptoKey | undefined;
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return vault.add('keys', fresh, name).then(
    () => fresh,
    async () => (await vault.get('keys', name)) as CryptoKey,
  );
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)));
}
