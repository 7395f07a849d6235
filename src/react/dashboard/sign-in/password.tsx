import { useState, type FormEvent } from 'react';
import { ownDevice } from '../../../store/own-device.ts';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { waitsForSecondStep } from './challenge.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { Link } from '../link/link.tsx';
import { NewPasswordForm } from './new-password.tsx';
import { useFields } from '../parts/use-fields.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Entrance } from './entrance.tsx';
import { HowToReset, ResetBySms } from './reset-by-sms.tsx';
import { LetterSent } from './sign-up.tsx';

/** Asks for the email that sets a new password, or for a code by text message where the server sends any. */
export function ForgotPassword() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ email: '' });
  const ways = useCall('', (signal) => client.auth.getwaysin({}, { signal }));
  const [isBySms, setBySms] = useState(false);
  const [sent, setSent] = useState(false);
  const hasSms = ways.state === 'ready' && ways.data.sms;
  const isTexted = isBySms && hasSms;
  const email = fields.values.email.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void fields
      .send({ email: email ? undefined : t('portal:signIn.emailMissing') }, () =>
        isTexted ? client.auth.forgotbysms({ email }) : client.auth.forgotpassword({ email }),
      )
      .then((done) => {
        if (done) setSent(true);
      });
  };
  if (sent && isTexted) return <ResetBySms email={email} onBack={() => setSent(false)} />;
  if (sent) return <LetterSent to={email} text={t('portal:password.sent')} />;
  return (
    <Entrance
      title={t('portal:password.forgot')}
      text={t(`portal:${hasSms ? 'resetBySms.forgotText' : 'password.forgotText'}`)}
    >
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('email')}
          label={t('portal:signIn.email')}
          type="email"
          latin
          autoComplete="username"
          inputMode="email"
          required
        />
        {hasSms && <HowToReset isBySms={isBySms} onChange={setBySms} />}
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t(isTexted ? 'portal:resetBySms.askSms' : 'portal:password.ask')}
        </SlButton>
      </form>
      <Link className="porsa-portal-link" to="/signin">
        {t('portal:signIn.title')}
      </Link>
    </Entrance>
  );
}

/** Sets a new password by the link in the email. */
export function ResetPassword({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client, navigation, server } = usePortal();
  const send = async (password: string) => {
    const reply = await client.auth.resetpassword({ id, password, device: ownDevice(server) });
    if (reply.success) {
      login(reply.data);
      navigation.go('/dashboard', { replace: true });
    }
    if (waitsForSecondStep(reply)) {
      navigation.go('/signin', { replace: true });
      return { success: true } as const;
    }
    return reply;
  };
  return (
    <Entrance title={t('portal:password.reset')} text={t('portal:password.resetText')}>
      <NewPasswordForm label={t('portal:password.new')} button={t('portal:password.set')} send={send} />
      <Link className="porsa-portal-link" to="/forgot">
        {t('portal:password.again')}
      </Link>
    </Entrance>
  );
}
