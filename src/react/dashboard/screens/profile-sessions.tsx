import type { ClientReply } from '../../../api/client.ts';
import { showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { sayMoment } from '../../ui/moment.ts';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Section } from '../parts/card.tsx';
import { sayDevice } from '../parts/say-device.ts';
import { Loading } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';

/** Where the person is signed in; each can be ended from here. Another `round` asks again. */
export function ProfileSessions({ round }: { readonly round: number }) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const sessions = useCall(`sessions ${round}`, (signal) => client.auth.getsessions({}, { signal }));
  const end = async (call: Promise<ClientReply<unknown>>, reload: () => void): Promise<void> => {
    const reply = await call;
    if (reply.success) showSuccess(t('portal:profile.ended'));
    else showError(describeFailure(reply, t), innermost(reply).code);
    reload();
  };
  return (
    <Section title={t('portal:profile.sessions')}>
      <Loading of={sessions}>
        {(items, reload) => (
          <div className="porsa-portal-form">
            <ul className="porsa-portal-shares">
              {items.map(({ id, device, address, usedAt, current }) => (
                <li key={id}>
                  <span>
                    <bdi>{sayDevice(device) || t('portal:profile.unknownDevice')}</bdi>
                    <small>
                      {sayMoment(usedAt, tools)} · <bdi dir="ltr">{address}</bdi>
                    </small>
                  </span>
                  {current ? (
                    <small>{t('portal:profile.current')}</small>
                  ) : (
                    <SlButton
                      aria-label={t('portal:profile.endOne', { device: sayDevice(device) })}
                      onClick={() => void end(client.auth.endsession({ id }), reload)}
                    >
                      {t('portal:profile.end')}
                    </SlButton>
                  )}
                </li>
              ))}
            </ul>
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
    </Section>
  );
}
