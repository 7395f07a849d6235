import { memo } from 'react';
import { glyphOf } from './glyphs.ts';

interface TypeIconProps {
  /** As the type's panel gives it: an icon of Shoelace's package. */
  readonly name: string;
  readonly size?: number;
}

/** The icon of a type of questions; what holds it has a name. */
export const TypeIcon = memo(function TypeIcon({ name, size = 16 }: TypeIconProps) {
  return (
    <svg
      className="porsa-d-type-icon"
      data-icon={name}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {glyphOf(name).map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
});
