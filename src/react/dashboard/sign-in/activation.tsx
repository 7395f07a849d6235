import type { FormEvent } from 'react';
import { ownDevice } from '../../../store/own-device.ts';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { describeLinkFailure } from '../calls/failure.ts';
import { Link } from '../link/link.tsx';
import { NewPasswordForm } from './new-password.tsx';
import { NewPersonFields, useNewPerson } from './new-person.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Entrance } from './entrance.tsx';
import { addEntranceTexts } from './entrance-texts.ts';
import { Loading } from '../parts/loading.tsx';

addEntranceTexts();

/** An activation link. Opening it only asks what it is for; the button uses it up. */
export function Activation({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const link = useCall(id, (signal) => client.auth.activation({ id }, { signal }));
  if (link.state === 'failed') {
    return (
      <Entrance title={t('portal:activation.dead')} text={describeLinkFailure(link.failure, t)}>
        <Link className="porsa-portal-link" to="/signin">
          {t('portal:signIn.title')}
        </Link>
      </Entrance>
    );
  }
  const isFirst = link.state === 'ready' && link.data.purpose === 'firstadmin';
  return (
    <Entrance
      title={isFirst ? t('portal:activation.first') : t('portal:activation.title')}
      text={isFirst ? t('portal:activation.firstText') : t('portal:activation.text')}
    >
      <Loading of={link}>
        {({ purpose }) => (purpose === 'firstadmin' ? <FirstAdmin id={id} /> : <Activate id={id} />)}
      </Loading>
    </Entrance>
  );
}

function Activate({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client, navigation, server } = usePortal();
  return (
    <NewPasswordForm
      label={t('portal:signIn.password')}
      button={t('portal:activation.submit')}
      send={async (password) => {
        const reply = await client.auth.activate({ id, password, device: ownDevice(server) });
        if (reply.success) {
          login(reply.data);
          navigation.go('/dashboard', { replace: true });
        }
        return reply;
      }}
    />
  );
}

function FirstAdmin({ id }: { readonly id: string }) {
  const { t, language } = useLanguage();
  const { client, navigation, server } = usePortal();
  const { fields, send } = useNewPerson();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async (person) => {
      const reply = await client.auth.activate({
        id,
        person: { ...person, lang: language },
        device: ownDevice(server),
      });
      if (reply.success) {
        login(reply.data);
        navigation.go('/dashboard', { replace: true });
      }
      return reply;
    });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <NewPersonFields fields={fields} />
      <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
        {t('portal:activation.firstSubmit')}
      </SlButton>
    </form>
  );
}
