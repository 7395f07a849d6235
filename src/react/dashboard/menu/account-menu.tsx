import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Language } from '../../../engine/languages/known.ts';
import { languageNames, otherLanguages, unreviewed } from '../../../engine/languages/names.ts';
import { $session } from '../../../store/session.ts';
import { SlDivider, SlDropdown, SlMenu, SlMenuItem } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useHelp } from '../context/use-help.ts';
import { useSwitches } from '../context/use-switches.ts';
import { latePart } from '../parts/late-part.ts';
import { Face } from '../pictures/face.tsx';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';

const DeviceLinkDialog = latePart(
  async () => (await import('../links/link-dialog.tsx')).DeviceLinkDialog,
  () => null,
);

interface AccountAction {
  readonly icon: Drawing;
  readonly text: string;
  /** Of a text that is in another language. */
  readonly lang?: Language;
  /** A switch that is on or off; absent for what is only chosen. */
  readonly checked?: boolean;
  act(): void;
}

/** The person's own menu: profile, other devices, language, calendar, dark mode, help, admin mode, sign out. */
export function AccountMenu() {
  const { t, text, language } = useLanguage();
  const { firstName, lastName, store } = useStore($session);
  const { signOut } = usePortal();
  const [linking, setLinking] = useState(false);
  const actions = useAccountActions(() => setLinking(true));
  const choose = (value: string): void => {
    if (value === 'signOut') signOut();
    else actions[Number(value)]?.act();
  };
  return (
    <>
      <SlDropdown placement="bottom-end" distance={6}>
        <button slot="trigger" type="button" className="porsa-portal-account">
          <span className="porsa-kit-hidden">{t('portal:account.menu')}</span>
          <Face firstName={firstName} lastName={lastName} />
        </button>
        <SlMenu onsl-select={(event) => choose(event.detail.item.value)}>
          <div className="porsa-portal-account-name" role="presentation">
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
            {store && <small>{text(store.title)}</small>}
            {unreviewed.includes(language) && <small>{t('language:unreviewed')}</small>}
          </div>
          <SlDivider />
          {actions.map(({ icon, text, lang, checked }, index) => (
            <SlMenuItem
              key={text}
              lang={lang}
              value={String(index)}
              type={checked === undefined ? 'normal' : 'checkbox'}
              checked={checked}
            >
              <Icon of={icon} size={18} slot="prefix" />
              {text}
            </SlMenuItem>
          ))}
          <SlDivider />
          <SlMenuItem value="signOut">
            <Icon of={icons.signOut} size={18} slot="prefix" />
            {t('portal:account.signOut')}
          </SlMenuItem>
        </SlMenu>
      </SlDropdown>
      {linking && <DeviceLinkDialog onClose={() => setLinking(false)} />}
    </>
  );
}

function useAccountActions(linkDevice: () => void): readonly AccountAction[] {
  const { t, language } = useLanguage();
  const { userMode, dateMode } = useStore($session);
  const { canAdminister, navigation, $panel } = usePortal();
  const switches = useSwitches();
  const openHelp = useHelp();
  const otherCalendar = dateMode === 'fa' ? 'en' : 'fa';
  return [
    { icon: icons.person, text: t('portal:profile.title'), act: () => navigation.go('/profile') },
    { icon: icons.link, text: t('portal:links.device'), act: linkDevice },
    ...otherLanguages(language).map((other) => ({
      icon: icons.language,
      text: languageNames[other],
      lang: other,
      act: () => switches.language(other),
    })),
    { icon: icons.calendar, text: t(`portal:account.calendar.${otherCalendar}`), act: switches.calendar },
    { icon: icons.moon, text: t('portal:account.dark'), checked: switches.isDark, act: switches.dark },
    { icon: icons.settings, text: t('portal:account.customize'), act: () => $panel.set('customization') },
    { icon: icons.help, text: t('portal:account.help'), act: openHelp },
    ...(canAdminister
      ? [
          {
            icon: icons.shield,
            text: t('portal:account.admin'),
            checked: userMode === 'admin',
            act: switches.mode,
          },
        ]
      : []),
  ];
}
