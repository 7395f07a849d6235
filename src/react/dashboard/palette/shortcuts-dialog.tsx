import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $singleKeys } from '../../../store/single-keys.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { usePortal } from '../context/portal-context.ts';
import { actionsIn, type ScreenAction } from '../keyboard/screen-actions.ts';
import { mayGo } from '../keyboard/may-go.ts';
import { keysTo, paletteKeys, sendKeys, ways } from '../keyboard/shortcuts.ts';
import styles from './palette.css?inline';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

const sheets = [styles];

/** Every shortcut of the portal and of the screen below, and the switch that turns single keys off. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const singleKeys = useStore($singleKeys);
  const rows = useRows(root);
  useStyles(root, sheets);
  return (
    <Dialog title={t('palette:shortcuts.title')} onClose={onClose}>
      <div ref={root}>
        <SingleKeysSwitch />
        <dl className="porsa-portal-shortcuts">
          {rows
            .filter(({ keys }) => singleKeys || keys === paletteKeys() || keys === sendKeys())
            .map(({ text, keys }) => (
              <div key={`${text} ${keys}`}>
                <dt>{text}</dt>
                <dd dir="ltr">
                  {keys.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Dialog>
  );
}

interface Row {
  readonly text: string;
  readonly keys: string;
}

function useRows(inside: { readonly current: HTMLElement | null }): readonly Row[] {
  const { t } = useLanguage();
  const portal = usePortal();
  const [screen, setScreen] = useState<readonly ScreenAction[]>([]);
  useEffect(() => {
    setScreen(actionsIn(inside.current?.closest('.porsa-portal-shell')?.querySelector('main')));
  }, [inside]);
  const paths = Object.values(ways).filter((path) => mayGo(path, portal));
  return [
    { text: t('portal:palette'), keys: paletteKeys() },
    { text: t('palette:shortcuts.send'), keys: sendKeys() },
    { text: t('palette:shortcuts.search'), keys: '/' },
    { text: t('palette:shortcuts.title'), keys: '?' },
    ...screen.map(({ text, key }) => ({ text, keys: key.toUpperCase() })),
    ...paths.map((path) => ({ text: t(`palette:ways.${path.split('/').at(-1)}`), keys: keysTo(path) ?? '' })),
  ];
}
