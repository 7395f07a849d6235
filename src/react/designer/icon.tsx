import { memo } from 'react';
import { pathsOf } from './icons.ts';

/** An icon that says nothing by itself: what bears it has a name. */
export const Icon = memo(function Icon({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      className="porsa-d-icon"
      data-icon={name}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {pathsOf(name).map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
});

interface IconButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly danger?: boolean;
  onClick(): void;
}

export function IconButton({ icon, label, disabled, pressed, danger, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="porsa-d-icon-button"
      data-danger={danger || undefined}
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
