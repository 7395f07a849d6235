import { atom, onMount } from 'nanostores';

const key = 'porsa|single-keys';

/** Whether single keys are shortcuts on this device. Somebody who speaks to the computer, or whose hand slips, turns them off. */
export const $singleKeys = atom(true);

onMount($singleKeys, () => {
  const read = (): void => $singleKeys.set(kept() !== 'off');
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) read();
  };
  read();
  globalThis.addEventListener?.('storage', follow);
  return () => globalThis.removeEventListener?.('storage', follow);
});

export function setSingleKeys(on: boolean): void {
  $singleKeys.set(on);
  try {
    globalThis.localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Blocked or full: the choice holds for this page.
  }
}

function kept(): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}
