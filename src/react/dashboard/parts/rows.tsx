import type { ReactNode } from 'react';
import { unbroken } from '../../ui/language/unbroken.tsx';

/** Items of one list, one row each. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="porsa-portal-rows">{children}</ul>;
}

interface RowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  /** Buttons, or a word in their place. */
  readonly children?: ReactNode;
}

export function Row({ title, detail, children }: RowProps) {
  return (
    <li>
      <span>
        <bdi>{typeof title === 'string' ? unbroken(title) : title}</bdi>
        <small>{detail}</small>
      </span>
      {children}
    </li>
  );
}
