import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Outbox, OutboxItem } from '../../../api/outbox/outbox.ts';
import { takenBack } from '../../../api/outbox/state.ts';
import type { PortalOutbox } from './types.ts';

/** Entries that were saved on this device and that the server does not have yet. */
export interface Unsent {
  /** Waiting and refused entries of everybody on this device, oldest first. */
  readonly $items: ReadableAtom<readonly OutboxItem[]>;
  sendNow(): Promise<void>;
  /** Takes back one that was certainly never sent, to be erased or as a draft. */
  takeBack: Outbox['takeBack'];
}

/** Follows the outbox; `onSent` receives the number of waiting entries that have arrived. */
export function createUnsent(outbox: PortalOutbox | undefined, onSent: (count: number) => void): Unsent {
  const $items = atom<readonly OutboxItem[]>([]);
  let asked = 0;
  const follow = async (): Promise<void> => {
    const turn = (asked += 1);
    const all = (await outbox?.list()) ?? [];
    if (turn !== asked) return;
    const items = all.filter(
      (item) => item.state === 'waiting' || (item.state === 'refused' && item.code !== takenBack),
    );
    const waited = $items.get().filter(({ state }) => state === 'waiting');
    const kept = new Set(all.map(({ entry }) => entry.id));
    const sent = waited.filter(({ entry }) => !kept.has(entry.id)).length;
    if (items.length > 0 || $items.get().length > 0) $items.set(items);
    if (sent > 0) onSent(sent);
  };
  onMount($items, () => {
    void follow();
    return outbox?.subscribe(() => void follow());
  });
  return {
    $items,
    sendNow: async () => outbox?.sendNow(),
    takeBack: async (id, asDraft) => (await outbox?.takeBack(id, asDraft)) ?? 'gone',
  };
}

/** Those of one person; nobody sees what another has filled in. */
export function itemsOf(items: readonly OutboxItem[], person: string): readonly OutboxItem[] {
  return person === '' ? [] : items.filter(({ by }) => by === person);
}
