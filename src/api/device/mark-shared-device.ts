import { sharedDeviceMark } from './shared-device.ts';

export function markSharedDevice(isShared: boolean): void {
  try {
    if (isShared) localStorage.setItem(sharedDeviceMark, '1');
    else localStorage.removeItem(sharedDeviceMark);
  } catch {
    // Where storage is blocked, nothing is kept anyway.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls whenever the mark was set or taken away, in this page or in another tab. Returns what ends that. */
export function watchSharedDevice(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === sharedDeviceMark || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}
