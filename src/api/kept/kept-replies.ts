import { isSharedDevice } from '../device/shared-device.ts';
import { keptLimits, keptName, tooMuch, type KeptKey } from './keepable.ts';
import type { KeptStore } from './kept-store.ts';

export interface KeptReply {
  /** When the server gave it, ISO 8601 UTC. */
  readonly at: string;
  readonly data: unknown;
}

/** What one server answered, for times when it cannot be reached; each person has their own. */
export interface KeptReplies {
  /** Keeps it where its call is one of those that are kept; on a device that others use too, nothing. */
  keep(person: string, path: string, body: object, data: unknown): Promise<void>;
  find(person: string, path: string, body: object): Promise<KeptReply | undefined>;
  /** All that is kept of this person. */
  all(person: string): Promise<readonly unknown[]>;
  /** Erases what everybody else has here, and destroys the keys of it; blank: everybody. */
  forgetAllBut(person: string): Promise<void>;
}

export function createKeptReplies(server: string, store: KeptStore, now: () => number = Date.now): KeptReplies {
  const all = `kept|${server}|`;
  const list = async (prefix: string): Promise<readonly KeptKey[]> => (await store.keys(prefix)).map(readKey);
  const remove = (kept: readonly KeptKey[]) => Promise.all(kept.map(({ key }) => store.delete(key)));
  return {
    async keep(person, path, body, data) {
      const name = keptName(path, body);
      const size = JSON.stringify(data).length;
      if (name === undefined || size > keptLimits.largest || isSharedDevice()) return;
      const place = `${all}${person}|${await digest(name)}|`;
      const key = `${place}${now()}|${size}`;
      await store.put(person, key, data);
      await remove((await list(place)).filter((kept) => kept.key !== key));
      await remove(tooMuch(await list(`${all}${person}|`), now()));
    },
    async find(person, path, body) {
      const name = keptName(path, body);
      if (name === undefined) return undefined;
      const [latest] = [...(await list(`${all}${person}|${await digest(name)}|`))].sort((one, two) => two.at - one.at);
      if (!latest || now() - latest.at > keptLimits.ageMs) return undefined;
      const data = await store.get(person, latest.key);
      return data === undefined ? undefined : { at: new Date(latest.at).toISOString(), data };
    },
    async all(person) {
      const fresh = (await list(`${all}${person}|`)).filter(({ at }) => now() - at <= keptLimits.ageMs);
      const values = await Promise.all(fresh.map(({ key }) => store.get(person, key)));
      return values.filter((value) => value !== undefined);
    },
    async forgetAllBut(person) {
      await store.destroyKeys(person);
      const own = `${all}${person}|`;
      await remove((await list(all)).filter(({ key }) => person === '' || !key.startsWith(own)));
      if (person !== '') await remove(tooMuch(await list(own), now()));
    },
  };
}

function readKey(key: string): KeptKey {
  const [at, size] = key.split('|').slice(-2).map(Number);
  return { key, at: at ?? 0, size: size ?? 0 };
}

/** Keys are not sealed: nobody reads out of one what was asked for. */
async function digest(name: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
