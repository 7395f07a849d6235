const takesLetters =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], sl-menu, sl-select, sl-input, sl-textarea, dialog';

/** Letters that are pressed there belong to a field, a list or a dialog, and are no shortcuts. */
export const isTyping = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(takesLetters));
