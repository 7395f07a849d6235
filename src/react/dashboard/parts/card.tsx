import { createContext, useContext, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

/** Headings go down by one within a section. */
const InSection = createContext(false);

interface CardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly to?: string;
  /** A short mark beside the title, such as the version. */
  readonly mark?: ReactNode;
  /** The mark says that something is not so. */
  readonly quiet?: boolean;
  /** A button at the head, such as the star of a favourite. */
  readonly star?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
}

/** One thing in a list of things; the whole of it leads there when it leads somewhere. */
export function Card({ icon, title, detail, to, mark, quiet = false, star, actions }: CardProps) {
  const Heading = useContext(InSection) ? 'h3' : 'h2';
  return (
    <li className={to ? 'porsa-portal-card porsa-portal-card-link' : 'porsa-portal-card'}>
      <span className="porsa-portal-card-icon">
        <Icon name={icon} size={22} />
      </span>
      <div className="porsa-portal-card-main">
        <Heading className="porsa-portal-card-title">{to ? <Link to={to}>{title}</Link> : title}</Heading>
        {detail && <p className="porsa-portal-card-detail">{detail}</p>}
      </div>
      {mark && (
        <span className={quiet ? 'porsa-portal-mark porsa-portal-mark-quiet' : 'porsa-portal-mark'}>{mark}</span>
      )}
      {star}
      {actions && <div className="porsa-portal-card-actions">{actions}</div>}
    </li>
  );
}

export function Cards({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className="porsa-portal-cards" aria-label={label}>
      {children}
    </ul>
  );
}

export function Section({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="porsa-portal-section">
      <header className="porsa-portal-section-head">
        <h2>{title}</h2>
        {actions}
      </header>
      <InSection value={true}>{children}</InSection>
    </section>
  );
}
