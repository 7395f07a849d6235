import { useEffect, useState } from 'react';
import type { OutboxItem, Saving } from './saving.ts';
import type { Outcome } from './thank-you.tsx';

/** Where an entry is on its way; `code` says what keeps it, or why it was refused, as far as that is known. */
export interface Delivery {
  readonly state: Outcome | 'refused';
  readonly code?: number;
  readonly item?: OutboxItem;
}

/** Follows an entry that waits, until the server has taken or refused it. */
export function useDelivery(outcome: Outcome, id: string, saving: Saving | undefined): Delivery {
  const [delivery, setDelivery] = useState<Delivery>({ state: outcome });
  useEffect(() => {
    if (outcome !== 'waiting' || !saving) return;
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
  }, [outcome, id, saving]);
  return delivery;
}

function deliveryOf(items: readonly OutboxItem[], id: string): Delivery {
  const item = items.find(({ entry }) => entry.id === id);
  if (!item) return { state: 'sent' };
  if (item.state === 'refused') return { state: 'refused', code: item.code, item };
  // One that was not tried yet stands behind another, which is kept by the same.
  const tried = item.state === 'waiting' ? item : items.find(({ state }) => state === 'waiting');
  return { state: 'waiting', code: tried?.state === 'waiting' ? tried.code : undefined, item };
}
