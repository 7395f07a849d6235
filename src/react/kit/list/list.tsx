import type { ReactNode } from 'react';
import { Icon, type Drawing } from '../icon/icon.tsx';

interface ListItemProps {
  readonly icon: Drawing;
  /** A link makes the whole item lead there. */
  readonly title: ReactNode;
  readonly heading?: 'h2' | 'h3';
  readonly detail?: ReactNode;
  /** A short mark beside the title, such as the version, or a button. */
  readonly mark?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
}

/** Things, each on a card of its own. */
export function List({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className="porsa-kit-list" aria-label={label}>
      {children}
    </ul>
  );
}

export function ListItem({ icon, title, heading: Heading = 'h2', detail, mark, actions }: ListItemProps) {
  return (
    <li className="porsa-kit-item">
      <span className="porsa-kit-item-icon">
        <Icon of={icon} size={22} />
      </span>
      <div className="porsa-kit-item-main">
        <Heading className="porsa-kit-item-title">{title}</Heading>
        {detail && <p className="porsa-kit-item-detail">{detail}</p>}
      </div>
      {mark}
      {actions && <div className="porsa-kit-item-actions">{actions}</div>}
    </li>
  );
}

interface MarkProps {
  readonly children: ReactNode;
  /** Something is not so, or not yet. */
  readonly quiet?: boolean;
  /** Something failed. */
  readonly danger?: boolean;
  /** Something is done. */
  readonly success?: boolean;
}

/** A word beside a title. */
export function Mark({ children, quiet, danger, success }: MarkProps) {
  return (
    <span
      className="porsa-kit-mark"
      data-quiet={quiet || undefined}
      data-danger={danger || undefined}
      data-success={success || undefined}
    >
      {children}
    </span>
  );
}
