import { useRef, type ReactNode } from 'react';
import styles from './section.css?inline';
import { useStyles } from './use-styles.ts';

const sheets = [styles];

export interface SectionProps { readonly id: string; readonly title: string; readonly children: ReactNode }

/** Questions that belong together, on a card with a title. */
export function Section({ id, title, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useStyles(section, sheets);
  return (
    <section ref={section} className="porsa-section" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="porsa-section-title">{title}</h3>
      {children}
    </section>
  );
}
