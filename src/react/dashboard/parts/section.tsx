import { createContext, useContext, type ReactNode } from 'react';
import { unbroken } from '../../ui/language/unbroken.tsx';

const InSection = createContext(false);

/** The heading level of what stands here: one lower inside a section. */
export const useHeading = (): 'h2' | 'h3' => (useContext(InSection) ? 'h3' : 'h2');

interface SectionProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen under a heading of its own. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <section className="porsa-portal-section">
      <header className="porsa-portal-section-head">
        <h2>{unbroken(title)}</h2>
        {actions}
      </header>
      <InSection value={true}>{children}</InSection>
    </section>
  );
}
