import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { ownDevice } from '../../../store/own-device.ts';
import { $session, login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { describeLinkFailure } from '../calls/failure.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Link } from '../link/link.tsx';
import { NewPersonFields, useNewPerson } from './new-person.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import type { RouteParameters } from '../navigation/routes.ts';
import { useCall } from '../calls/use-call.ts';
import { Entrance } from './entrance.tsx';
import { Loading } from '../parts/loading.tsx';

type Invitation = CallData<'/user/invitation'>;
type Params = RouteParameters<'acceptInvitation'>;

/** An invitation. Opening it only asks what it is to; the button accepts. */
export function AcceptInvitation({ id, email }: Params) {
  const { t, text, language } = useLanguage();
  const { client } = usePortal();
  const invitation = useCall(`${id} ${email}`, (signal) => client.user.invitation({ id, email }, { signal }));
  if (invitation.state === 'failed') {
    return (
      <Entrance title={t('portal:invitation.dead')} text={describeLinkFailure(invitation.failure, t)}>
        <Link className="porsa-portal-link" to="/signin">
          {t('portal:signIn.title')}
        </Link>
      </Entrance>
    );
  }
  const { clinic = '', categories = [], role } = invitation.state === 'ready' ? invitation.data : {};
  const invitationText =
    role &&
    t('portal:invitation.text', {
      place:
        categories.length === 0
          ? text(clinic)
          : `${new Intl.ListFormat(language).format(categories.map(text))} · ${text(clinic)}`,
      role: t(`portal:roles.${role}`),
      email,
    });
  return (
    <Entrance title={t('portal:invitation.title')} text={invitationText}>
      <Loading of={invitation}>
        {(data) =>
          data.hasAccount ? (
            <WithAccount id={id} email={email} />
          ) : (
            <NewAccount id={id} email={email} invitation={data} />
          )
        }
      </Loading>
    </Entrance>
  );
}

function useAccept({ id, email }: Params) {
  const { client, navigation, server } = usePortal();
  return async (person: { readonly firstName?: string; readonly lastName?: string; readonly password?: string }) => {
    const reply = await client.user.acceptinvitation({ id, email, ...person, device: ownDevice(server) });
    if (reply.success) {
      login(reply.data);
      navigation.go('/dashboard', { replace: true });
    }
    return reply;
  };
}

/** Whoever has an account accepts signed in with it. */
function WithAccount(params: Params) {
  const { t } = useLanguage();
  const { authenticated, firstName, lastName } = useStore($session);
  const { path } = usePlace();
  const { navigation } = usePortal();
  const accept = useAccept(params);
  const fields = useFields({});
  const signIn = (): void => navigation.go(`/signin?${new URLSearchParams({ next: path }).toString()}`);
  return (
    <div className="porsa-portal-form">
      {!authenticated && <p>{t('portal:invitation.signIn', { email: params.email })}</p>}
      <Alert text={fields.problem} />
      {authenticated && (
        <SlButton
          variant="primary"
          size="large"
          loading={fields.busy}
          onClick={() => void fields.send({}, () => accept({}))}
        >
          {t('portal:invitation.acceptAs', { name: `${firstName} ${lastName}`.trim() })}
        </SlButton>
      )}
      <SlButton variant={authenticated ? 'default' : 'primary'} size="large" onClick={signIn}>
        {t('portal:signIn.title')}
      </SlButton>
    </div>
  );
}

function NewAccount({ invitation, ...params }: Params & { readonly invitation: Invitation }) {
  const { t } = useLanguage();
  const accept = useAccept(params);
  const { fields, send } = useNewPerson({
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    email: params.email,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(({ firstName, lastName, password }) => accept({ firstName, lastName, password }));
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <NewPersonFields fields={fields} addressKnown />
      <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
        {t('portal:invitation.accept')}
      </SlButton>
    </form>
  );
}
