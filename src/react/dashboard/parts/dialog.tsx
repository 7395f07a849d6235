import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  /** `alertdialog` asks for an answer at once. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  onClose(): void;
}

/** Where a person begins: at the first field, or at the first button of a question. The browser would take the button that closes. */
const firstToUse =
  ':is(.porsa-portal-dialog-body :is(input, textarea, select, sl-switch), .porsa-portal-dialog-foot sl-button)';

/** A native modal dialog: top layer, focus kept inside and given back, Escape closes. */
export function Dialog({ title, wide = false, role, children, actions, onClose }: DialogProps) {
  const { t } = useLanguage();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = (dialog?.getRootNode() as ShadowRoot | Document | undefined)?.activeElement;
    dialog?.showModal();
    const frame = requestAnimationFrame(() => dialog?.querySelector<HTMLElement>(firstToUse)?.focus());
    return () => {
      cancelAnimationFrame(frame);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      className={wide ? 'porsa-portal-dialog porsa-portal-dialog-wide' : 'porsa-portal-dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="porsa-portal-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="porsa-portal-icon-button" aria-label={t('portal:close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="porsa-portal-dialog-body">{children}</div>
      {actions && <div className="porsa-portal-dialog-foot">{actions}</div>}
    </dialog>
  );
}
