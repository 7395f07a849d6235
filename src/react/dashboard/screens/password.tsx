import { useState, type FormEvent } from 'react';
import { ownDevice } from '../../../store/own-device.ts';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { waitsForSecondStep } from '../challenge.ts';
import { Alert } from '../parts/alert.tsx';
import { TextField } from '../parts/field.tsx';
import { Link } from '../parts/link.tsx';
import { usePasswordRule } from '../parts/new-person.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';
import { Entrance } from './entrance.tsx';
import { LetterSent } from './sign-up.tsx';

/** Asks for the letter that sets a new password. */
export function ForgotPassword() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ email: '' });
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const email = fields.values.email.trim();
    void fields
      .send({ email: email ? undefined : t('portal:signIn.emailMissing') }, () => client.auth.forgotpassword({ email }))
      .then((done) => {
        if (done) setSent(true);
      });
  };
  if (sent) return <LetterSent text={t('portal:password.sent')} />;
  return (
    <Entrance title={t('portal:password.forgot')} text={t('portal:password.forgotText')}>
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
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t('portal:password.ask')}
        </SlButton>
      </form>
      <Link className="porsa-portal-link" to="/signin">
        {t('portal:signIn.title')}
      </Link>
    </Entrance>
  );
}

/** Sets a new password by the link of the letter; only the button uses the link up. */
export function ResetPassword({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client, navigation, server } = usePortal();
  const { help, problemOf } = usePasswordRule();
  const fields = useFields({ password: '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { password } = fields.values;
    void fields.send({ password: problemOf(password) }, async () => {
      const reply = await client.auth.resetpassword({ id, password, device: ownDevice(server) });
      if (reply.success) {
        login(reply.data);
        navigation.go('/dashboard', { replace: true });
      }
      if (waitsForSecondStep(reply)) {
        navigation.go('/signin', { replace: true });
        return { success: true };
      }
      return reply;
    });
  };
  return (
    <Entrance title={t('portal:password.reset')} text={t('portal:password.resetText')}>
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('password')}
          label={t('portal:password.new')}
          type="password"
          latin
          autoComplete="new-password"
          help={help}
          required
        />
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t('portal:password.set')}
        </SlButton>
      </form>
      <Link className="porsa-portal-link" to="/forgot">
        {t('portal:password.again')}
      </Link>
    </Entrance>
  );
}
