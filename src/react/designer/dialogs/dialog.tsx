import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { IconButton } from '../icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  /** `alertdialog` wants an answer. */
  readonly role?: 'alertdialog';
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Absent: it cannot be left without an answer. */
  readonly close?: () => void;
}

/** A native modal dialog: above everything, focus kept inside and given back, Escape closes. */
export function Dialog({ title, wide = false, role, children, actions, close }: DialogProps) {
  const { t } = useLanguage();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const root = dialog?.getRootNode();
    const opener = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      className="porsa-d-dialog"
      data-wide={wide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
    >
      <div className="porsa-d-dialog-head">
        <h2 id={id}>{title}</h2>
        {close && <IconButton icon="x-lg" label={t('common:close')} onClick={close} />}
      </div>
      <div className="porsa-d-dialog-body">{children}</div>
      {actions && <div className="porsa-d-dialog-foot">{actions}</div>}
    </dialog>
  );
}
