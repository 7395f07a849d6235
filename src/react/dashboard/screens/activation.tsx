import { useState, type FormEvent } from 'react';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure } from '../failure.ts';
import { TextField } from '../parts/field.tsx';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/states.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { Entrance } from './entrance.tsx';

/** An activation link. Opening it only asks what it is for; the button uses it up. */
export function Activation({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const link = useCall(id, (signal) => client.auth.activation({ id }, { signal }));
  if (link.state === 'failed') {
    return (
      <Entrance title={t('portal:activation.dead')} text={describeFailure(link.failure, t)}>
        <Link className="porsa-portal-link" to="/signin">{t('portal:signIn.title')}</Link>
      </Entrance>
    );
  }
  const isFirst = link.state === 'ready' && link.data.purpose === 'firstadmin';
  return (
    <Entrance title={isFirst ? t('portal:activation.first') : t('portal:activation.title')} text={isFirst ? t('portal:activation.firstText') : t('portal:activation.text')}>
      <Loading of={link}>{({ purpose }) => (purpose === 'firstadmin' ? <FirstAdmin id={id} /> : <Activate id={id} />)}</Loading>
    </Entrance>
  );
}

function Activate({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const [problem, setProblem] = useState<string>();
  const activate = async (): Promise<void> => {
    const reply = await client.auth.activate({ id });
    if (!reply.success) return setProblem(describeFailure(reply, t));
    login(reply.data);
    navigation.go('/dashboard', { replace: true });
  };
  return (
    <div className="porsa-portal-form">
      {problem && <p className="porsa-portal-alert" role="alert">{problem}</p>}
      <SlButton variant="primary" size="large" onClick={() => void activate()}>{t('portal:activation.submit')}</SlButton>
    </div>
  );
}

function FirstAdmin({ id }: { readonly id: string }) {
  const { t, language } = useLanguage();
  const { client, navigation } = usePortal();
  const fields = useFields({ firstName: '', lastName: '', email: '', password: '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { firstName, lastName, email, password } = fields.values;
    const missing = (value: string): string | undefined => (value.trim() ? undefined : t('portal:fieldMissing'));
    const check = { firstName: missing(firstName), lastName: missing(lastName), email: missing(email), password: password.length < 8 ? t('portal:activation.shortPassword', { count: 8 }) : undefined };
    void fields.send(check, async () => {
      const reply = await client.auth.activate({ id, person: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password, lang: language } });
      if (reply.success) { login(reply.data); navigation.go('/dashboard', { replace: true }); }
      return reply;
    });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <div className="porsa-portal-pair">
        <TextField {...fields.bind('firstName')} label={t('portal:person.firstName')} autoComplete="given-name" required />
        <TextField {...fields.bind('lastName')} label={t('portal:person.lastName')} autoComplete="family-name" required />
      </div>
      <TextField {...fields.bind('email')} label={t('portal:signIn.email')} type="email" latin autoComplete="username" inputMode="email" required />
      <TextField {...fields.bind('password')} label={t('portal:signIn.password')} type="password" latin autoComplete="new-password" help={t('portal:activation.passwordHelp', { count: 8 })} required />
      {fields.problem && <p className="porsa-portal-alert" role="alert">{fields.problem}</p>}
      <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>{t('portal:activation.firstSubmit')}</SlButton>
    </form>
  );
}
