import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import type { SavingState } from '../designer-store.ts';
import { Icon } from '../icon.tsx';

/** Codes of the client and the server: no reply came; the session has ended. */
const kinds: Readonly<Record<number, string>> = { 5002: 'offline', 4010: 'signedout' };

const icons: Readonly<Record<string, string>> = {
  saved: 'cloud-check',
  saving: 'cloud-upload',
  unsaved: 'cloud-upload',
  conflict: 'shuffle',
};

const kindOf = (state: SavingState): string => (state.kind === 'failed' ? (kinds[state.code] ?? 'failed') : state.kind);

/** How the form stands to what the server has; where saving failed, where the changes are, and a way to try again. */
export function SavingLine() {
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
        <Icon name={icons[kind] ?? 'cloud-slash'} /> {t(`designer:saving.${kind}`)}
        {isFailed && ` ${t(`designer:kept.${place}`)}`}
      </span>
      {isFailed && (
        <button type="button" className="porsa-d-link-button" onClick={() => void store.save()}>
          {t('common:retry')}
        </button>
      )}
      {version !== null && (
        <span className="porsa-d-version">{t('designer:version', { version: number(version) })}</span>
      )}
    </p>
  );
}
