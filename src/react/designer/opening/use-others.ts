import { useEffect, useRef } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import type { FoundChanges } from '../draft/use-draft.ts';
import { standing, type DesignerModel } from '../model/designer-model.ts';

/** What others save comes in, and what could not be saved is saved once its author is back. */
export function useOthers(model: DesignerModel, found: FoundChanges | undefined, person: string | undefined): void {
  useCombined(model, person);
  useSignedBack(model, found, person);
}

/** Says in one line whose changes came in, and lets the selection go where what it was on was deleted. */
function useCombined({ store, $selection, $toast, select }: DesignerModel, person: string | undefined): void {
  const { t } = useLanguage();
  useEffect(
    () =>
      store.$combined.listen((combined) => {
        if (!combined) return;
        const selection = standing(combined.after, $selection.get());
        if (selection !== $selection.get()) select(selection);
        const { by } = combined;
        const name = by?.name ? `\u2068${by.name}\u2069` : t('designer:editors.somebody');
        const kind = by !== undefined && by.id === person ? 'you' : 'other';
        $toast.set({ text: t(`designer:editors.merged.${kind}`, { name }), undo: false });
      }),
    [store, $selection, $toast, select, person, t],
  );
}

/** Saves what could not be saved while one was signed out: at once where the form stayed open, else when it is opened again. */
function useSignedBack(model: DesignerModel, found: FoundChanges | undefined, person: string | undefined): void {
  const { t } = useLanguage();
  const begun = useRef(false);
  useEffect(() => {
    const { store, $toast } = model;
    if (found?.signedOut && !begun.current) {
      void store.restore(found);
      $toast.set({ text: t('designer:editors.signedback'), undo: false });
    } else if (person && store.$saving.get().kind === 'failed') void store.save();
    begun.current = true;
  }, [model, found, person, t]);
}
