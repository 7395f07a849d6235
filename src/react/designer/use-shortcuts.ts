import { useCallback, type KeyboardEvent } from 'react';
import { useDesigner } from './designer-context.ts';

/** Keys that work everywhere in the designer: undo, redo, save, and the list of keys. */
export function useShortcuts(): (event: KeyboardEvent) => void {
  const { model, actions } = useDesigner();
  return useCallback((event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest('dialog, .porsa-d-preview')) return;
    const act = shortcutOf(event, target.matches('input, textarea, select'));
    if (!act) return;
    event.preventDefault();
    if (act === 'save') void model.store.save();
    else if (act === 'help') model.$dialog.set({ kind: 'shortcuts' });
    else {
      actions[act]();
      // A card that moves back in the page loses the focus, and the next shortcut with it.
      const id = target.closest<HTMLElement>('[data-focus-question]')?.dataset['focusQuestion'];
      if (id) model.$focus.set({ on: 'question', id });
    }
  }, [model, actions]);
}

/** Keys are told by where they lie: on a Persian keyboard Z bears another letter. */
function shortcutOf({ code, key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, typing: boolean): 'undo' | 'redo' | 'save' | 'help' | undefined {
  if ((ctrlKey || metaKey) && !altKey) {
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    if (code === 'KeyY') return 'redo';
    if (code === 'KeyS') return 'save';
  }
  return !typing && (key === '?' || key === '؟') ? 'help' : undefined;
}
