import { useId, useRef, useSyncExternalStore } from 'react';
import { markSharedDevice, watchSharedDevice } from '../../../api/device/mark-shared-device.ts';
import { isSharedDevice } from '../../../api/device/shared-device.ts';
import { createKeptReplies } from '../../../api/kept/kept-replies.ts';
import { createKeptStore } from '../../../api/kept/kept-store.ts';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { usePortal } from '../context/portal-context.ts';
import { sharedDeviceTexts } from './shared-device-texts.ts';
import styles from './shared-device.css?inline';

addTexts('shareddevice', sharedDeviceTexts);

const sheets = [styles];

/** Says that others use this device too: from then on nothing is kept on it, and what could be read offline is erased at once. */
export function SharedDevice() {
  const { t } = useLanguage();
  const { server } = usePortal();
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const isShared = useSyncExternalStore(watchSharedDevice, isMarked);
  useStyles(root, sheets);
  const mark = (wanted: boolean): void => {
    markSharedDevice(wanted);
    if (wanted) void forget(server || location.origin);
  };
  return (
    <div ref={root} className="porsa-portal-shared-device">
      <label>
        <input
          type="checkbox"
          checked={isShared}
          aria-describedby={help}
          onChange={(event) => mark(event.target.checked)}
        />
        {t('shareddevice:label')}
      </label>
      <p id={help}>{t('shareddevice:help')}</p>
    </div>
  );
}

/** Where storage is blocked, nothing is kept in any case. */
function isMarked(): boolean {
  try {
    return isSharedDevice();
  } catch {
    return false;
  }
}

const forget = (server: string): Promise<void> =>
  createKeptReplies(server, createKeptStore(server))
    .forgetAllBut('')
    .catch(() => undefined);
