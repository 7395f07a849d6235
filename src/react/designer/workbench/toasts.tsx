import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { Toast } from '../../kit/toast/toast.tsx';
import { Button } from '../../kit/button/button.tsx';

/** Milliseconds a message stays; not while it is pointed at or focused. Undo itself stays in the bar. */
const shownFor = 8000;

/** What just happened, and the way back from it or on. */
export function Toasts() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const toast = useStore(model.$toast);
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => model.$toast.set(null), shownFor);
    return () => clearTimeout(timer);
  }, [toast, held, model]);
  const share = (): void => {
    model.$toast.set(null);
    model.$dialog.set({ kind: 'share' });
  };
  return (
    <div
      className="porsa-d-toasts"
      role="status"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {toast && (
        <Toast
          onClose={() => model.$toast.set(null)}
          action={
            <>
              {toast.undo && (
                <Button kind="link" onClick={actions.undo}>
                  {t('common:undo')}
                </Button>
              )}
              {toast.share && (
                <Button kind="link" onClick={share}>
                  {t('designer:bar.share')}
                </Button>
              )}
            </>
          }
        >
          {toast.text}
        </Toast>
      )}
    </div>
  );
}
