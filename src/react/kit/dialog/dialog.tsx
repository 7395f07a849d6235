import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { IconButton } from '../icon/icon-button.tsx';
import { close } from '../icon/icons.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  /** A panel at the end of the page, which stays visible beside it. */
  readonly side?: boolean;
  /** `alertdialog` asks for an answer at once. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Absent: it cannot be left without an answer. */
  onClose?(): void;
}

/** A native modal dialog: top layer, focus kept inside and given back, Escape closes. Shoelace's would cost every page 6 KB. */
export function Dialog({ title, wide = false, side = false, role, children, actions, onClose }: DialogProps) {
  const { t } = useLanguage();
  const ref = useModal();
  const id = useId();
  return (
    <dialog
      ref={ref}
      role={role}
      className="porsa-kit-dialog"
      data-wide={wide || undefined}
      data-side={side || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        // React hands on what is canceled in it: another dialog, or the choice of a file.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="porsa-kit-dialog-head">
        <h2 id={id}>{unbroken(title)}</h2>
        {onClose && <IconButton icon={close} label={t('common:close')} onClick={onClose} />}
      </div>
      <div className="porsa-kit-dialog-body">{children}</div>
      {actions && <div className="porsa-kit-dialog-foot">{actions}</div>}
    </dialog>
  );
}
