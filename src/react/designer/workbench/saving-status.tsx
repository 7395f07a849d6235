import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { SavingState } from '../store/remote.ts';
import { Button } from '../../kit/button/button.tsx';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';

/** Codes of the client and the server: no reply came; the session has ended. */
const kinds: Readonly<Record<number, string>> = { 5002: 'offline', 4010: 'signedout' };

const drawings: Readonly<Record<string, Drawing>> = {
  saved: icons.cloudCheck,
  saving: icons.cloudUp,
  unsaved: icons.cloudUp,
  conflict: icons.shuffle,
};

const kindOf = (state: SavingState): string => (state.kind === 'failed' ? (kinds[state.code] ?? 'failed') : state.kind);

/** How the form stands to what the server has; where saving failed, where the changes are, and a way to try again. */
export function SavingStatus() {
  const {
    model: { store },
    kept,
  } = useDesigner();
  const { t, number } = useLanguage();
  const state = useStore(store.$saving);
  const place = useStore(kept.$place);
  const version = useStore(store.$version);
  const kind = kindOf(state);
  const isFailed = state.kind === 'failed';
  return (
    <p className="porsa-d-saving" data-kind={isFailed ? 'failed' : kind}>
      <span role="status">
        <Icon of={drawings[kind] ?? icons.cloudOff} size={16} /> {t(`designer:saving.${kind}`)}
        {isFailed && ` ${t(`designer:kept.${place}`)}`}
      </span>
      {isFailed && (
        <Button kind="link" onClick={() => void store.save()}>
          {t('common:retry')}
        </Button>
      )}
      {version !== null && (
        <span className="porsa-d-version">{t('designer:version', { version: number(version) })}</span>
      )}
    </p>
  );
}
