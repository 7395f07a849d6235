import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { headingLevel } from './heading-level.ts';
import styles from './section.css?inline';
import { useStyles } from '../style/use-styles.ts';

const sheets = [styles];

export interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Questions that belong together, on a card with a title. */
export function Section({ id, title, children }: SectionProps) {
  const section = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(3);
  useStyles(section, sheets);
  useLayoutEffect(() => {
    if (section.current) setLevel(headingLevel(section.current));
  }, []);
  return (
    <div ref={section} className="porsa-section" role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="porsa-section-title" aria-level={level === 3 ? undefined : level}>
        {title}
      </h3>
      {children}
    </div>
  );
}
