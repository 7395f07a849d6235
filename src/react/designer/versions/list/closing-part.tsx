import { useState } from 'react';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useAnnounce } from '../../model/announce.ts';
import { useVersionCalls, type KnownVersions } from '../use-versions.ts';
import { useAsking } from './use-asking.ts';

/** Withdraws the form as a whole, or opens it again. */
export function ClosingPart({ known: { isClosed }, again }: { readonly known: KnownVersions; again(): void }) {
  const { t } = useLanguage();
  const found = useVersionCalls();
  const [asks, setAsks] = useState(false);
  if (isClosed === undefined || !found?.calls.storecategory) return null;
  return (
    <section className="porsa-d-form-part">
      <h4>{t(isClosed ? 'versions:closed' : 'versions:open')}</h4>
      <p className="porsa-kit-help">{t(isClosed ? 'versions:closedhelp' : 'versions:openhelp')}</p>
      <div>
        <SlButton size="small" onClick={() => setAsks(true)}>
          {t(isClosed ? 'versions:reopen' : 'versions:close')}
        </SlButton>
      </div>
      {asks && <ClosingDialog isClosed={isClosed} close={() => setAsks(false)} again={again} />}
    </section>
  );
}

interface ClosingDialogProps {
  readonly isClosed: boolean;
  close(): void;
  again(): void;
}

function ClosingDialog({ isClosed, close, again }: ClosingDialogProps) {
  const { t } = useLanguage();
  const announce = useAnnounce();
  const found = useVersionCalls();
  const { busy, problem, ask } = useAsking();
  const kind = isClosed ? 'reopen' : 'close';
  const change = async (): Promise<void> => {
    if (!found?.calls.storecategory || busy) return;
    const { calls, category } = found;
    if (!(await ask(() => calls.storecategory!({ id: category, settings: { withdrawn: !isClosed } })))) return;
    announce(t(isClosed ? 'versions:open' : 'versions:closed'));
    close();
    again();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant={isClosed ? 'primary' : 'danger'} loading={busy} onClick={() => void change()}>
        {t(`versions:${kind}`)}
      </SlButton>
    </>
  );
  return (
    <Dialog role="alertdialog" title={t(`versions:${kind}sure`)} onClose={close} actions={actions}>
      {isClosed ? (
        <p>{t('versions:reopentext')}</p>
      ) : (
        <ul>
          <li>{t('versions:closelinks')}</li>
          <li>{t('versions:closeembeds')}</li>
          <li>{t('versions:closebegun')}</li>
          <li>{t('versions:responsesstay')}</li>
        </ul>
      )}
      <Alert text={problem} />
    </Dialog>
  );
}
