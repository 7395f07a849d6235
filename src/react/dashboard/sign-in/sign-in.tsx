import { useStore } from '@nanostores/react';
import { useEffect, type FormEvent } from 'react';
import { errors } from '../../../api/contract/errors.ts';
import { ownDevice } from '../../../store/own-device.ts';
import { $session, login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { Link } from '../link/link.tsx';
import { useFields } from '../parts/use-fields.ts';
import { safeNext } from '../navigation/guards.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { $challenge, waitsForSecondStep } from './challenge.ts';
import { Entrance } from './entrance.tsx';
import { addEntranceTexts } from './entrance-texts.ts';
import { SharedDevice } from '../shared-device/shared-device.tsx';
import { SsoButton } from './sso-button.tsx';
import { SecondStep } from './second-step.tsx';

addEntranceTexts();

export function SignIn() {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const { authenticated } = useStore($session);
  const challenge = useStore($challenge);
  const { query } = usePlace();
  const next = query.get('next');
  const came = query.has('ended') ? 'ended' : query.has('out') ? 'out' : undefined;
  useEffect(() => {
    if (authenticated) navigation.go(safeNext(next), { replace: true });
  }, [authenticated, navigation, next]);
  if (challenge) return <SecondStep challenge={challenge} />;
  return (
    <Entrance
      title={t('portal:signIn.title')}
      text={t(`portal:signIn.${came ?? (next ? 'needed' : 'text')}`)}
      focused={came !== undefined}
    >
      <PendingEntries />
      <SignInForm />
      <SsoButton />
      <Link className="porsa-portal-link" to="/forgot">
        {t('portal:password.forgot')}
      </Link>
      <Link className="porsa-portal-link" to="/signup">
        {t('portal:signUp.title')}
      </Link>
      <SharedDevice />
    </Entrance>
  );
}

function SignInForm() {
  const { t } = useLanguage();
  const { client, server } = usePortal();
  const fields = useFields({ email: '', password: '' });
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
  return (
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
      <PasswordField
        {...fields.bind('password')}
        label={t('portal:signIn.password')}
        name="password"
        autoComplete="current-password"
      />
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
        {t('portal:signIn.submit')}
      </SlButton>
    </form>
  );
}

/** Entries that could not be sent because the session had ended; they are kept on the device until somebody signs in. */
function PendingEntries() {
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
