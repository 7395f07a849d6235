import { useRef, type ReactNode } from 'react';
import { useStyles } from '../../ui/style/use-styles.ts';
import styles from './changes.css?inline';

const sheets = [styles];

/** Things with two values each, before and after: side by side, or one under the other where it is narrow. */
export function ChangeList({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDListElement>(null);
  useStyles(list, sheets);
  return (
    <dl ref={list} className="porsa-kit-changes">
      {children}
    </dl>
  );
}

interface ChangeRowProps {
  readonly label: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What the two are, for those who hear them: "Before:", "After:". */
  readonly sides: readonly [before: string, after: string];
}

export function ChangeRow({ label, before, after, sides }: ChangeRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="porsa-kit-hidden">{sides[0]} </span>
        {before}
      </dd>
      <dd>
        <span className="porsa-kit-hidden">{sides[1]} </span>
        {after}
      </dd>
    </div>
  );
}
