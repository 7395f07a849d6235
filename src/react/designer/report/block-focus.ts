const faceOf = (root: Element | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`) ?? null;

/** Puts the focus on a block once it is drawn where it is now. */
export function focusBlock(root: Element | null, id: string): void {
  requestAnimationFrame(() => faceOf(root, id)?.focus());
}

/** The same, and opens its settings. */
export function openBlock(root: Element | null, id: string): void {
  requestAnimationFrame(() => {
    const face = faceOf(root, id);
    face?.focus();
    if (face?.getAttribute('aria-expanded') === 'false') face.click();
  });
}
