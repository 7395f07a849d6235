import { useEffect, useState } from 'react';
import { atom } from 'nanostores';
import type { KeptForm } from '../../../api/drafts/unsaved-forms.ts';
import type { DesignerTools } from '../model/designer-context.ts';
import type { DesignerModel } from '../model/designer-model.ts';
import { keepUnsaved, type KeptPlace } from '../draft/keep-unsaved.ts';

/** Keeps unsaved changes on the device as long as the form is open, and while it is saved for the last time. */
export function useKept({ store }: DesignerModel, { kept }: { readonly kept?: KeptForm }): DesignerTools['kept'] {
  const [$place] = useState(() => atom<KeptPlace>('none'));
  useEffect(() => {
    const keeping = keepUnsaved(store, kept);
    const stop = keeping.$kept.subscribe((place) => $place.set(place));
    return () => {
      keeping.flush();
      void store.save().finally(() => {
        keeping.stop();
        stop();
      });
    };
  }, [store, kept, $place]);
  return { $place, discard: () => kept?.clear() };
}
