const key = 'porsa.text-size';

/** Per cent of the reader's own size. */
export const sizes: readonly number[] = [100, 125, 150, 175, 200];

/** The size that was chosen on this device. */
export function storedSize(): number {
  try {
    const size = Number(localStorage.getItem(key));
    return sizes.includes(size) ? size : 100;
  } catch {
    return 100;
  }
}

/** A sandboxed page keeps it as long as it is open. */
export function storeSize(size: number): void {
  try {
    if (size === 100) localStorage.removeItem(key);
    else localStorage.setItem(key, String(size));
    // Storage itself says it to other tabs alone: this page may show other forms.
    dispatchEvent(new StorageEvent('storage', { key }));
  } catch {
    // There is no place for it.
  }
}

/** Calls whenever the size was chosen again, in this page or in another tab. Returns what ends that. */
export function watchSize(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Draws the filler around an element in this size. */
export function showSize(within: Element | null, size: number): void {
  const root = within?.closest<HTMLElement>('.porsa-form');
  root?.style.setProperty('--_zoom', String(size / 100));
  root?.toggleAttribute('data-zoomed', size !== 100);
}
