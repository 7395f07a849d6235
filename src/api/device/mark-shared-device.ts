import { sharedDeviceMark } from './shared-device.ts';

export function markSharedDevice(isShared: boolean): void {
  try {
    if (isShared) localStorage.setItem(sharedDeviceMark, '1');
    else localStorage.removeItem(sharedDeviceMark);
  } catch {
    // Where storage is blocked, nothing is kept anyway.
  }
}
