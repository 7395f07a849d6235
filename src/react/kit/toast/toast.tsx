import type { ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { IconButton } from '../icon/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { check, close } from '../icon/icons.ts';

interface ToastProps {
  /** `success` is green and has a tick. */
  readonly kind?: 'plain' | 'success';
  /** A way back from what happened. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  onClose?(): void;
}

/** What just happened. Its place, a `role="status"`, is the screen's. */
export function Toast({ kind = 'plain', action, children, onClose }: ToastProps) {
  const { t } = useLanguage();
  return (
    <div className="porsa-kit-toast" data-kind={kind}>
      {kind === 'success' && <Icon of={check} />}
      <span>{children}</span>
      {action}
      {onClose && <IconButton icon={close} label={t('common:close')} onClick={onClose} />}
    </div>
  );
}
