import { useRef, type ReactNode } from 'react';
import { useStyles } from '../../ui/style/use-styles.ts';
import styles from './delivery-list.css?inline';

const sheets = [styles];

/** What was sent to another system, one line each: what and when, how it stands, and why. */
export function DeliveryList({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLUListElement>(null);
  useStyles(root, sheets);
  return (
    <ul ref={root} className="porsa-portal-deliveries">
      {children}
    </ul>
  );
}
