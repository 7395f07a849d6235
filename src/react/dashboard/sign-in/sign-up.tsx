import { useState, type FormEvent } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Link } from '../link/link.tsx';
import { NewPersonFields, useNewPerson } from './new-person.tsx';
import { usePortal } from '../context/portal-context.ts';
import { Entrance } from './entrance.tsx';

/** Asks for an account. The next step comes by email, so that nobody learns here which addresses have one. */
export function SignUp() {
  const { t, language } = useLanguage();
  const { client } = usePortal();
  const { fields, send } = useNewPerson({}, { later: true });
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(({ firstName, lastName, email }) =>
      client.auth.storuser({ firstName, lastName, email, lang: language }),
    ).then((done) => {
      if (done) setSent(true);
    });
  };
  if (sent) return <LetterSent to={fields.values.email.trim()} text={t('portal:signUp.sent')} />;
  return (
    <Entrance title={t('portal:signUp.title')} text={t('portal:signUp.text')}>
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <NewPersonFields fields={fields} later />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t('portal:signUp.submit')}
        </SlButton>
      </form>
      <Link className="porsa-portal-link" to="/signin">
        {t('portal:signUp.toSignIn')}
      </Link>
    </Entrance>
  );
}

/** The next step is in an email; a slip in the address is seen here. */
export function LetterSent({ to, text }: { readonly to: string; readonly text: string }) {
  const { t } = useLanguage();
  return (
    <Entrance title={t('portal:signUp.look')}>
      <p className="porsa-portal-entrance-text" role="status">
        <bdi className="porsa-portal-entrance-address">{to}</bdi>
        {text}
      </p>
      <Link className="porsa-portal-link" to="/signin">
        {t('portal:signIn.title')}
      </Link>
    </Entrance>
  );
}
