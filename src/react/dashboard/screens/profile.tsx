import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { Section } from '../parts/card.tsx';
import { SelectField } from '../parts/field.tsx';
import { Loading } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';
import { useSwitches } from '../use-switches.ts';
import { ProfileDemand } from './profile-demand.tsx';
import { ProfileEmail } from './profile-email.tsx';
import { ProfilePassword } from './profile-password.tsx';
import { ProfilePerson } from './profile-person.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileSecondStep } from './profile-second-step.tsx';
import { ProfileSessions } from './profile-sessions.tsx';

/** The person's own account. */
export function Profile() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { access } = useStore($session);
  const profile = useCall('profile', (signal) => client.user.getprofile({}, { signal }));
  const [round, setRound] = useState(0);
  const othersEnded = (): void => setRound(round + 1);
  useScreen({ title: t('portal:profile.title'), back: false });
  return (
    <div className="porsa-portal-profile">
      <Loading of={profile}>
        {(person, reload) => (
          <>
            <Section title={t('portal:profile.person')}>
              <div className="porsa-portal-panel">
                <ProfilePicture />
                <ProfilePerson profile={person} />
              </div>
            </Section>
            <ProfileEmail email={person.email} verified={person.verified} onDone={reload} />
          </>
        )}
      </Loading>
      <ProfilePassword onChanged={othersEnded} />
      <ProfileSecondStep onTurnedOn={othersEnded} />
      <ProfileSessions round={round} />
      <Preferences />
      {access === 'admin' && <ProfileDemand />}
    </div>
  );
}

function Preferences() {
  const { t, language } = useLanguage();
  const { dateMode, darkMode } = useStore($session);
  const switches = useSwitches();
  const calendars = (['en', 'fa'] as const).map((value) => ({ value, text: t(`portal:account.calendar.${value}`) }));
  return (
    <Section title={t('portal:profile.preferences')}>
      <div className="porsa-portal-panel porsa-portal-pair">
        <SelectField
          label={t('portal:profile.language')}
          value={language}
          onChange={(value) => {
            if (value !== language) switches.language();
          }}
          options={[
            { value: 'en', text: 'English' },
            { value: 'fa', text: 'فارسی' },
          ]}
        />
        <SelectField
          label={t('portal:profile.calendar')}
          value={dateMode}
          onChange={(value) => {
            if (value !== dateMode) switches.calendar();
          }}
          options={calendars}
        />
        <SelectField
          label={t('portal:profile.theme')}
          value={darkMode ? 'dark' : 'light'}
          onChange={(value) => {
            if ((value === 'dark') !== darkMode) switches.dark();
          }}
          options={(['light', 'dark'] as const).map((value) => ({ value, text: t(`portal:profile.themes.${value}`) }))}
        />
      </div>
    </Section>
  );
}
