const typedIn = new WeakSet<Element>();

/** Notes that a dialog holds what somebody has typed or chosen. */
export function noteTyping(event: Event): void {
  const dialog = event.composedPath().find((node) => node instanceof HTMLDialogElement);
  if (dialog) typedIn.add(dialog);
}

const dialogsIn = (part: ParentNode | null | undefined): readonly HTMLDialogElement[] => [
  ...(part?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []),
];

/** Whether dialogs of a screen lie over it. */
export const hasDialogs = (screen: ParentNode | null | undefined): boolean => dialogsIn(screen).length > 0;

/** Whether something was typed into one of them, which is lost with the screen. */
export const hasTyped = (screen: ParentNode | null | undefined): boolean =>
  dialogsIn(screen).some((dialog) => typedIn.has(dialog));

/** Whether the palette may lie over what is open: a question wants its answer first, and panels are one at a time. */
export function takesPalette(page: ParentNode | null | undefined, screen: ParentNode | null | undefined): boolean {
  const dialogs = dialogsIn(page);
  return dialogs.every((dialog) => dialog.role !== 'alertdialog' && screen?.contains(dialog) === true);
}
