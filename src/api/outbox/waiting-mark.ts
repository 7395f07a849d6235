import type { DeviceStore } from '../device/device-store.ts';

/** Set in local storage while entries wait on this device, so that any page finds out without opening a database. */
export const waitingMark = 'porsa|outbox';

/** Whether entries of an earlier visit wait on this device, for whatever server. */
export function isMarkedWaiting(): boolean {
  try {
    return localStorage.getItem(waitingMark) !== null;
  } catch {
    return false;
  }
}

/** Keeps the mark true after a change of the outbox. Cleared first and looked at afterwards, so that a tab that adds an entry meanwhile is not overruled. */
export async function markWaiting(store: DeviceStore): Promise<void> {
  try {
    localStorage.removeItem(waitingMark);
    if ((await store.keys('outbox|')).length > 0) localStorage.setItem(waitingMark, '1');
  } catch {
    // Blocked or full: the entry is sent when its form is opened again.
  }
}
