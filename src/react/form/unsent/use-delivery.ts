import { useEffect, useState } from 'react';
import type { OutboxItem, Saving } from '../saving/saving.ts';
import type { Outcome } from '../filling/state.ts';

/** The delivery of an entry; `code` is why it still waits, or why it was refused, as far as that is known. */
export interface Delivery {
  readonly state: Outcome['kind'] | 'refused';
  readonly code?: number;
  readonly item?: OutboxItem;
}

/** Follows an entry that waits, until the server has accepted or refused it. */
export function useDelivery({ id, kind }: Outcome, saving: Saving | undefined): Delivery {
  const [delivery, setDelivery] = useState<Delivery>({ state: kind });
  useEffect(() => {
    if (kind !== 'waiting' || !saving) return;
    let current = true;
    // Once refused it may leave the outbox as a draft, in another tab: that is not being sent.
    const take = (now: Delivery) =>
      setDelivery((before) => (before.state === 'refused' && now.state === 'sent' ? before : now));
    const read = () =>
      void saving.list().then(
        (items) => {
          if (current) take(deliveryOf(items, id));
        },
        () => undefined,
      );
    read();
    const stop = saving.subscribe(read);
    return () => {
      current = false;
      stop();
    };
  }, [kind, id, saving]);
  return delivery;
}

function deliveryOf(items: readonly OutboxItem[], id: string): Delivery {
  const item = items.find(({ entry }) => entry.id === id);
  if (!item) return { state: 'sent' };
  if (item.state === 'refused') return { state: 'refused', code: item.code, item };
  // One that was not tried yet waits behind another, for the same reason.
  const tried = [item, ...items].find(({ state }) => state === 'waiting');
  return { state: 'waiting', code: (tried as { readonly code?: number } | undefined)?.code, item };
}
