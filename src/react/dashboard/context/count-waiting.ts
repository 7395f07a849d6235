import { $session } from '../../../store/session.ts';
import type { DashboardProps } from './types.ts';
import { itemsOf } from './unsent.ts';
import { recordsOf } from './waiting.ts';

/** How many responses, patients and files of the person signed in wait on this device. */
export async function countWaiting({ outbox, records }: Pick<DashboardProps, 'outbox' | 'records'>): Promise<number> {
  const { id } = $session.get();
  const responses = (await outbox?.list().catch(() => [])) ?? [];
  const made = (await records?.list().catch(() => [])) ?? [];
  return itemsOf(responses, id).length + recordsOf(made, id).length;
}
