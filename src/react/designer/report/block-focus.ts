const faceOf = (root: Element | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`) ?? null;

/** Puts the focus on a block once it is drawn where it is now. */
export function focusBlock(root: Element | null, id: string): void {
  requestAnimationFrame(() => faceOf(root, id)?.focus());
}

/** Keeps the focus on what was pressed to move a block, or on the block once it goes no further that way. */
export function focusAgain(button: HTMLButtonElement, id: string): void {
  const root = button.closest('.porsa-d-report');
  requestAnimationFrame(() => (button.disabled ? faceOf(root, id) : button)?.focus());
}

/** The same as `focusBlock`, and opens its settings. */
export function openBlock(root: Element | null, id: string): void {
  requestAnimationFrame(() => {
    const face = faceOf(root, id);
    face?.focus();
    if (face?.getAttribute('aria-expanded') === 'false') face.click();
  });
}
