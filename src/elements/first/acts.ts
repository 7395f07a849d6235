import { recordInk } from './ink.ts';

/** What a reader did to a form that only a live one answers, in order. */
export interface Acts {
  /** Whether something was done that has to be seen to be answered. */
  isAwaited(): boolean;
  has(target: Element): boolean;
  /** Does again, in order, what was done there; `settle` lets the form draw what each has caused. */
  repeat(settle: Settle, at?: Element): void;
  /** Takes away what was drawn in the form's stead. */
  clean(): void;
}

export type Settle = (act: () => void) => void;

interface Act {
  readonly target: Element;
  readonly isAwaited: boolean;
  readonly repeat: () => void;
}

export type AddAct = (target: Element, repeat: () => void, isAwaited?: boolean) => void;

const seen = { bubbles: true, composed: true, cancelable: true };

/** Notes what no browser answers by itself: presses, keys of lists, files that are brought, and what is drawn by hand. */
export function recordActs(root: HTMLElement, signal: AbortSignal, changed: (pressed?: HTMLElement) => void): Acts {
  let acts: readonly Act[] = [];
  const listen: Listen = (name, listener) =>
    root.addEventListener(name, (event) => listener(event, event.target as HTMLElement), { capture: true, signal });
  const forget = (target: Element): void => {
    acts = acts.filter((act) => act.target !== target);
  };
  const add: AddAct = (target, repeat, isAwaited = true) => {
    acts = [...acts, { target, repeat, isAwaited }];
    changed(target.localName === 'button' ? (target as HTMLElement) : undefined);
  };
  listen('input', (_event, target) => {
    forget(target);
    changed();
  });
  recordPresses(listen, add, forget);
  recordKeys(root, listen, add);
  recordFiles(listen, add);
  const clean = recordInk(listen, add);
  return {
    isAwaited: () => acts.some((act) => act.isAwaited),
    has: (target) => acts.some((act) => act.target === target),
    repeat(settle, at) {
      const due = acts.filter(({ target }) => !at || target === at);
      acts = acts.filter((act) => !due.includes(act));
      for (const act of due) settle(act.repeat);
    },
    clean,
  };
}

export type Listen = <K extends keyof HTMLElementEventMap>(
  name: K,
  listener: (event: HTMLElementEventMap[K], target: HTMLElement) => void,
) => void;

function recordPresses(listen: Listen, add: AddAct, forget: (target: Element) => void): void {
  listen('click', (_event, target) => {
    const button = target.closest('button');
    const picker = button?.closest('.porsa-drop')?.querySelectorAll<HTMLElement>('[type=file]');
    // Browsers open their pickers only for who presses now.
    if (picker?.length) return picker[button!.matches('.porsa-camera') ? 1 : 0]!.click();
    const pressed = button ?? (target.matches('[role=combobox], [type=range]') ? target : undefined);
    if (!pressed) return;
    forget(pressed);
    add(pressed, () => pressed.click(), pressed === button);
  });
}

function recordKeys(root: HTMLElement, listen: Listen, add: AddAct): void {
  const record = (event: KeyboardEvent, isAwaited: boolean): void => {
    const { type, key, altKey, target } = event;
    add(target! as Element, () => target!.dispatchEvent(new KeyboardEvent(type, { key, altKey, ...seen })), isAwaited);
  };
  listen('keydown', (event, target) => {
    const { key, isComposing, ctrlKey, metaKey } = event;
    if (isComposing || ctrlKey || metaKey) return;
    if (!target.matches('[role=combobox]')) {
      // A form that is shown question by question chooses and goes on by keys; months are chosen by their number.
      const isHandled = target.matches('[data-part] select') || root.querySelector('[data-actions=single]');
      if (isHandled && /^([\d۰-۹]|Enter)$/.test(key)) record(event, false);
    } else if (/^((Arrow|Page)(Up|Down)|Enter)$/.test(key)) {
      event.preventDefault();
      record(event, true);
    } else if (key === 'Escape' || (key === 'Backspace' && !(target as HTMLInputElement).value)) record(event, false);
  });
  listen('keyup', (event, target) => {
    if (target.matches('[type=range]')) record(event, false);
  });
}

/** Files that are dropped, pasted or picked: all are dropped again. */
function recordFiles(listen: Listen, add: AddAct): void {
  const take = (event: Event, area: Element | null | undefined, given?: FileList | null): void => {
    if (!area || !given?.length) return;
    event.preventDefault();
    const dataTransfer = new DataTransfer();
    for (const file of given) dataTransfer.items.add(file);
    add(area, () => area.dispatchEvent(new DragEvent('drop', { dataTransfer, ...seen })));
  };
  const areaOf = (target: Element) => target.closest('.porsa-files')?.querySelector('.porsa-drop');
  listen('dragover', (event, target) => {
    if (areaOf(target)) event.preventDefault();
  });
  listen('drop', (event, target) => take(event, areaOf(target), event.dataTransfer?.files));
  listen('paste', (event, target) => take(event, areaOf(target), event.clipboardData?.files));
  listen('change', (event, target) => {
    const input = target as HTMLInputElement;
    take(event, areaOf(input), input.files);
    if (input.files) input.value = '';
  });
}
