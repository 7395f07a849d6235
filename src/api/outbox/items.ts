import type { DeviceStore } from '../device/device-store.ts';
import type { OutboxItem } from './state.ts';

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
export const hasDraft = async (store: DeviceStore, server: string, { entry }: OutboxItem): Promise<boolean> =>
  (await store.keys(`draft|${server}|${entry.category}|${entry.file ?? ''}`)).length > 0;
