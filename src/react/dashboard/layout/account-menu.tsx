import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlDivider, SlDropdown, SlMenu, SlMenuItem } from '../../ui/shoelace-tags.ts';
import { Face } from '../parts/face.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePortal } from '../portal-context.ts';
import { DeviceLinkDialog } from '../screens/link-dialog.tsx';
import { useSwitches, type Switch } from '../use-switches.ts';

/** The person's own menu: language, calendar, dark mode, admin mode, sign out. */
export function AccountMenu() {
  const { t } = useLanguage();
  const { firstName, lastName, darkMode, userMode, dateMode } = useStore($session);
  const { signOut, canAdminister, navigation } = usePortal();
  const switches = useSwitches();
  const [device, setDevice] = useState(false);
  const choose = (value: string): void => {
    if (value === 'signOut') signOut();
    else if (value === 'profile') navigation.go('/profile');
    else if (value === 'device') setDevice(true);
    else switches[value as Switch]?.();
  };
  return (
    <>
      <SlDropdown placement="bottom-end" distance={6}>
        <button slot="trigger" type="button" className="porsa-portal-account">
          <span className="porsa-portal-visually-hidden">{t('portal:account.menu')}</span>
          <Face firstName={firstName} lastName={lastName} />
        </button>
        <SlMenu onsl-select={(event) => choose(event.detail.item.value)}>
          <div className="porsa-portal-account-name" role="presentation">
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          </div>
          <SlDivider />
          <SlMenuItem value="profile">
            <Lead name="person" />
            {t('portal:profile.title')}
          </SlMenuItem>
          <SlMenuItem value="device">
            <Lead name="link" />
            {t('portal:links.device')}
          </SlMenuItem>
          <SlMenuItem value="language">
            <Lead name="language" />
            {t('portal:account.language')}
          </SlMenuItem>
          <SlMenuItem value="calendar">
            <Lead name="calendar" />
            {t(`portal:account.calendar.${dateMode === 'fa' ? 'en' : 'fa'}`)}
          </SlMenuItem>
          <SlMenuItem value="dark" type="checkbox" checked={darkMode}>
            <Lead name="moon" />
            {t('portal:account.dark')}
          </SlMenuItem>
          {canAdminister && (
            <SlMenuItem value="mode" type="checkbox" checked={userMode === 'admin'}>
              <Lead name="shield" />
              {t('portal:account.admin')}
            </SlMenuItem>
          )}
          <SlDivider />
          <SlMenuItem value="signOut">
            <Lead name="signOut" />
            {t('portal:account.signOut')}
          </SlMenuItem>
        </SlMenu>
      </SlDropdown>
      {device && <DeviceLinkDialog onClose={() => setDevice(false)} />}
    </>
  );
}

function Lead({
  name,
}: {
  readonly name: 'person' | 'link' | 'language' | 'calendar' | 'moon' | 'shield' | 'signOut';
}) {
  return (
    <span slot="prefix" className="porsa-portal-lead">
      <Icon name={name} size={18} />
    </span>
  );
}
