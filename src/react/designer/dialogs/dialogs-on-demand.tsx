import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { NotLoaded } from '../../kit/on-demand/not-loaded.tsx';
import { usePart } from '../../kit/on-demand/use-part.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { useDesigner } from '../model/designer-context.ts';

const Dialogs = late(async () => (await import('./dialogs.tsx')).Dialogs);

/** The dialogs, fetched once the designer stands, so that they open without a connection too. */
export function DialogsOnDemand() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { state, retry } = usePart(false, Dialogs.prepare);
  const isConflict = useStore(model.store.$saving).kind === 'conflict';
  const isOpen = useStore(model.$dialog) !== null || isConflict;
  const wasOpen = useRef(false);
  useEffect(() => {
    // What did not come ahead is asked for again when it is needed.
    if (isOpen && !wasOpen.current && state === 'offline') retry();
    wasOpen.current = isOpen;
  }, [isOpen, state, retry]);
  if (!isOpen || state === 'loading') return null;
  if (state === 'loaded') return <Dialogs />;
  return (
    <Dialog title={t('common:notLoaded.title')} onClose={() => model.$dialog.set(null)}>
      <NotLoaded state={state} inLine retry={retry} />
    </Dialog>
  );
}
