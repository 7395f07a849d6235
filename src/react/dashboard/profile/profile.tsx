import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { languages, type Language } from '../../../engine/languages/known.ts';
import { languageNames, unreviewed } from '../../../engine/languages/names.ts';
import { chosenTheme } from '../../../store/chosen-theme.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useScreen } from '../context/use-screen.ts';
import { useSwitches } from '../context/use-switches.ts';
import { SingleKeysSwitch } from '../palette/single-keys-switch.tsx';
import { ProfileClinic } from './clinic.tsx';
import { ProfileDemand } from './demand.tsx';
import { ProfileEmail } from './email.tsx';
import { ProfileNewForms } from './new-forms.tsx';
import { ProfileMobile } from './mobile.tsx';
import { ProfilePassword } from './password.tsx';
import { ProfilePerson, usePersonLists } from './person.tsx';
import { ProfilePicture } from './picture.tsx';
import { ProfileSecondStep } from './second-step.tsx';
import { ProfileSessions } from './sessions.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import styles from './profile.css?inline';

const sheets = [styles];

/** The person's own account. */
export function Profile() {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const profile = useCall('profile', (signal) => client.user.getprofile({}, { signal }));
  const lists = usePersonLists();
  const mobile = useCall('mobile', (signal) => client.auth.getmobile({}, { signal }));
  const [round, setRound] = useState(0);
  const othersEnded = (): void => setRound(round + 1);
  useScreen({ title: t('portal:profile.title'), back: false });
  return (
    <div ref={root} className="porsa-portal-profile">
      <Loading of={profile}>
        {(person, reload) => (
          <>
            <Section title={t('portal:profile.person')}>
              <div className="porsa-portal-panel">
                <ProfilePicture />
                <ProfilePerson lists={lists} profile={person} />
              </div>
            </Section>
            <ProfileEmail email={person.email} verified={person.verified} onDone={reload} />
            {isAdmin && <ProfileNewForms allowPublicScores={person.allowPublicScores} onStored={reload} />}
          </>
        )}
      </Loading>
      <ProfileClinic />
      <ProfilePassword onChanged={othersEnded} />
      <ProfileMobile mobile={mobile} />
      <ProfileSecondStep
        phone={mobile.state === 'ready' && mobile.data.offered ? (mobile.data.phone ?? undefined) : undefined}
        onChanged={() => mobile.state === 'ready' && mobile.reload()}
        onTurnedOn={othersEnded}
      />
      <ProfileSessions round={round} />
      <Preferences />
      <Section title={t('palette:shortcuts.title')}>
        <div className="porsa-portal-panel">
          <SingleKeysSwitch />
        </div>
      </Section>
      {isAdmin && <ProfileDemand />}
    </div>
  );
}

const themes = ['light', 'dark'] as const;

function Preferences() {
  const { t, language } = useLanguage();
  const record = useStore($session);
  const { dateMode } = record;
  const switches = useSwitches();
  const calendars = (['en', 'fa'] as const).map((value) => ({ value, text: t(`portal:account.calendar.${value}`) }));
  return (
    <Section title={t('portal:profile.preferences')}>
      <div className="porsa-portal-panel porsa-portal-pair">
        <SelectField
          label={t('portal:profile.language')}
          value={language}
          help={unreviewed.includes(language) ? t('language:unreviewed') : undefined}
          onChange={(value) => switches.language(value as Language)}
          options={languages.map((value) => ({ value, text: languageNames[value] }))}
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
          value={chosenTheme(record) ?? 'system'}
          onChange={(value) => switches.theme(themes.find((theme) => theme === value))}
          options={(['system', ...themes] as const).map((value) => ({
            value,
            text: t(`portal:profile.themes.${value}`),
          }))}
        />
      </div>
    </Section>
  );
}
