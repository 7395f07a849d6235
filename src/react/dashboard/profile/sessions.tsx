import type { ClientReply } from '../../../api/client/client.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { NamedButton } from '../../kit/button/named-button.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { describeDevice } from './describe-device.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Loading } from '../parts/loading.tsx';
import { SharedDevice } from '../shared-device/shared-device.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';

/** Where the person is signed in; each can be ended from here. Another `round` asks again. */
export function ProfileSessions({ round }: { readonly round: number }) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const sessions = useCall(`sessions ${round}`, (signal) => client.auth.getsessions({}, { signal }));
  const end = async (call: Promise<ClientReply<unknown>>, reload: () => void): Promise<void> => {
    const reply = await call;
    if (reply.success) showSuccess(t('portal:profile.ended'));
    else showFailure(reply, t);
    reload();
  };
  return (
    <Section title={t('portal:profile.sessions')}>
      <Loading of={sessions}>
        {(items, reload) => (
          <div className="porsa-portal-form">
            <Rows>
              {items.map(({ id, device, address, usedAt, current }) => (
                <Row
                  key={id}
                  title={describeDevice(device) || t('portal:profile.unknownDevice')}
                  detail={
                    <>
                      {formatMoment(usedAt, tools)} · <bdi dir="ltr">{address}</bdi>
                    </>
                  }
                >
                  {current ? (
                    <small>{t('portal:profile.current')}</small>
                  ) : (
                    <NamedButton
                      label={t('portal:profile.endOne', { device: describeDevice(device) })}
                      onClick={() => void end(client.auth.endsession({ id }), reload)}
                    >
                      {t('portal:profile.end')}
                    </NamedButton>
                  )}
                </Row>
              ))}
            </Rows>
            {items.length > 1 && (
              <div className="porsa-portal-actions">
                <SlButton onClick={() => void end(client.auth.endothersessions(), reload)}>
                  {t('portal:profile.endOthers')}
                </SlButton>
              </div>
            )}
          </div>
        )}
      </Loading>
      <SharedDevice />
    </Section>
  );
}
