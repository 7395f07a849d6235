import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../api/client/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import { ownDevice } from '../../../store/own-device.ts';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Placeholder } from '../../kit/states/placeholder.tsx';
import { describeFailure } from '../calls/failure.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { safeNext } from '../navigation/guards.ts';
import { waitsForSecondStep } from './challenge.ts';
import { Entrance } from './entrance.tsx';
import { takeFlow } from './kept-flow.ts';

/** This tab did not begin what came back, or has finished it already. */
const notOurs: Refusal = { success: false, code: errors.signinagain.code, message: '' };

/** Where the provider leads back to: finishes the sign-in, or says why it did not work and leads back to the other ways in. */
export function SsoReturn() {
  const { t } = useLanguage();
  const { client, server, navigation } = usePortal();
  const { query } = usePlace();
  const [failure, setFailure] = useState<Refusal>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const finish = async (): Promise<void> => {
      const kept = takeFlow();
      if (kept === undefined) return setFailure(notOurs);
      const device = ownDevice(server);
      const reply = await client.auth.finishsso({ flow: kept.flow, query: query.toString(), device });
      const next = safeNext(kept.next);
      if (reply.success) {
        login(reply.data);
        navigation.go(next, { replace: true });
      } else if (waitsForSecondStep(reply)) {
        navigation.go(`/signin?${new URLSearchParams({ next }).toString()}`, { replace: true });
      } else setFailure(reply);
    };
    void finish();
  }, [client, server, navigation, query]);
  return (
    <Entrance title={t('portal:sso.title')} text={failure ? '' : t('portal:sso.waiting')}>
      {failure ? (
        <div className="porsa-portal-form">
          <Alert text={describeFailure(failure, t)} />
          <SlButton variant="primary" size="large" onClick={() => navigation.go('/signin', { replace: true })}>
            {t('portal:sso.back')}
          </SlButton>
        </div>
      ) : (
        <Placeholder />
      )}
    </Entrance>
  );
}
