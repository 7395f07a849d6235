import { useState, type FormEvent } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { TextField } from '../parts/field.tsx';
import { Link } from '../parts/link.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';
import { Entrance } from './entrance.tsx';

/** Asks for an account. What follows is told by mail, so that nobody learns here whose address has one. */
export function SignUp() {
  const { t, language } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ firstName: '', lastName: '', email: '', password: '' });
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { firstName, lastName, email, password } = fields.values;
    const missing = (value: string): string | undefined => (value.trim() ? undefined : t('portal:fieldMissing'));
    const check = { firstName: missing(firstName), lastName: missing(lastName), email: missing(email), password: password.length < 8 ? t('portal:activation.shortPassword', { count: 8 }) : undefined };
    void fields.send(check, () => client.auth.storuser({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password, lang: language })).then((done) => { if (done) setSent(true); });
  };
  if (sent) return <LetterSent text={t('portal:signUp.sent')} />;
  return (
    <Entrance title={t('portal:signUp.title')} text={t('portal:signUp.text')}>
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <div className="porsa-portal-pair">
          <TextField {...fields.bind('firstName')} label={t('portal:person.firstName')} autoComplete="given-name" maxLength={100} required />
          <TextField {...fields.bind('lastName')} label={t('portal:person.lastName')} autoComplete="family-name" maxLength={100} required />
        </div>
        <TextField {...fields.bind('email')} label={t('portal:signIn.email')} type="email" latin autoComplete="username" inputMode="email" required />
        <TextField {...fields.bind('password')} label={t('portal:signIn.password')} type="password" latin autoComplete="new-password" help={t('portal:activation.passwordHelp', { count: 8 })} required />
        {fields.problem && <p className="porsa-portal-alert" role="alert">{fields.problem}</p>}
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>{t('portal:signUp.submit')}</SlButton>
      </form>
      <Link className="porsa-portal-link" to="/signin">{t('portal:signUp.toSignIn')}</Link>
    </Entrance>
  );
}

/** The next step lies in a letter. */
export function LetterSent({ text }: { readonly text: string }) {
  const { t } = useLanguage();
  return (
    <Entrance title={t('portal:signUp.look')}>
      <p className="porsa-portal-entrance-text" role="status">{text}</p>
      <Link className="porsa-portal-link" to="/signin">{t('portal:signIn.title')}</Link>
    </Entrance>
  );
}
