import type { DeviceStore } from '../device/device-store.ts';
import { recordsOf } from './record.ts';

const mark = 'porsa|records';

/** Whether patients or files wait on this device, told without opening its database. */
export function isMarkedRecords(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

/** Keeps the mark true after a change. */
export async function markRecords(server: string, store: DeviceStore): Promise<void> {
  const isEmpty = (await store.keys(recordsOf(server))).length === 0;
  try {
    if (isEmpty) localStorage.removeItem(mark);
    else localStorage.setItem(mark, '1');
  } catch {
    // Where local storage is blocked, the device keeps nothing either.
  }
}
