import type { Acts, Settle } from './acts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What React keeps of a control's last value, to know a change from an echo. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

/** A control as its reader has left it. */
interface Kept {
  readonly control: Control;
  /** Among all controls of its kind, should it be drawn anew. */
  readonly place: number;
  readonly value: string;
  readonly isChecked: boolean;
  readonly chosen: readonly boolean[];
  readonly isFocused: boolean;
  readonly selection: readonly [number | null, number | null];
}

const controlsIn = (root: HTMLElement, tag = 'input, select, textarea'): readonly Control[] => [
  ...root.querySelectorAll<Control>(tag),
];

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);
const optionsOf = (control: Control): readonly HTMLOptionElement[] =>
  control instanceof HTMLSelectElement ? [...control.options] : [];

/**
 * Notes what was filled into a form that a server has drawn. Gives what tells it to the live form, once that has taken the
 * controls over: by the events that a person causes, so that text and caret stay as they are.
 */
export function noteFilled(root: HTMLElement, acts: Acts): (settle: Settle) => void {
  acts.clean();
  const space = root.getRootNode() as Document | ShadowRoot;
  const active = space.activeElement as HTMLElement | null;
  const kept = controlsIn(root)
    .filter((control) => control === active || isFilled(control) || acts.has(control))
    .map((control) => keep(root, control, control === active));
  return (settle) => {
    kept.forEach((one, index) => {
      const control = restore(root, one);
      if (!control) return;
      fill(control, one);
      acts.repeat(settle, control);
      if (!one.isFocused) leave(control, kept[index + 1]?.control ?? active);
    });
    // What was done elsewhere may lead on to another control.
    if (active?.isConnected && active !== space.activeElement) active.focus({ preventScroll: true });
    acts.repeat(settle);
  };
}

/** Whether something stands in a form that was not drawn into it. */
export const isWritten = (root: HTMLElement): boolean => controlsIn(root).some(isFilled);

/** Otherwise than it was drawn, by its reader or by the browser. */
function isFilled(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== drawnIndex(control);
  return control.value !== control.defaultValue;
}

/** What a list shows before somebody chooses. */
function drawnIndex(select: HTMLSelectElement): number {
  const drawn = [...select.options].findIndex((option) => option.defaultSelected);
  return drawn < 0 && !select.multiple && select.size < 2
    ? [...select.options].findIndex((option) => !option.disabled)
    : drawn;
}

function keep(root: HTMLElement, control: Control, isFocused: boolean): Kept {
  const input = control instanceof HTMLSelectElement ? undefined : control;
  return {
    control,
    place: controlsIn(root, control.localName).indexOf(control),
    value: control.value,
    isChecked: isTick(control) && control.checked,
    chosen: optionsOf(control).map(({ selected }) => selected),
    isFocused,
    selection: [input?.selectionStart ?? null, input?.selectionEnd ?? null],
  };
}

/** The control as it was left, also where the live form has overwritten or replaced it. */
function restore(root: HTMLElement, kept: Kept): Control | undefined {
  const { isFocused, value, selection } = kept;
  const control = kept.control.isConnected ? kept.control : controlsIn(root, kept.control.localName)[kept.place];
  if (control?.type !== kept.control.type) return undefined;
  if (isFocused && !control.matches(':focus')) control.focus({ preventScroll: true });
  if (isTick(control)) setNative(control, 'checked', kept.isChecked);
  else if (control instanceof HTMLSelectElement)
    optionsOf(control).forEach((option, index) => (option.selected = kept.chosen[index] ?? false));
  else if (control.value !== value) {
    setNative(control, 'value', value);
    if (isFocused && selection[0] !== null) control.setSelectionRange(selection[0], selection[1]);
  }
  return control;
}

/** Past the properties by which React watches a control. */
function setNative(control: Control, name: 'value' | 'checked', value: unknown): void {
  if ((control as unknown as Record<string, unknown>)[name] === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
}

function fill(control: Control, { isChecked }: Kept): void {
  if (!isFilled(control)) return;
  const send = (name: string): void => void control.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  const { _valueTracker: tracker } = control as Tracked;
  tracker?.setValue(isTick(control) ? String(!isChecked) : `${control.value}.`);
  // A radio button that another one has put out says nothing by itself.
  if (control.type === 'checkbox' || (control.type === 'radio' && isChecked)) send('click');
  else if (!isTick(control)) for (const name of ['input', 'change']) send(name);
}

/** From field to field: who goes on within a question has not left it. */
function leave(control: Control, relatedTarget: Element | null): void {
  control.dispatchEvent(new FocusEvent('focusout', { relatedTarget, bubbles: true, composed: true }));
}
