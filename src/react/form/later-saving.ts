import type { FillerClient } from './types.ts';
import type { Saving } from './saving.ts';

type Send = Required<FillerClient>['entry']['storeentry'];

/** First and longest wait between two tries to fetch, in milliseconds. */
const waits = { first: 1_000, longest: 30_000 } as const;

/**
 * Outbox and drafts whose code is fetched beside the form, which never waits for it.
 *
 * Drafts begin once it is there; it is asked for until it is. An entry that is sent before goes straight to the
 * server, and where no answer comes it is refused as offline: nothing is called sent or kept that is not.
 */
export function laterSaving(fetchSaving: () => Promise<Saving>, send: Send): Saving {
  let saving: Saving | undefined;
  let trying: Promise<Saving> | undefined;
  const tryOnce = (): Promise<Saving> =>
    (trying ??= fetchSaving()
      .then((fetched) => (saving = fetched))
      .finally(() => {
        trying = undefined;
      }));
  const untilThere = async (wait: number): Promise<Saving> => {
    if (saving) return saving;
    try {
      return await tryOnce();
    } catch {
      await lineOr(wait);
      return untilThere(Math.min(wait * 2, waits.longest));
    }
  };
  const arrival = untilThere(waits.first);
  return {
    async saveEntry(entry) {
      const there = saving ?? (await tryOnce().catch(() => undefined));
      if (there) return there.saveEntry(entry);
      const reply = await send(entry);
      return reply.success ? { state: 'sent', data: reply.data } : { state: 'refused', ...reply };
    },
    list: async () => (await arrival).list(),
    subscribe: (listener) => saving?.subscribe(listener) ?? (() => undefined),
    drafts: {
      load: async (key) => (await arrival).drafts.load(key),
      keep: async (key, draft) => (await arrival).drafts.keep(key, draft),
      clear: async (key) => (await arrival).drafts.clear(key),
      notSavedHere: () => saving?.drafts.notSavedHere() ?? false,
    },
  };
}

/** Waits for the time to pass or the line to come back. */
function lineOr(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    globalThis.addEventListener?.('online', done);
  });
}

const made = new Map<string, Saving>();

export interface DeviceSavingOptions {
  /** Where the server is; entries and drafts of different servers do not mix. */
  readonly server: string;
  readonly client: Required<Pick<FillerClient, 'entry'>> & Pick<FillerClient, 'uploads'>;
  readonly storage?: 'device' | 'memory';
}

/** This device's outbox and drafts of one server; the same for every filler on the page, so that one queue sends. */
export function deviceSaving(options: DeviceSavingOptions): Saving {
  const key = `${options.storage ?? 'device'}|${options.server}`;
  const known =
    made.get(key) ??
    laterSaving(
      async () => (await import('./create-saving.ts')).createSaving(options),
      (entry) => options.client.entry.storeentry(entry),
    );
  made.set(key, known);
  return known;
}
