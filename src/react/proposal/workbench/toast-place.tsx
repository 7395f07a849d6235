import { useEffect, type ReactNode } from 'react';
import { Toast } from '../../kit/toast/toast.tsx';

export interface ToastText {
  readonly text: string;
  /** A way back from what happened. */
  readonly action?: ReactNode;
}

interface ToastPlaceProps {
  readonly toast: ToastText | undefined;
  close(): void;
}

/** Milliseconds that a toast stays; one with a way back stays until it is closed, or the next comes. */
const shownFor = 6000;

export function ToastPlace({ toast, close }: ToastPlaceProps) {
  useEffect(() => {
    if (!toast || toast.action) return;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [toast, close]);
  return (
    <div className="porsa-p-toasts" role="status">
      {toast && (
        <Toast action={toast.action} onClose={close}>
          {toast.text}
        </Toast>
      )}
    </div>
  );
}
