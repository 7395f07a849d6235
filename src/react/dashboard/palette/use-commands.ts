import { useStore } from '@nanostores/react';
import { languageNames, otherLanguages } from '../../../engine/languages/names.ts';
import type { MenuItem } from '../../../api/contract/shapes.ts';
import { $session } from '../../../store/session.ts';
import type { Drawing } from '../../kit/icon/icon.tsx';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { useHelp } from '../context/use-help.ts';
import { useSwitches } from '../context/use-switches.ts';
import type { ScreenAction } from '../keyboard/screen-actions.ts';
import { keysTo } from '../keyboard/shortcuts.ts';
import { menuIcon } from '../menu/menu-icon.ts';
import { menuKey, menuTitle } from '../menu/menu-title.ts';
import * as icons from '../parts/icons.ts';
import type { Command } from './command.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { useBeginnings } from './use-beginnings.ts';

/** What needs no search on the server: what the screen can do, where the menus lead, and what holds everywhere. */
export function useCommands(screen: readonly ScreenAction[]): readonly Command[] {
  const actions = useActions();
  const beginnings = useBeginnings();
  return [
    ...screen.map(({ text, key, act }): Command => ({
      id: `screen ${key}`,
      group: 'screen',
      icon: icons.next,
      text,
      keys: key.toUpperCase(),
      act,
    })),
    ...usePlaces(),
    ...beginnings,
    ...actions,
  ];
}

/** Where the menus of the person lead, whichever mode they are in. */
function usePlaces(): readonly Command[] {
  const tools = useLanguage();
  const { client, canAdminister } = usePortal();
  const { id } = useStore($session);
  const user = useCall(`${id} user`, (signal) => client.app.getmenu({ mode: 'user' }, { signal }));
  const admin = useCall(`${id} ${canAdminister}`, async (signal) =>
    canAdminister ? client.app.getmenu({ mode: 'admin' }, { signal }) : { success: true, data: [] },
  );
  const { t } = tools;
  const named = (to: string, key: string, icon: Drawing): Command => place(to, key, t(key), icon);
  const others = [
    named('/profile', 'portal:profile.title', icons.person),
    named('/createproposal', 'palette:newProposal', icons.plus),
    named('/generateproposal', 'palette:newProposalChat', icons.send),
  ];
  const all = [
    ...[user, admin].flatMap((menu) => (menu.state === 'ready' ? placesOf(menu.data, tools) : [])),
    ...others,
  ];
  return all.filter((command, index) => all.findIndex(({ to }) => to === command.to) === index);
}

/** A line that leads somewhere, found by its name in every language. */
const place = (to: string, key: string, text: string, icon: Drawing, within?: string): Command => ({
  id: to,
  group: 'go',
  icon,
  text,
  words: `${within ?? ''} ${inEveryLanguage(key)}`,
  detail: within,
  keys: keysTo(to),
  to,
});

/** The items of a menu that lead somewhere; those of a part are named with it. */
function placesOf(items: readonly MenuItem[], tools: LanguageTools, part?: MenuItem): readonly Command[] {
  const within = part && menuTitle(part, tools.t);
  return items.flatMap((item) => {
    const title = menuTitle(item, tools.t);
    const path = item.url === '/' ? '/dashboard' : item.url;
    return [
      ...(path?.startsWith('/') && !item.disabled
        ? [place(path, menuKey(item), title, menuIcon(item.icon ?? part?.icon), within)]
        : []),
      ...placesOf(item.children ?? [], tools, item.type === 'collapse' ? item : part),
    ];
  });
}

function useActions(): readonly Command[] {
  const { t, language } = useLanguage();
  const { dateMode, userMode } = useStore($session);
  const { canAdminister, signOut, $panel } = usePortal();
  const switches = useSwitches();
  const openHelp = useHelp();
  const action = (id: string, icon: Drawing, key: string, act: () => void, keys?: string): Command => ({
    id,
    group: 'actions',
    icon,
    text: t(key),
    words: inEveryLanguage(key),
    act,
    keys,
  });
  return [
    ...otherLanguages(language).map((other) => ({
      ...action(`language ${other}`, icons.language, 'portal:profile.language', () => switches.language(other)),
      text: languageNames[other],
    })),
    action('calendar', icons.calendar, `portal:account.calendar.${dateMode === 'fa' ? 'en' : 'fa'}`, switches.calendar),
    action('dark', icons.moon, switches.isDark ? 'palette:light' : 'palette:dark', switches.dark),
    action('customization', icons.settings, 'portal:account.customize', () => $panel.set('customization')),
    ...(canAdminister
      ? [
          {
            ...action(
              'mode',
              icons.shield,
              userMode === 'admin' ? 'palette:leaveAdmin' : 'palette:enterAdmin',
              switches.mode,
            ),
            leaves: true,
          },
        ]
      : []),
    action('help', icons.help, 'portal:account.help', openHelp),
    action('shortcuts', icons.keyboard, 'palette:shortcuts.title', () => $panel.set('shortcuts'), '?'),
    { ...action('signOut', icons.signOut, 'portal:account.signOut', signOut), leaves: true },
  ];
}
