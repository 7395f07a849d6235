import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { onDemand } from '../parts/on-demand.tsx';

const XlsFormFile = onDemand(async () => (await import('./xls-form-file.tsx')).XlsFormFile);

/** The form as a file for KoboToolbox and ODK; what makes it is fetched when it is first asked for. */
export function XlsFormDialog({ close }: { close(): void }) {
  const { t } = useLanguage();
  return (
    <Dialog title={t('designer:export.xlsform')} onClose={close}>
      <XlsFormFile close={close} />
    </Dialog>
  );
}
