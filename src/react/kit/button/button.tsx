import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type Drawing } from '../icon/icon.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon?: Drawing;
  /** `primary` leads on where no Shoelace is, `danger` takes something away, `link` stands in a line of text. */
  readonly kind?: 'primary' | 'danger' | 'link';
}

/** A small button among the parts of a form; what ends a dialog or leads a screen on is an `SlButton`. */
export function Button({ icon, kind, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className="porsa-kit-button" data-kind={kind}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}
