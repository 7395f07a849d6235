import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { IconButton } from '../icon.tsx';

/** Milliseconds a message stays; not while it is pointed at or focused. Undo itself stays in the bar. */
const shownFor = 8000;

/** What just happened, and the way back from it. */
export function ToastLine() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const toast = useStore(model.$toast);
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => model.$toast.set(null), shownFor);
    return () => clearTimeout(timer);
  }, [toast, held, model]);
  return (
    <div
      className="porsa-d-toast-place"
      role="status"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {toast && (
        <div className="porsa-d-toast">
          <span>{toast.text}</span>
          {toast.undo && (
            <button type="button" className="porsa-d-link-button" onClick={actions.undo}>
              {t('common:undo')}
            </button>
          )}
          <IconButton icon="x-lg" label={t('common:close')} onClick={() => model.$toast.set(null)} />
        </div>
      )}
    </div>
  );
}
