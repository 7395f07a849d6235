import type { ClientReply, Refusal } from '../client/client.ts';
import { createDeviceStore, type DeviceStore } from '../device/device-store.ts';
import { createChanges } from './changes.ts';
import { createKeeping, findItem, listItems, takeBack } from './items.ts';
import { runAlone } from './run-alone.ts';
import {
  afterReply,
  holdBack,
  isHeld,
  nextAttempt,
  stopsAll,
  toSend,
  type EntryBody,
  type EntryData,
  type OutboxItem,
} from './state.ts';
import { outboxTurn } from './turn.ts';

export type { EntryBody, EntryData, OutboxItem };

/** What became of an entry. `waiting` is safe: it is kept, and sent when the server can be reached. */
export type SaveOutcome =
  | { readonly state: 'sent'; readonly data: EntryData }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly code: number; readonly message: string; readonly fields?: Refusal['fields'] };

/** What goes before entries, and how far it has come. */
export interface Ahead {
  /** Ids of files that the server does not have yet: their entries wait. */
  readonly held: ReadonlySet<string>;
  /** When to try next, in milliseconds. */
  readonly nextAt?: number;
}

export interface OutboxOptions {
  /** The server; entries of different servers do not mix. */
  readonly server: string;
  readonly send: (entry: EntryBody) => Promise<ClientReply<EntryData>>;
  /** Sends first what entries depend on. Absent: they depend on nothing. */
  readonly ahead?: (all: boolean) => Promise<Ahead>;
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
   * Refused at once, it is returned and no longer kept; refused after it has waited, it is kept for the next visitor of the form.
   */
  saveEntry(entry: EntryBody): Promise<SaveOutcome>;
  /** Entries that are not on the server yet, oldest first, and those that it refused after they had waited. */
  list(): Promise<readonly OutboxItem[]>;
  /**
   * Takes back an entry that was never sent, since its file waits itself: it is erased, or becomes the draft of its form,
   * which must have none (`begun`). `gone`: it may have arrived.
   */
  takeBack(id: string, asDraft: boolean): Promise<'taken' | 'begun' | 'gone'>;
  /** Tries everything now. */
  sendNow(): Promise<void>;
  /** Calls back after each change, those of other tabs included. */
  subscribe(listener: () => void): () => void;
  /** Sends at once, as waiting times end, and when the connection or the reader comes back. Gives the function that stops it. */
  start(): () => void;
}

/** A page that is looked at again tries at once, but not more often than this, in milliseconds. */
const restAfterTry = 5_000;

/**
 * Entries on their way to one server. Exactly once: the server knows an entry by the id that was made here. What is kept while
 * others are sent has a turn of its own.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { server, send, person = () => '', now = Date.now, random = chance } = options;
  const store = options.store ?? createDeviceStore(options.storage);
  const [waiting, refused] = [`outbox|${server}|`, `refused|${server}|`];
  const changes = createChanges(waiting);
  let [isRunning, triedAt] = [false, -Infinity];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: Ahead = { held: new Set() };
  const { keep, erase } = createKeeping(store, { waiting, refused }, options.storage, changes.notify);
  const attempt = async (item: OutboxItem): Promise<OutboxItem> => {
    triedAt = now();
    const after = afterReply(item, await send(item.entry), now(), random());
    await keep(after);
    return after;
  };
  const due = (items: readonly OutboxItem[], all: boolean) => toSend(items, person(), now(), all, before.held);
  const sendAll = (all: boolean, wanted?: string): Promise<OutboxItem | undefined> =>
    runAlone(outboxTurn(server), async () => {
      const items = await listItems(store, waiting);
      before = (await options.ahead?.(all)) ?? before;
      await holdBackAll(items, before.held, (item) => keep(holdBack(item, now())));
      return sendInOrder(due(items, all), attempt, wanted);
    });
  const schedule = async (): Promise<void> => {
    const at = earliest(nextAttempt(due(await listItems(store, waiting), true)), before.nextAt);
    clearTimeout(timer);
    if (isRunning && at !== undefined) timer = setTimeout(() => void run(false), Math.max(1_000, at - now()));
  };
  const run = (all: boolean): Promise<void> => sendAll(all).then(schedule);
  const find = async (id: string) => (await findItem(store, waiting + id)) ?? findItem(store, refused + id);

  return {
    async saveEntry(entry) {
      const known = await findItem(store, waiting + entry.id);
      const item: OutboxItem = known ?? { entry, by: person(), state: 'saved-here' };
      if (!known) await keep(item);
      // Another tab may have sent it while this one waited its turn; the server then answers as it did the first time.
      const after = (await sendAll(true, entry.id)) ?? (await find(entry.id)) ?? (await attempt(item));
      // The form it was typed into still holds it.
      if (!known) await store.delete(refused + entry.id);
      await schedule();
      return outcome(after);
    },
    list: async () => [...(await listItems(store, waiting)), ...(await listItems(store, refused))],
    takeBack: (id, asDraft) =>
      runAlone(outboxTurn(server), () => takeBack({ store, server, key: waiting + id, asDraft, keep, erase })),
    sendNow: () => run(true),
    subscribe: changes.subscribe,
    start() {
      isRunning = true;
      const stop = onReturn((isOnline) => void ((isOnline || now() - triedAt >= restAfterTry) && run(true)));
      void run(true);
      return () => {
        isRunning = false;
        clearTimeout(timer);
        stop();
      };
    },
  };
}

const earliest = (...times: readonly (number | undefined)[]): number | undefined =>
  times.filter((at) => at !== undefined).sort((one, other) => one - other)[0];

async function holdBackAll(
  items: readonly OutboxItem[],
  held: ReadonlySet<string>,
  hold: (item: OutboxItem) => Promise<void>,
): Promise<void> {
  for (const item of items) if (item.state === 'saved-here' && isHeld(item, held)) await hold(item);
}

/** Sends one after another until one is refused for all; gives what became of the one that is wanted. */
async function sendInOrder(
  items: readonly OutboxItem[],
  attempt: (item: OutboxItem) => Promise<OutboxItem>,
  wanted: string | undefined,
): Promise<OutboxItem | undefined> {
  let result: OutboxItem | undefined;
  for (const item of items) {
    const after = await attempt(item);
    if (after.entry.id === wanted) result = after;
    if (stopsAll(after)) break;
  }
  return result;
}

/** Calls back when the browser is online again and when the page is looked at again. Gives the function that ends it. */
function onReturn(listener: (isOnline: boolean) => void): () => void {
  const online = (): void => listener(true);
  const seen = (): void => {
    if (globalThis.document?.visibilityState !== 'hidden') listener(false);
  };
  const events = [
    ['online', online],
    ['visibilitychange', seen],
    ['pageshow', seen],
  ] as const;
  for (const [event, handler] of events) globalThis.addEventListener?.(event, handler);
  return () => {
    for (const [event, handler] of events) globalThis.removeEventListener?.(event, handler);
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
