import { Fragment, useState } from 'react';
import type { Share } from '../../../api/contract/sharing.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { NamedButton } from '../../kit/button/named-button.tsx';
import { showFailure } from '../calls/failure.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { toAddress } from './receivers.ts';
import { ShareForm } from './share-form.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { formatEnd } from '../parts/time.ts';

/** Who a file is shared with, sharing it with more people, and withdrawing a share. */
export function ShareDialog({ file, onClose }: { readonly file: string; onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const sharing = useCall(file, (signal) => client.file.getsharing({ file }, { signal }));
  return (
    <Dialog title={t('portal:share.title')} onClose={onClose}>
      <Loading of={sharing}>
        {(shares, reload) => (
          <>
            <ShareForm file={file} onShared={reload} />
            <h3 className="porsa-portal-subhead">{t('portal:share.now')}</h3>
            {shares.length === 0 ? (
              <p className="porsa-kit-help">{t('portal:share.nobody')}</p>
            ) : (
              <Rows>
                {shares.map((share) => (
                  <SharedWith key={share.id} file={file} share={share} onWithdrawn={reload} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Loading>
    </Dialog>
  );
}

interface SharedWithProps {
  readonly file: string;
  readonly share: Share;
  onWithdrawn(): void;
}

function SharedWith({ file, share, onWithdrawn }: SharedWithProps) {
  const tools = useLanguage();
  const { t, text } = tools;
  const { client } = usePortal();
  const [busy, setBusy] = useState(false);
  const { kind, id } = share.to;
  const title = text(share.to.title);
  const details = [
    t(`portal:share.${share.right}`),
    ...(share.expiresAt ? [t('portal:sharing.ends', { time: formatEnd(share.expiresAt, tools) })] : []),
    ...(share.sharedBy ? [t('portal:sharing.by', { name: share.sharedBy })] : []),
  ];
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const reply = await client.file.unsharefile({ file, to: [toAddress(`${kind}:${id}`, '')] });
    setBusy(false);
    if (!reply.success) return showFailure(reply, t);
    onWithdrawn();
  };
  return (
    <Row
      title={title}
      detail={
        <>
          {details.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
          {share.note && (
            <bdi className="porsa-portal-share-note">
              <q>{share.note}</q>
            </bdi>
          )}
        </>
      }
    >
      <NamedButton
        size="small"
        loading={busy}
        label={t('portal:share.withdrawFrom', { title })}
        onClick={() => void withdraw()}
      >
        {t('portal:share.withdraw')}
      </NamedButton>
    </Row>
  );
}
