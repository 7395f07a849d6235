import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import type { BlockSource } from './make-block.ts';

const SaveBlock = onDemand(async () => (await import('./save-block.tsx')).SaveBlock);

/** Saves questions or a page for the clinic's other forms; fetched with the library when it is first asked for. */
export function SaveBlockDialog({ source, close }: { readonly source: BlockSource; close(): void }) {
  const { t } = useLanguage();
  return (
    <Dialog title={t('designer:library.savetitle')} onClose={close}>
      <SaveBlock source={source} close={close} />
    </Dialog>
  );
}
