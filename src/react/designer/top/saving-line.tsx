import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import type { SavingState } from '../designer-store.ts';
import { Icon } from '../icon.tsx';

/** The client's code for a line that gave no answer. */
const noAnswer = 5002;

const icons: Readonly<Record<string, string>> = { saved: 'cloud-check', saving: 'cloud-upload', unsaved: 'cloud-upload', offline: 'cloud-slash', failed: 'cloud-slash', conflict: 'shuffle' };

const kindOf = (state: SavingState): string => (state.kind === 'failed' && state.code === noAnswer ? 'offline' : state.kind);

/** How the form stands to what the server has; where saving failed, a way to try again. */
export function SavingLine() {
  const { model: { store } } = useDesigner();
  const { t, number } = useLanguage();
  const state = useStore(store.$saving);
  const version = useStore(store.$version);
  const kind = kindOf(state);
  return (
    <p className="porsa-d-saving" data-kind={kind}>
      <span role="status"><Icon name={icons[kind] ?? 'cloud-check'} /> {t(`designer:saving.${kind}`)}</span>
      {state.kind === 'failed' && <button type="button" className="porsa-d-link-button" onClick={() => void store.save()}>{t('common:retry')}</button>}
      {version !== null && <span className="porsa-d-version">{t('designer:version', { version: number(version) })}</span>}
    </p>
  );
}
