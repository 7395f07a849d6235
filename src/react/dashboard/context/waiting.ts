import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { WaitingRecord } from '../../../api/records/record.ts';
import type { PortalRecords } from './types.ts';

/** Patients and files that were made without a connection, and that the server does not have yet. */
export interface Waiting extends Omit<PortalRecords, 'list' | 'subscribe'> {
  /** Those of everybody on this device, oldest first. */
  readonly $items: ReadableAtom<readonly WaitingRecord[]>;
}

/** Follows what is kept on this device. */
export function createWaiting(records: PortalRecords | undefined): Waiting {
  const $items = atom<readonly WaitingRecord[]>([]);
  let asked = 0;
  const follow = async (): Promise<void> => {
    const turn = (asked += 1);
    const items = (await records?.list()) ?? [];
    if (turn === asked && (items.length > 0 || $items.get().length > 0)) $items.set(items);
  };
  onMount($items, () => {
    void follow();
    return records?.subscribe(() => void follow());
  });
  return {
    $items,
    isOffered: () => records?.isOffered() ?? false,
    keepPatient: async (patient) => (await records?.keepPatient(patient)) ?? false,
    keepFile: async (file) => records?.keepFile(file),
    retry: async (id) => records?.retry(id),
    giveFiles: async (from, to) => records?.giveFiles(from, to),
    discard: async (id) => (await records?.discard(id)) ?? [],
  };
}

/** Those of one person; nobody sees what another has made. */
export function recordsOf(items: readonly WaitingRecord[], person: string): readonly WaitingRecord[] {
  return person === '' ? [] : items.filter(({ by }) => by === person);
}
