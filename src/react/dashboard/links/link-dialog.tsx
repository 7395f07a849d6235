import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { CallBody } from '../../../api/contract/contract.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { QrCode } from '../../kit/qr-code/qr-code.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Loading } from '../parts/loading.tsx';

interface Made {
  readonly url: string;
  readonly qr?: readonly string[];
}
interface LinkDialogProps {
  readonly title: string;
  readonly text: string;
  make(signal: AbortSignal): Promise<ClientReply<Made>>;
  onClose(): void;
}

/** Makes a link and shows it, to be copied. */
function LinkDialog({ title, text, make, onClose }: LinkDialogProps) {
  const { t } = useLanguage();
  const link = useCall('', make);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="porsa-portal-form">
        <p>{text}</p>
        <Loading of={link}>
          {({ url, qr }) => (
            <>
              {qr && <QrCode rows={qr} label={t('portal:links.qr')} />}
              <code className="porsa-portal-key" dir="ltr">
                {url}
              </code>
              <CopyButton text={url}>{t('portal:links.copy')}</CopyButton>
            </>
          )}
        </Loading>
      </div>
    </Dialog>
  );
}

interface ShortLinkDialogProps {
  readonly title: string;
  readonly to: Omit<CallBody<'/app/storelink'>, 'id' | 'expiresAt'>;
  onClose(): void;
}

/** A short link to a form or a file. Its id is made here, so that asking twice makes one. */
export function ShortLinkDialog({ title, to, onClose }: ShortLinkDialogProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [id] = useState(uuid);
  return (
    <LinkDialog
      title={title}
      text={t('portal:links.text')}
      make={(signal) => client.app.storelink({ ...to, id }, { signal })}
      onClose={onClose}
    />
  );
}

/** A link of one use by which the person signs in on another device of theirs. */
export function DeviceLinkDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const make = async (signal: AbortSignal): Promise<ClientReply<Made>> => {
    const reply = await client.auth.storeautologin({}, { signal });
    return reply.success ? { success: true, data: { url: reply.data.link, qr: reply.data.qr } } : reply;
  };
  return (
    <LinkDialog title={t('portal:links.device')} text={t('portal:links.deviceText')} make={make} onClose={onClose} />
  );
}
