import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import type { ExchangeFormat } from './spreadsheets.ts';

const ExchangeFile = onDemand(async () => (await import('./exchange-file.tsx')).ExchangeFile);

/** The form as a file for KoboToolbox, for ODK’s field apps, or for REDCap; what makes it is fetched when it is first asked for. */
export function ExchangeDialog({ format, close }: { readonly format: ExchangeFormat; close(): void }) {
  const { t } = useLanguage();
  return (
    <Dialog title={t(`designer:export.${format}`)} onClose={close}>
      <ExchangeFile format={format} close={close} />
    </Dialog>
  );
}
