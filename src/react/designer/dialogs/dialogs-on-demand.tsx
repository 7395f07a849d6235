import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { useDesigner } from '../model/designer-context.ts';

const Dialogs = late(async () => (await import('./dialogs.tsx')).Dialogs);

/** The dialogs, fetched once the designer stands, so that they open without a connection too. */
export function DialogsOnDemand() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const isConflict = useStore(model.store.$saving).kind === 'conflict';
  const isOpen = useStore(model.$dialog) !== null || isConflict;
  useEffect(() => {
    Dialogs.prepare().catch(() => {
      if (model.$dialog.get() === null) return;
      model.$dialog.set(null);
      model.$toast.set({ text: t('designer:toast.notloaded'), undo: false });
    });
  }, [isOpen, model, t]);
  return isOpen ? <Dialogs /> : null;
}
