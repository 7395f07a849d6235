import type { ReactNode } from 'react';
import { Icon, type Drawing } from '../icon/icon.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';

interface MessageProps {
  readonly icon: Drawing;
  readonly title: string;
  readonly text?: string;
  readonly role?: 'alert' | 'status';
  /** What can be done. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing to show: why, and what can be done. */
export function Message({ icon, title, text, role, children }: MessageProps) {
  return (
    <div className="porsa-kit-message" role={role}>
      <span className="porsa-kit-message-icon">
        <Icon of={icon} size={28} />
      </span>
      <p className="porsa-kit-message-title">{unbroken(title)}</p>
      {text && <p className="porsa-kit-message-text">{unbroken(text)}</p>}
      {children}
    </div>
  );
}
