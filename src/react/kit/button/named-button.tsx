import type { ComponentProps } from 'react';
import { SlButton } from '../shoelace/tags.ts';

interface NamedButtonProps extends Omit<ComponentProps<typeof SlButton>, 'aria-label'> {
  /** What it does to what: read out in place of the word that is shown. */
  readonly label: string;
}

/** A Shoelace button among several that show the same word. A label on its host would not be read out. */
export function NamedButton({ label, children, ...button }: NamedButtonProps) {
  return (
    <SlButton {...button}>
      <span aria-hidden="true">{children}</span>
      <span className="porsa-kit-hidden">{label}</span>
    </SlButton>
  );
}
