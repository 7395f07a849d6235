import type { DeviceSavingOptions, Saving, SavingClient } from './saving.ts';

type Send = SavingClient['entry']['storeentry'];

/** First and longest wait between two tries to load the code, in milliseconds. */
const waits = { first: 1_000, longest: 30_000 } as const;

/**
 * Outbox and drafts whose code is loaded in parallel with the form, which never waits for it.
 *
 * Loading is retried until it succeeds; drafts are kept from then on. An entry that is saved before goes straight to
 * the server, and without a reply it is refused as offline: nothing is reported as sent or kept that is not.
 */
export function lazySaving(loadSaving: () => Promise<Saving>, send: Send): Saving {
  let saving: Saving | undefined;
  let trying: Promise<Saving> | undefined;
  const tryOnce = (): Promise<Saving> =>
    (trying ??= loadSaving()
      .then((loaded) => (saving = loaded))
      .finally(() => {
        trying = undefined;
      }));
  const loadUntilDone = async (wait: number): Promise<Saving> => {
    if (saving) return saving;
    try {
      return await tryOnce();
    } catch {
      await onlineOrAfter(wait);
      return loadUntilDone(Math.min(wait * 2, waits.longest));
    }
  };
  const loading = loadUntilDone(waits.first);
  return {
    async saveEntry(entry) {
      const loaded = saving ?? (await tryOnce().catch(() => undefined));
      if (loaded) return loaded.saveEntry(entry);
      const reply = await send(entry);
      return reply.success ? { state: 'sent', data: reply.data } : { state: 'refused', ...reply };
    },
    list: async () => (await loading).list(),
    subscribe: (listener) => saving?.subscribe(listener) ?? (() => undefined),
    drafts: {
      load: async (key) => (await loading).drafts.load(key),
      keep: async (key, draft) => (await loading).drafts.keep(key, draft),
      clear: async (key) => (await loading).drafts.clear(key),
      notSavedHere: () => saving?.drafts.notSavedHere() ?? false,
    },
  };
}

/** Resolves after the wait, or as soon as the connection is back. */
function onlineOrAfter(wait: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, wait);
    globalThis.addEventListener?.('online', () => resolve(), { once: true });
  });
}

const savings = new Map<string, Saving>();

/** This device's outbox and drafts of one server; the same for every filler on the page, so that one queue sends. */
export function deviceSaving(options: DeviceSavingOptions): Saving {
  const key = `${options.storage ?? 'device'}|${options.server}`;
  const known =
    savings.get(key) ??
    lazySaving(
      async () => (await import('./create-saving.ts')).createSaving(options),
      (entry) => options.client.entry.storeentry(entry),
    );
  savings.set(key, known);
  return known;
}
