import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { onDemand } from '../parts/on-demand.tsx';

const HistoryList = onDemand(async () => (await import('./history-list.tsx')).HistoryList);

/** Every act of the session, fetched when it is first asked for. */
export function HistoryDialog({ close }: { close(): void }) {
  const { t } = useLanguage();
  return (
    <Dialog title={t('designer:bar.history')} onClose={close}>
      <HistoryList />
    </Dialog>
  );
}
