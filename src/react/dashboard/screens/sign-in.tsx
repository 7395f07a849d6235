import { useStore } from '@nanostores/react';
import { useEffect, type FormEvent } from 'react';
import { errors } from '../../../api/contract/errors.ts';
import { ownDevice } from '../../../store/own-device.ts';
import { $session, login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Alert } from '../parts/alert.tsx';
import { TextField } from '../parts/field.tsx';
import { Link } from '../parts/link.tsx';
import { useFields } from '../parts/use-fields.ts';
import { safeNext } from '../guards.ts';
import { usePlace, usePortal } from '../portal-context.ts';
import { $challenge, waitsForSecondStep } from '../challenge.ts';
import { Entrance } from './entrance.tsx';
import { SecondStep } from './second-step.tsx';

export function SignIn() {
  const { t } = useLanguage();
  const { client, navigation, server } = usePortal();
  const { query } = usePlace();
  const { authenticated } = useStore($session);
  const challenge = useStore($challenge);
  const fields = useFields({ email: '', password: '' });
  const next = query.get('next');
  useEffect(() => {
    if (authenticated) navigation.go(safeNext(next), { replace: true });
  }, [authenticated, navigation, next]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { email, password } = fields.values;
    const check = {
      email: email.trim() ? undefined : t('portal:signIn.emailMissing'),
      password: password ? undefined : t('portal:signIn.passwordMissing'),
    };
    void fields.send(check, async () => {
      const reply = await client.auth.veryifypassword({ email: email.trim(), password, device: ownDevice(server) });
      if (reply.success) login(reply.data);
      return waitsForSecondStep(reply) ? { success: true } : reply;
    });
  };
  if (challenge) return <SecondStep challenge={challenge} />;
  return (
    <Entrance title={t('portal:signIn.title')} text={next ? t('portal:signIn.needed') : t('portal:signIn.text')}>
      <KeptMeanwhile />
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('email')}
          label={t('portal:signIn.email')}
          type="email"
          name="email"
          latin
          autoComplete="username"
          inputMode="email"
          required
        />
        <TextField
          {...fields.bind('password')}
          label={t('portal:signIn.password')}
          type="password"
          name="password"
          latin
          autoComplete="current-password"
          required
        />
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t('portal:signIn.submit')}
        </SlButton>
      </form>
      <Link className="porsa-portal-link" to="/forgot">
        {t('portal:password.forgot')}
      </Link>
      <Link className="porsa-portal-link" to="/signup">
        {t('portal:signUp.title')}
      </Link>
    </Entrance>
  );
}

/** The session ended while an entry was being saved: it is not lost, and not sent either. */
function KeptMeanwhile() {
  const { t, number } = useLanguage();
  const count = useStore(usePortal().unsent.$items).filter(
    (item) => item.state === 'waiting' && item.by !== '' && item.code === errors.unauthenticated.code,
  ).length;
  return count > 0 ? (
    <p className="porsa-portal-warning" role="status">
      {t('portal:unsent.signIn', { count, number: number(count) })}
    </p>
  ) : null;
}
