import type { ClientReply, Refusal } from './client.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';
import { afterReply, nextAttempt, stopsAll, toSend, type EntryBody, type EntryData, type OutboxItem } from './outbox-state.ts';

export type { EntryBody, EntryData, OutboxItem };

/** What became of an entry. `waiting` is safe: it is kept, and sent when the line is back. */
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
  /** Keeps the entry, then sends what waits, in order. Saving the same id twice is saving once. */
  saveEntry(entry: EntryBody): Promise<SaveOutcome>;
  /** Entries that are not on the server yet, oldest first. */
  list(): Promise<readonly OutboxItem[]>;
  /** Tries everything now. */
  sendNow(): Promise<void>;
  /** Takes one away, unsent. */
  remove(id: string): Promise<void>;
  /** Calls back after each change, those of other tabs included. */
  subscribe(listener: () => void): () => void;
  /** Something is kept in memory only and goes when the page goes. */
  notSavedHere(): boolean;
  /** Sends at once, when the line comes back, and as waiting times end. Gives the function that stops it. */
  start(): () => void;
}

/** Entries on their way to one server. Exactly once: the server knows an entry by the id that was made here. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { server, send, person = () => '', now = Date.now, random = chance } = options;
  const store = options.store ?? createDeviceStore(options.storage);
  const prefix = `outbox|${server}|`;
  const news = createNews(prefix);
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const list = async (): Promise<readonly OutboxItem[]> => {
    const items = await Promise.all((await store.keys(prefix)).map((key) => store.get(key) as Promise<OutboxItem | undefined>));
    return items.filter((item): item is OutboxItem => item != null);
  };
  const keep = async (item: OutboxItem): Promise<void> => {
    await (item.state === 'sent' ? store.delete(prefix + item.entry.id) : store.put(prefix + item.entry.id, item));
    news.tell();
  };
  const attempt = async (item: OutboxItem): Promise<OutboxItem> => {
    const after = afterReply(item, await send(item.entry), now(), random());
    await keep(after);
    return after;
  };

  const sendAll = (all: boolean, wanted?: string): Promise<OutboxItem | undefined> => alone(prefix, async () => {
    let result: OutboxItem | undefined;
    for (const item of toSend(await list(), person(), now(), all)) {
      const after = await attempt(item);
      if (after.entry.id === wanted) result = after;
      if (stopsAll(after)) break;
    }
    return result;
  });
  const plan = async (): Promise<void> => {
    clearTimeout(timer);
    const at = nextAttempt(toSend(await list(), person(), now(), true));
    if (running && at !== undefined) timer = setTimeout(() => void run(false), Math.max(1_000, at - now()));
  };
  const run = async (all: boolean): Promise<void> => { await sendAll(all); await plan(); };

  /** Another tab may have sent it while this one waited its turn; the server then answers as it did the first time. */
  const elsewhere = async (item: OutboxItem): Promise<OutboxItem> => {
    const kept = await store.get(prefix + item.entry.id) as OutboxItem | undefined;
    return kept ?? attempt(item);
  };

  return {
    async saveEntry(entry) {
      const item: OutboxItem = { entry, by: person(), state: 'saved-here' };
      await keep(item);
      const after = await sendAll(true, entry.id) ?? await elsewhere(item);
      await plan();
      return outcome(after);
    },
    list,
    sendNow: () => run(true),
    async remove(id) { await store.delete(prefix + id); news.tell(); },
    subscribe: news.subscribe,
    notSavedHere: () => store.notSavedHere(),
    start() {
      const online = (): void => void run(true);
      running = true;
      globalThis.addEventListener?.('online', online);
      void run(true);
      return () => { running = false; clearTimeout(timer); globalThis.removeEventListener?.('online', online); };
    },
  };
}

function outcome(item: OutboxItem): SaveOutcome {
  switch (item.state) {
    case 'sent': return { state: 'sent', data: item.data };
    case 'refused': return { state: 'refused', code: item.code, message: item.message, fields: item.fields };
    case 'waiting': case 'saved-here': return { state: 'waiting' };
    default: return item satisfies never;
  }
}

/** A number from 0 to 1. */
const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const turns = new Map<string, Promise<unknown>>();

/** One sender at a time: over all tabs where the browser has locks, else in this page. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(`porsa-${name}`, work) as Promise<T>;
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn.catch(() => undefined));
  return turn;
}

/** Tells listeners here and in other tabs that something changed. */
function createNews(name: string): { readonly tell: () => void; readonly subscribe: (listener: () => void) => () => void } {
  const listeners = new Set<() => void>();
  const call = (): void => { for (const listener of listeners) listener(); };
  const open = (): BroadcastChannel | undefined => globalThis.BroadcastChannel && new BroadcastChannel(`porsa-${name}`);
  let channel: BroadcastChannel | undefined;
  return {
    tell() {
      call();
      const out = channel ?? open();
      out?.postMessage(0);
      if (out !== channel) out?.close();
    },
    subscribe(listener) {
      listeners.add(listener);
      channel ??= open();
      if (channel) channel.onmessage = call;
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) { channel?.close(); channel = undefined; }
      };
    },
  };
}
