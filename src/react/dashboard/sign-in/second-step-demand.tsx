import { useState } from 'react';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Loading } from '../parts/loading.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import { SecondStepSetup } from '../second-step/setup.tsx';
import { SmsStepSetup } from '../second-step/sms-step.tsx';
import { VerifyNumber } from '../second-step/verify-number.tsx';
import { Entrance } from './entrance.tsx';

/** All that is shown to somebody of whom the clinic demands a second step, until they have one. */
export function SecondStepDemand({ onDone }: { onDone(): void }) {
  const { t } = useLanguage();
  const { client, signOut } = usePortal();
  const [codes, setCodes] = useState<readonly string[]>();
  const mobile = useCall('mobile', (signal) => client.auth.getmobile({}, { signal }));
  return (
    <Entrance title={t('portal:secondStep.demanded')} {...(!codes && { text: t('portal:secondStep.demandedText') })}>
      <section className="porsa-portal-form">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={onDone} />
        ) : (
          <Loading of={mobile}>
            {({ offered, phone }, reload) =>
              offered ? <Ways phone={phone} onVerified={reload} onCodes={setCodes} /> : <AppAlone onCodes={setCodes} />
            }
          </Loading>
        )}
      </section>
      {!codes && (
        <button type="button" className="porsa-portal-quiet" onClick={signOut}>
          {t('portal:account.signOut')}
        </button>
      )}
    </Entrance>
  );
}

/** A server that sends no text messages leaves one way. */
function AppAlone({ onCodes }: Pick<WaysProps, 'onCodes'>) {
  const { t } = useLanguage();
  return (
    <>
      <p className="porsa-portal-soft">{t('portal:mobile.demandNoSms')}</p>
      <SecondStepSetup onCodes={onCodes} />
    </>
  );
}

interface WaysProps {
  /** The verified number. */
  readonly phone: string | null;
  onVerified(): void;
  onCodes(codes: readonly string[]): void;
}

/** An app or text messages, never both; a number is verified first. */
function Ways({ phone, onVerified, onCodes }: WaysProps) {
  const { t } = useLanguage();
  const [way, choose] = useState<'app' | 'sms'>();
  if (way === undefined)
    return (
      <div className="porsa-portal-form">
        <SlButton size="large" variant="primary" onClick={() => choose('app')}>
          {t('portal:mobile.demandApp')}
        </SlButton>
        <SlButton size="large" onClick={() => choose('sms')}>
          {t('portal:mobile.demandSms')}
        </SlButton>
      </div>
    );
  return (
    <>
      {way === 'app' && <SecondStepSetup onCodes={onCodes} />}
      {way === 'sms' && phone !== null && <SmsStepSetup phone={phone} onCodes={onCodes} />}
      {way === 'sms' && phone === null && <VerifyNumber text={t('portal:mobile.demandVerify')} onDone={onVerified} />}
      <button type="button" className="porsa-portal-quiet" onClick={() => choose(undefined)}>
        {t('portal:mobile.demandOther')}
      </button>
    </>
  );
}
