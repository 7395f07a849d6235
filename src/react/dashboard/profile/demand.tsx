import type { SecondStepRole } from '../../../api/contract/second-step.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';

const all: readonly SecondStepRole[] = ['admin', 'owner', 'secretary', 'expert', 'newuser'];

/** For whom the clinic demands a second step; an admin says it. */
export function ProfileDemand() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const demanded = useCall('demand', (signal) => client.admin.getsecondsteproles({}, { signal }));
  const store = async (roles: SecondStepRole[], was: SecondStepRole[], reload: () => void): Promise<void> => {
    const reply = await client.admin.storesecondsteproles({ roles, was });
    if (reply.success) showSuccess(t('portal:saved'));
    else showFailure(reply, t);
    reload();
  };
  return (
    <Section title={t('portal:secondStep.demand')}>
      <div className="porsa-portal-panel porsa-portal-form">
        <p>{t('portal:secondStep.demandText')}</p>
        <Loading of={demanded}>
          {({ roles }, reload) => (
            <div className="porsa-portal-people">
              {all.map((role) => (
                <label key={role}>
                  <input
                    type="checkbox"
                    checked={roles.includes(role)}
                    onChange={(event) =>
                      void store(
                        event.target.checked ? [...roles, role] : roles.filter((other) => other !== role),
                        roles,
                        reload,
                      )
                    }
                  />
                  {role === 'admin' ? t('portal:secondStep.admins') : t(`portal:roles.${role}`)}
                </label>
              ))}
            </div>
          )}
        </Loading>
      </div>
    </Section>
  );
}
