import { useStore } from '@nanostores/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { askConfirm } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { addTexts } from '../../../store/texts.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useModal } from '../../kit/dialog/use-modal.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { usePortal } from '../context/portal-context.ts';
import { actionsIn, pressOnceThere, type ScreenAction } from '../keyboard/screen-actions.ts';
import { hasDialogs, hasTyped } from '../keyboard/open-dialogs.ts';
import { opensPalette } from '../keyboard/shortcuts.ts';
import * as icons from '../parts/icons.ts';
import { findCommands, groups, type Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import { commandsOf } from './found-commands.tsx';
import styles from './palette.css?inline';
import { paletteTexts } from './palette-texts.ts';
import { noteRecent, recentOf, withRecent } from './recent.ts';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

addTexts('palette', paletteTexts);

const sheets = [styles];

/** The command palette: searches screens, actions, patient files and forms, by the keyboard alone. */
export function Palette({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const dialog = useModal();
  const list = useId();
  const [typed, setTyped] = useState('');
  const { commands, search } = useAll(typed, dialog);
  const [chosen, setChosen] = useState<string>();
  const run = useRun(dialog, onClose);
  useStyles(dialog, sheets);
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === chosen),
  );
  const move = (step: number): void => setChosen(commands.at((at + step) % commands.length)?.id);
  const press = (event: KeyboardEvent): void => {
    const command = commands[at];
    if (event.nativeEvent.isComposing) return;
    if (opensPalette(event.nativeEvent)) onClose();
    else if (event.key === 'ArrowDown' && command) move(1);
    else if (event.key === 'ArrowUp' && command) move(-1);
    else if (event.key === 'Enter' && command) run(command, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="porsa-portal-palette"
      aria-label={t('portal:palette')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <PaletteField
        list={list}
        option={commands.length > 0 ? `${list}-${at}` : undefined}
        typed={typed}
        onPress={press}
        onClose={onClose}
        onType={(text) => {
          setTyped(text);
          setChosen(undefined);
        }}
      />
      <CommandList
        id={list}
        commands={commands}
        at={at}
        search={search}
        typed={typed}
        onRun={run}
        onPoint={setChosen}
      />
    </dialog>
  );
}

interface PaletteFieldProps {
  readonly list: string;
  /** The chosen line of it. */
  readonly option: string | undefined;
  readonly typed: string;
  onPress(event: KeyboardEvent): void;
  onType(text: string): void;
  onClose(): void;
}

function PaletteField({ list, option, typed, onPress, onType, onClose }: PaletteFieldProps) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-palette-head">
      <Icon of={icons.search} />
      <input
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={option}
        aria-label={t('palette:field')}
        placeholder={t('palette:field')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={onPress}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <IconButton icon={icons.close} label={t('common:close')} onClick={onClose} />
    </div>
  );
}

/** All that fits the text, in the order of the groups: what the server finds comes last, so that nothing moves under the finger. */
function useAll(typed: string, dialog: { readonly current: HTMLElement | null }) {
  const tools = useLanguage();
  const [screen, setScreen] = useState<readonly ScreenAction[]>([]);
  useEffect(() => {
    const main = dialog.current?.closest('.porsa-portal-shell')?.querySelector('main');
    // What lies behind a dialog waits until that is closed.
    if (!hasDialogs(main)) setScreen(actionsIn(main));
  }, [dialog]);
  const search = useFound(typed);
  const local = findCommands(useCommands(screen), typed);
  const found = search.state === 'ready' ? commandsOf(search.found, tools) : [];
  const all = withRecent(recentOf(useStore($session).id), [...local, ...found], typed);
  return { search, commands: groups.flatMap((group) => all.filter((command) => command.group === group)) };
}

/**
 * Goes where a command leads, in a new tab if wanted, or does what it says; the palette closes before. What is typed in
 * a dialog below is lost with its screen, so it asks first.
 */
function useRun(dialog: { readonly current: HTMLElement | null }, onClose: () => void) {
  const { navigation } = usePortal();
  const { t } = useLanguage();
  const { id } = useStore($session);
  const run = async (command: Command, inNewTab: boolean): Promise<void> => {
    const { to, key, act, leaves = to !== undefined } = command;
    const shell = dialog.current?.closest('.porsa-portal-shell') ?? null;
    noteRecent(id, command);
    onClose();
    if (to !== undefined && inNewTab) return void window.open(navigation.href(to), '_blank', 'noopener');
    if (leaves && hasTyped(shell?.querySelector('main'))) {
      const question = { detail: t('palette:leave.detail'), yes: t('palette:leave.yes'), danger: true };
      if (!(await askConfirm(t('palette:leave.question'), question))) return;
    }
    if (to === undefined) return act?.();
    navigation.go(to);
    if (key) pressOnceThere(shell, key);
  };
  return (command: Command, inNewTab: boolean): void => void run(command, inNewTab);
}
