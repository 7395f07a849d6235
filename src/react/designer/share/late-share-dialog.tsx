import { useEffect, useState, type ComponentType } from 'react';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';

interface ShareDialogProps {
  close(): void;
}

let Loaded: ComponentType<ShareDialogProps> | undefined;

/** The Share dialog, whose code is fetched when it is first opened; where that fails, it can be tried again. */
export function LateShareDialog({ close }: ShareDialogProps) {
  const { t } = useLanguage();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(Loaded ? 'loaded' : 'loading');
  useEffect(() => {
    let current = true;
    void import('./share-dialog.tsx').then(
      ({ ShareDialog }) => {
        Loaded = ShareDialog;
        if (current) setState('loaded');
      },
      () => {
        if (current) setState('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [tries]);
  if (Loaded && state === 'loaded') return <Loaded close={close} />;
  const retry = (): void => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <Dialog wide title={t('designer:bar.share')} onClose={close}>
      {state === 'failed' ? (
        <div className="porsa-kit-alert" role="alert">
          <p>{t('designer:share.offline')}</p>
          <SlButton size="small" onClick={retry}>
            {t('common:retry')}
          </SlButton>
        </div>
      ) : (
        <p role="status">{t('designer:share.loading')}</p>
      )}
    </Dialog>
  );
}
