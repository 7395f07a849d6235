import { useEffect, type RefObject } from 'react';
import { askToPublish } from '../model/ask-to-publish.ts';
import { useDesigner } from '../model/designer-context.ts';

/** Keys that work everywhere in the designer: undo, redo, save, publish, the list of keys, and the line where a question is written. Also where the element that had the focus in it was removed. */
export function useShortcuts(ref: RefObject<HTMLElement | null>): void {
  const { model, actions } = useDesigner();
  useEffect(() => {
    let isHere = false;
    const isWithin = (event: Event): boolean => ref.current !== null && event.composedPath().includes(ref.current);
    const note = (event: Event): void => {
      isHere = isWithin(event);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !(isWithin(event) || (isHere && isNowhere(event)))) return;
      const target = event.composedPath()[0] as HTMLElement;
      if (target.closest('dialog, .porsa-d-preview') || ref.current?.querySelector('dialog[open]')) return;
      const act = shortcutOf(event, target.matches('input, textarea, select'));
      if (!act) return;
      // The slash is written in the line, and opens the types there.
      if (act === 'write') return ref.current?.querySelector<HTMLElement>('.porsa-d-add-line input')?.focus();
      event.preventDefault();
      if (act === 'save') void model.store.save();
      else if (act === 'publish') askToPublish(model);
      else if (act === 'help') model.$dialog.set({ kind: 'shortcuts' });
      else {
        actions[act]();
        // A card that moves back in the page loses the focus, and one whose addition is undone is removed.
        const id = target.closest<HTMLElement>('[data-focus-question]')?.dataset['focusQuestion'];
        if (id || isNowhere(event)) model.$focus.set({ on: 'question', id: model.$tabStop.get() ?? id });
      }
    };
    addEventListener('focusin', note);
    addEventListener('pointerdown', note);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', note);
      removeEventListener('keydown', onKeyDown);
    };
  }, [model, actions, ref]);
}

/** Nothing has the focus: what had it was taken away, or a bare place was pressed. */
function isNowhere(event: Event): boolean {
  const [target] = event.composedPath();
  return target === document.body || target === document.documentElement;
}

/** Keys are identified by their position: on a Persian keyboard the key of Z types another letter. */
function shortcutOf(
  { code, key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  typing: boolean,
): 'undo' | 'redo' | 'save' | 'publish' | 'help' | 'write' | undefined {
  if ((ctrlKey || metaKey) && !altKey) {
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    if (code === 'KeyY') return 'redo';
    if (code === 'KeyS') return 'save';
    if (code === 'Enter' || code === 'NumpadEnter') return shiftKey ? undefined : 'publish';
  }
  if (typing) return undefined;
  return key === '/' ? 'write' : key === '?' || key === '؟' ? 'help' : undefined;
}
