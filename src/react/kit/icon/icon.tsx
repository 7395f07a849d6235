import { memo } from 'react';

/** The outline of an icon on a 24 by 24 grid. */
export interface Drawing {
  readonly d: string;
  /** It points forwards or backwards, and is mirrored where text runs right to left. */
  readonly turns?: boolean;
}

interface IconProps {
  readonly of: Drawing;
  readonly size?: number;
  /** Where it stands in a Shoelace component. */
  readonly slot?: 'prefix' | 'suffix';
}

/** An icon says nothing by itself: what holds it has a name. */
export const Icon = memo(function Icon({ of: { d, turns }, size = 20, slot }: IconProps) {
  return (
    <svg
      className="porsa-kit-icon"
      slot={slot}
      data-turns={turns}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
});
