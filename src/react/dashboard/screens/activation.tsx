import { useState, type FormEvent } from 'react';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure, describeLinkFailure } from '../failure.ts';
import { Alert } from '../parts/alert.tsx';
import { Link } from '../parts/link.tsx';
import { NewPersonFields, useNewPerson } from '../parts/new-person.tsx';
import { Loading } from '../parts/states.tsx';
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
      <Entrance title={t('portal:activation.dead')} text={describeLinkFailure(link.failure, t)}>
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
      <Alert text={problem} />
      <SlButton variant="primary" size="large" onClick={() => void activate()}>{t('portal:activation.submit')}</SlButton>
    </div>
  );
}

function FirstAdmin({ id }: { readonly id: string }) {
  const { t, language } = useLanguage();
  const { client, navigation } = usePortal();
  const { fields, send } = useNewPerson();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async (person) => {
      const reply = await client.auth.activate({ id, person: { ...person, lang: language } });
      if (reply.success) { login(reply.data); navigation.go('/dashboard', { replace: true }); }
      return reply;
    });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <NewPersonFields fields={fields} />
      <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>{t('portal:activation.firstSubmit')}</SlButton>
    </form>
  );
}
