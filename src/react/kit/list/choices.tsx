import type { ReactNode } from 'react';

export interface ChoiceProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
  onChoose(): void;
}

/** Things of which one is chosen at a press. */
export function Choices({ children }: { readonly children: ReactNode }) {
  return <ul className="porsa-kit-choices">{children}</ul>;
}

export function Choice({ title, detail, disabled, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" disabled={disabled} onClick={onChoose}>
        <strong>{title}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </button>
    </li>
  );
}
