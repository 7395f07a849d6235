import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { onDemand } from '../parts/on-demand.tsx';

const LibraryShelves = onDemand(async () => (await import('./library-shelves.tsx')).LibraryShelves);

/** Ready instruments and blocks, fetched when they are first asked for. */
export function LibraryDialog({ close }: { close(): void }) {
  const { t } = useLanguage();
  return (
    <Dialog wide title={t('designer:library.title')} onClose={close}>
      <LibraryShelves close={close} />
    </Dialog>
  );
}
