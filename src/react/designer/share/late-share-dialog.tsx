import type { ReactNode } from 'react';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { onDemand } from '../../kit/on-demand/on-demand.tsx';
import { useLanguage } from '../../ui/language/language.tsx';

interface ShareDialogProps {
  close(): void;
}

function Frame({ close, children }: ShareDialogProps & { readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Dialog wide title={t('designer:bar.share')} onClose={close}>
      {children}
    </Dialog>
  );
}

function Meanwhile() {
  const { t } = useLanguage();
  return <p role="status">{t('designer:share.loading')}</p>;
}

/** The Share dialog, whose code is fetched when it is first opened. */
export const LateShareDialog = onDemand<ShareDialogProps>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  { frame: (content, { close }) => <Frame close={close}>{content}</Frame>, Meanwhile },
);
