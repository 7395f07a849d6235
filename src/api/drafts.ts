import type { Answers } from '../engine/definition/types.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** The form that a draft belongs to. Without a file it is a new one; without a page, the whole form. */
export interface DraftKey { readonly category: string; readonly file?: string; readonly page?: string }

/** What is kept of a form that is not submitted yet. `page` is where the person stood, `at` ISO 8601 UTC. */
export interface Draft { readonly answers: Answers; readonly at: string; readonly page?: string; readonly version?: number }

export interface Drafts {
  load(key: DraftKey): Promise<Draft | undefined>;
  keep(key: DraftKey, draft: Draft): Promise<void>;
  /** After submitting. */
  clear(key: DraftKey): Promise<void>;
  /** At sign-out: every draft of this server. */
  clearAll(): Promise<void>;
  /** A draft could be kept in memory only. */
  notSavedHere(): boolean;
}

/** Drafts of one server, kept on the device under server, category, file and page. */
export function createDrafts(server: string, storage: 'device' | 'memory' = 'device', store: DeviceStore = createDeviceStore(storage)): Drafts {
  const all = `draft|${server}|`;
  const name = ({ category, file = '', page }: DraftKey): string => `${all}${category}|${file}${page ? `|${page}` : ''}`;
  return {
    load: async (key) => await store.get(name(key)) as Draft | undefined,
    keep: (key, draft) => store.put(name(key), draft),
    clear: (key) => store.delete(name(key)),
    clearAll: async () => { await Promise.all((await store.keys(all)).map((key) => store.delete(key))); },
    notSavedHere: () => store.notSavedHere(),
  };
}
