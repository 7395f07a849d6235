import type { DeviceStore } from '../device/device-store.ts';
import { asTakenBack, isUntried, type OutboxItem } from './state.ts';
import { markWaiting } from './waiting-mark.ts';

export const findItem = async (store: DeviceStore, key: string): Promise<OutboxItem | undefined> =>
  (await store.get(key)) as OutboxItem | undefined;

export async function listItems(store: DeviceStore, prefix: string): Promise<readonly OutboxItem[]> {
  const items = await Promise.all((await store.keys(prefix)).map((key) => findItem(store, key)));
  return items.filter((item) => item != null);
}

/** Keeps an item where its state belongs: among those to be sent, among the refused, or nowhere. */
export async function keepItem(store: DeviceStore, waiting: string, refused: string, item: OutboxItem): Promise<void> {
  const { state, entry } = item;
  if (state === 'refused') await store.put(refused + entry.id, item);
  await (state === 'sent' || state === 'refused'
    ? store.delete(waiting + entry.id)
    : store.put(waiting + entry.id, item));
}

/** Whether somebody has begun to fill the same form for the same file. */
const hasDraft = async (store: DeviceStore, server: string, { entry }: OutboxItem): Promise<boolean> =>
  (await store.keys(`draft|${server}|${entry.category}|${entry.file ?? ''}`)).length > 0;

interface Keeping {
  keep(item: OutboxItem): Promise<void>;
  erase(key: string): Promise<void>;
}

/** Changes what is kept, and tells of it. */
export function createKeeping(
  store: DeviceStore,
  { waiting, refused }: { readonly waiting: string; readonly refused: string },
  storage: 'device' | 'memory' | undefined,
  changed: () => void,
): Keeping {
  const tell = async (): Promise<void> => {
    if (storage !== 'memory') await markWaiting(store);
    changed();
  };
  return {
    keep: (item) => keepItem(store, waiting, refused, item).then(tell),
    erase: (key) => store.delete(key).then(tell),
  };
}

/** Takes back an item that was never sent. */
export async function takeBack({
  store,
  server,
  key,
  asDraft,
  keep,
  erase,
}: Keeping & {
  readonly store: DeviceStore;
  readonly server: string;
  readonly key: string;
  readonly asDraft: boolean;
}): Promise<'taken' | 'begun' | 'gone'> {
  const item = await findItem(store, key);
  if (!item || !isUntried(item)) return 'gone';
  if (asDraft && (await hasDraft(store, server, item))) return 'begun';
  await (asDraft ? keep(asTakenBack(item)) : erase(key));
  return 'taken';
}
