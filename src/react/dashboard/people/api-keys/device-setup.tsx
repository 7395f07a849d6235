import type { CallData } from '../../../../api/contract/contract.ts';
import { QrCode } from '../../../kit/qr-code/qr-code.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';

/** A key as it is shown once. */
export type CreatedKey = CallData<'/admin/storeapikey'>;

/** How a field app is set up with a key: by its code, or typed. */
export function DeviceSetup({
  device,
  user,
}: {
  readonly device: NonNullable<CreatedKey['device']>;
  readonly user: string;
}) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-form">
      <p>{t('portal:apiKeys.scan')}</p>
      <QrCode rows={device.qr} label={t('portal:apiKeys.qrLabel')} />
      <p className="porsa-kit-help">{t('portal:apiKeys.typed')}</p>
      <dl className="porsa-portal-form porsa-portal-typed">
        <div>
          <dt>{t('portal:apiKeys.server')}</dt>
          <dd>
            <code className="porsa-portal-key" dir="ltr">
              {device.url}
            </code>
          </dd>
        </div>
        <div>
          <dt>{t('portal:apiKeys.userName')}</dt>
          <dd>
            <code className="porsa-portal-key" dir="ltr">
              {user}
            </code>
          </dd>
        </div>
      </dl>
    </div>
  );
}
