import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type Drawing } from './icon.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: Drawing;
  /** What it does: its name and its tooltip. */
  readonly label: string;
  readonly danger?: boolean;
}

/** A button that shows an icon alone; all of them have one size. */
export function IconButton({ icon, label, danger, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className="porsa-kit-icon-button"
      data-danger={danger || undefined}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}
