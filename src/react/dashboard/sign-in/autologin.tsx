import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { waitsForSecondStep } from './challenge.ts';
import { safeNext } from '../navigation/guards.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { Entrance } from './entrance.tsx';

/** A sign-in link made on another device. The button uses it up, not the opening. */
export function Autologin() {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const { query } = usePlace();
  const fields = useFields({});
  const enter = () =>
    fields.send({}, async () => {
      const reply = await client.autologin.post({ token: query.get('token') ?? '' });
      if (reply.success) {
        login(reply.data);
        navigation.go(safeNext(query.get('to')), { replace: true });
      }
      if (waitsForSecondStep(reply)) {
        navigation.go(`/signin?${new URLSearchParams({ next: safeNext(query.get('to')) }).toString()}`, {
          replace: true,
        });
        return { success: true };
      }
      return reply;
    });
  return (
    <Entrance title={t('portal:autologin.title')} text={t('portal:autologin.text')}>
      <div className="porsa-portal-form">
        <Alert text={fields.problem} />
        <SlButton variant="primary" size="large" loading={fields.busy} onClick={() => void enter()}>
          {t('portal:signIn.title')}
        </SlButton>
      </div>
    </Entrance>
  );
}
