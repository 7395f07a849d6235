import type { DeviceStore } from '../device/device-store.ts';
import type { Draft, DraftKey } from './draft.ts';
import { takenBack, type OutboxItem } from '../outbox/state.ts';

/** The oldest entry of this form and person that was refused after it had waited, or taken back, made the draft of that place: its form offers it again. */
export async function takeRefused(
  server: string,
  store: DeviceStore,
  { category, file, link, page }: DraftKey,
  place: string,
  person: string,
): Promise<Draft | undefined> {
  for (const key of await store.keys(`refused|${server}|`)) {
    const item = (await store.get(key)) as Extract<OutboxItem, { state: 'refused' }> | undefined;
    const { entry } = item ?? {};
    if (
      !item ||
      !entry ||
      entry.category !== category ||
      entry.file !== file ||
      entry.link !== link ||
      entry.page !== page ||
      (item.by !== '' && item.by !== person)
    )
      continue;
    const draft: Draft = {
      answers: entry.answers,
      patient: entry.patient,
      version: entry.version,
      at: madeAt(entry.id),
      ...(item.code !== takenBack && { refusedBy: item.code }),
    };
    await store.put(place, draft);
    await store.delete(key);
    return draft;
  }
  return undefined;
}

/** The time in a UUIDv7, as ISO 8601. */
const madeAt = (id: string): string => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();
