import { keyOf, openVault, seal, unseal, type Sealed } from '../device/vault.ts';

/** Where kept replies lie: sealed for one person each, with a key that can be destroyed. */
export interface KeptStore {
  put(person: string, key: string, value: unknown): Promise<void>;
  /** Undefined where there is nothing, or its key is destroyed. */
  get(person: string, key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
  /** In order. */
  keys(prefix: string): Promise<readonly string[]>;
  /** Destroys the keys of all but this person; what they opened is noise from then on. */
  destroyKeys(except: string): Promise<void>;
}

/** The device's own store; its keys never leave the browser, and no script can read them out. */
export function createKeptStore(server: string): KeptStore {
  const keys = `kept|${server}|`;
  const all = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return {
    async put(person, key, value) {
      const database = await openVault();
      await database.put('sealed', await seal(await keyOf(database, keys + person), value), key);
    },
    async get(person, key) {
      const database = await openVault();
      const [sealed, opener] = await Promise.all([database.get('sealed', key), database.get('keys', keys + person)]);
      return sealed && opener ? unseal(opener as CryptoKey, sealed as Sealed).catch(() => undefined) : undefined;
    },
    async delete(key) {
      await (await openVault()).delete('sealed', key);
    },
    keys: async (prefix) => (await (await openVault()).getAllKeys('sealed', all(prefix))).map(String),
    async destroyKeys(except) {
      const database = await openVault();
      const names = (await database.getAllKeys('keys', all(keys))).map(String);
      await Promise.all(names.filter((name) => name !== keys + except).map((name) => database.delete('keys', name)));
    },
  };
}
