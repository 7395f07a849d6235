/**
 * The button that was pressed in a page of the server's own before any script had come: it has opened the note beside it.
 * Both are made what they are in any other form.
 */
export function takePress(screen: ParentNode): HTMLButtonElement | undefined {
  const note = screen.querySelector<HTMLElement>('#porsa-pressed');
  const button = screen.querySelector<HTMLButtonElement>('[popovertarget=porsa-pressed]');
  const isPressed = !!note?.checkVisibility();
  note?.remove();
  for (const name of ['popovertarget', 'popovertargetaction']) button?.removeAttribute(name);
  return isPressed && button ? button : undefined;
}
