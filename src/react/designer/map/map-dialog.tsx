import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { onDemand } from '../parts/on-demand.tsx';

const MapExplorer = onDemand(async () => (await import('./map-explorer.tsx')).MapExplorer);

/** What depends on what in the form, fetched when it is first asked for. */
export function MapDialog({ close }: { close(): void }) {
  const { t } = useLanguage();
  return (
    <Dialog wide title={t('designer:bar.map')} onClose={close}>
      <MapExplorer close={close} />
    </Dialog>
  );
}
