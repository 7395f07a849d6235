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
  } catch {
    // There is no place for it.
  }
}

/** Draws the filler around an element in this size. */
export function showSize(within: Element | null, size: number): void {
  const root = within?.closest<HTMLElement>('.porsa-form');
  root?.style.setProperty('--_zoom', String(size / 100));
  root?.toggleAttribute('data-zoomed', size !== 100);
}
