import type { ClientReply, Refusal } from './client.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';
import { createNews } from './outbox-news.ts';
import {
  afterReply,
  nextAttempt,
  stopsAll,
  toSend,
  type EntryBody,
  type EntryData,
  type OutboxItem,
} from './outbox-state.ts';
import { runAlone } from './run-alone.ts';
import { markWaiting } from './waiting-mark.ts';

export type { EntryBody, EntryData, OutboxItem };

/** What became of an entry. `waiting` is safe: it is kept, and sent when the server can be reached. */
export type SaveOutcome =
  | { readonly state: 'sent'; readonly data: EntryData }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly code: number; readonly message: string; readonly fields?: Refusal['fields'] };

export interface OutboxOptions {
  /** The server; entries of different servers do not mix. */
  readonly server: string;
  readonly send: (entry: EntryBody) => Promise<ClientReply<EntryData>>;
  /** Id of the person signed in; blank for nobody. */
  readonly person?: () => string;
  readonly storage?: 'device' | 'memory';
  readonly store?: DeviceStore;
  readonly now?: () => number;
  readonly random?: () => number;
}

export interface Outbox {
  /**
   * Keeps the entry, then sends what waits, in order. Saving the same id twice is saving once.
   *
   * Refused at once, it is handed back and kept no longer; refused after it has waited, it is kept for the next visitor of the form.
   */
  saveEntry(entry: EntryBody): Promise<SaveOutcome>;
  /** Entries that are not on the server yet, oldest first, and those that it refused after they had waited. */
  list(): Promise<readonly OutboxItem[]>;
  /** Tries everything now. */
  sendNow(): Promise<void>;
  /** Calls back after each change, those of other tabs included. */
  subscribe(listener: () => void): () => void;
  /** Sends at once, as waiting times end, and when the connection or the reader comes back. Gives the function that stops it. */
  start(): () => void;
}

/** A page that is looked at again tries at once, but not more often than this, in milliseconds. */
const restAfterTry = 5_000;

/** Entries on their way to one server. Exactly once: the server knows an entry by the id that was made here. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { server, send, person = () => '', now = Date.now, random = chance } = options;
  const store = options.store ?? createDeviceStore(options.storage);
  const prefix = `outbox|${server}|`;
  const refused = `refused|${server}|`;
  const news = createNews(prefix);
  let running = false;
  let triedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = async (key: string) => (await store.get(key)) as OutboxItem | undefined;
  const listAt = async (place: string): Promise<readonly OutboxItem[]> => {
    const items = await Promise.all((await store.keys(place)).map(find));
    return items.filter((item) => item != null);
  };
  const keep = async (item: OutboxItem): Promise<void> => {
    const {
      state,
      entry: { id },
    } = item;
    if (state === 'refused') await store.put(refused + id, item);
    await (state === 'sent' || state === 'refused' ? store.delete(prefix + id) : store.put(prefix + id, item));
    if (options.storage !== 'memory') await markWaiting(store);
    news.tell();
  };
  const attempt = async (item: OutboxItem): Promise<OutboxItem> => {
    triedAt = now();
    const after = afterReply(item, await send(item.entry), now(), random());
    await keep(after);
    return after;
  };

  const sendAll = (all: boolean, wanted?: string): Promise<OutboxItem | undefined> =>
    runAlone(`porsa-${prefix}`, async () => {
      let result: OutboxItem | undefined;
      for (const item of toSend(await listAt(prefix), person(), now(), all)) {
        const after = await attempt(item);
        if (after.entry.id === wanted) result = after;
        if (stopsAll(after)) break;
      }
      return result;
    });
  const plan = async (): Promise<void> => {
    const at = nextAttempt(toSend(await listAt(prefix), person(), now(), true));
    clearTimeout(timer);
    if (running && at !== undefined) timer = setTimeout(() => void run(false), Math.max(1_000, at - now()));
  };
  const run = async (all: boolean): Promise<void> => {
    await sendAll(all);
    await plan();
  };

  /** Another tab may have sent it while this one waited its turn; the server then answers as it did the first time. */
  const elsewhere = async (item: OutboxItem): Promise<OutboxItem> =>
    (await find(prefix + item.entry.id)) ?? (await find(refused + item.entry.id)) ?? attempt(item);

  return {
    async saveEntry(entry) {
      const waiting = await find(prefix + entry.id);
      const item: OutboxItem = waiting ?? { entry, by: person(), state: 'saved-here' };
      if (!waiting) await keep(item);
      const after = (await sendAll(true, entry.id)) ?? (await elsewhere(item));
      // The form it was typed into still holds it.
      if (!waiting) await store.delete(refused + entry.id);
      await plan();
      return outcome(after);
    },
    list: async () => [...(await listAt(prefix)), ...(await listAt(refused))],
    sendNow: () => run(true),
    subscribe: news.subscribe,
    start() {
      const online = (): void => void run(true);
      const seen = (): void => {
        if (globalThis.document?.visibilityState !== 'hidden' && now() - triedAt >= restAfterTry) void run(true);
      };
      const events = [
        ['online', online],
        ['visibilitychange', seen],
        ['pageshow', seen],
      ] as const;
      running = true;
      for (const [event, listener] of events) globalThis.addEventListener?.(event, listener);
      void run(true);
      return () => {
        running = false;
        clearTimeout(timer);
        for (const [event, listener] of events) globalThis.removeEventListener?.(event, listener);
      };
    },
  };
}

function outcome(item: OutboxItem): SaveOutcome {
  switch (item.state) {
    case 'sent':
      return { state: 'sent', data: item.data };
    case 'refused':
      return { state: 'refused', code: item.code, message: item.message, fields: item.fields };
    case 'waiting':
    case 'saved-here':
      return { state: 'waiting' };
    default:
      return item satisfies never;
  }
}

/** A number from 0 to 1. */
const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
